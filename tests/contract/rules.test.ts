// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CALLS } from '#contract/calls.ts';
import { RULES_OF_ALL } from '#contract/rules-of-calls.ts';
import { RULES } from '#contract/rules.ts';
import { profile } from '#profiles/ua.ts';
import { ROWS } from './rows/rows.ts';

/** The words of a page, however they are wrapped and marked. */
const wordsOf = (text: string): string => text.replaceAll(/[`*\\]/g, '').replaceAll(/\s+/g, ' ');

const page = wordsOf(readFileSync('docs/contract.md', 'utf8'));

/** Sentences that do not stand on a page. */
const missing = (sentences: readonly string[], of: string): string[] =>
  sentences.filter((one) => !of.includes(wordsOf(one)));

test('every sentence by which a row of the kit judges stands in docs/contract.md', () => {
  expect(missing(Object.values(RULES), page)).toEqual([]);
  expect(
    missing(
      ROWS.map(({ says }) => says),
      page,
    ),
  ).toEqual([]);
});

test('a sentence that the page says otherwise would be found', () => {
  expect(missing([RULES.word], page.replace('by the sum that is due now', 'by any sum'))).toEqual([RULES.word]);
});

test('the countries of Europe are those the shop sends to', () => {
  const [, listed = ''] = /EU is ([A-Z, and]+);/.exec(page) ?? [];
  expect(listed.replace(' and ', ', ').split(', ').toSorted()).toEqual(profile.countries.EU?.toSorted());
});

test('a row tries each sentence, and each is published with a call or for all', () => {
  const tried = new Set<string>(ROWS.map(({ says }) => says));
  expect(Object.values(RULES).filter((rule) => !tried.has(rule))).toEqual([]);
  const published = new Set<string>([...RULES_OF_ALL, ...Object.values(CALLS).flatMap(({ rules }) => rules)]);
  expect(Object.keys(RULES).filter((name) => !published.has(name))).toEqual([]);
});
