import { branchSearch } from '#contract/branches.ts';
import type { BranchRow } from '#fixtures/branches.ts';
import { BRANCHES, branchOnWire } from '#fixtures/branches.ts';
import type { CheckedCall, Endpoint } from '../call.ts';
import { folded, inLatin } from '../latin.ts';

const WORDS = /[^\p{L}\p{N}]+/u;

function wordsOf(text: string): string[] {
  return folded(text).split(WORDS).filter(Boolean);
}

interface Known {
  row: BranchRow;
  /** What it is found by the beginnings of: Ukrainian, English, and Ukrainian typed in Latin letters. */
  words: string[];
}

function known(row: BranchRow): Known {
  const { city, street, number } = row;
  const names = [city.uk, city.en, ...inLatin(city.uk), street.uk, street.en, ...inLatin(street.uk), number];
  return { row, words: names.flatMap(wordsOf) };
}

let everyone: Known[] | undefined;

/** Those that all typed words are beginnings of; a number that was typed whole comes first. */
function foundBy(typed: string[]): BranchRow[] {
  // Not before somebody looks: the backend starts quicker.
  everyone ??= BRANCHES.map(known);
  const found = everyone.filter(({ words }) => typed.every((one) => words.some((word) => word.startsWith(one))));
  const isNumber = ({ row }: Known): boolean => typed.includes(row.number);
  return [...found.filter(isNumber), ...found.filter((one) => !isNumber(one))].map(({ row }) => row);
}

/** The parcel company's own look-up, played as the bank is: not of the contract, and the shop works without it. */
export const BRANCH_LOOKUP: Endpoint = {
  name: 'branches.search',
  method: 'POST',
  path: '/v1/__parcels/branches',
  needs: 'nobody',
  isRead: true,
  body: branchSearch,
  run({ body, language }: CheckedCall) {
    const { query, limit } = body as { query: string; limit: number };
    const found = foundBy(wordsOf(query));
    const items = found.slice(0, limit).map((row) => branchOnWire(row, language));
    return { items, total: found.length, page: 1, limit };
  },
};
