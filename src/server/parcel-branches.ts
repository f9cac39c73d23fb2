import { createClock } from '#adapters/browser/clock.ts';
import { createClient } from '#adapters/http/client.ts';
import { askNovaPoshta, createNovaPoshta, readCities } from '#adapters/http/nova-poshta.ts';
import { branchSearch } from '#contract/branches.ts';
import { AppError } from '#domain/errors.ts';
import type { BranchesPort } from '#ports/branches.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { keptAnswers } from './kept-answers.ts';
import { lastWhole } from './last-whole.ts';

/** Where the shop's page finds the look-up that this server makes of Nova Poshta's API. */
export const PARCEL_BRANCHES_PATH = '/parcel-branches';
/** A question is a few hundred bytes. */
export const QUESTION_MOST_BYTES = 4_096;

/** Its documentation asks for a copy of the directory that is renewed once a day. */
const CITIES_MS = 86_400_000;
const CITIES_AGAIN_MS = 60_000;
const ANSWERS_MS = 3_600_000;
/** Of up to 500 branches each: some tens of megabytes where all are full. */
const MOST_ANSWERS = 200;
const ANSWER_MOST_BYTES = 16 * 1_048_576;
const NO_STORE = { 'cache-control': 'no-store' };

interface NovaPoshtaOptions {
  /** Of API v2.0, in JSON. */
  address: string;
  key: string;
  fetch: typeof globalThis.fetch;
  /** Hears of rows that make no sense, and why there is no directory. */
  report: (message: string) => void;
}

/** Nova Poshta's branches, its key kept here, its answers for a while. */
export function novaPoshtaOf({ address, key, fetch, report }: NovaPoshtaOptions): BranchesPort {
  const client = createClient({
    fetch: boundedFetch(fetch, ANSWER_MOST_BYTES),
    baseUrl: '',
    clock: createClock(),
    language: () => 'uk',
    random: Math.random,
    sendIdempotencyKey: false,
  });
  const ask = askNovaPoshta(client, address, key);
  const cities = lastWhole(CITIES_MS, CITIES_AGAIN_MS, async () => {
    try {
      return await readCities(ask, report);
    } catch (error) {
      report(`getCities: ${(error as AppError).serverText ?? (error as AppError).kind}`);
      throw error;
    }
  });
  return createNovaPoshta({ ask, cities, keep: keptAnswers(ANSWERS_MS, MOST_ANSWERS), report });
}

function refusal(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status, headers: NO_STORE });
}

/** Answers as `src/contract/branches.ts` says, so that browsers know one look-up only. `log` hears why it could not. */
export function answerBranches(
  branches: BranchesPort,
  log: (line: string) => void,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const { success, data } = branchSearch.safeParse(await request.json().catch(() => undefined));
    if (!success) return refusal(400, 'VALIDATION_ERROR', 'What is looked for is { query, limit }');
    try {
      const found = await branches.find(data.query);
      const page = { items: found.slice(0, data.limit), total: found.length, page: 1, limit: data.limit };
      return Response.json(page, { headers: NO_STORE });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      log(JSON.stringify({ time: new Date().toISOString(), parcels: error.kind, why: error.serverText }));
      return refusal(502, 'SOMETHING_WENT_WRONG', 'The parcel company does not answer');
    }
  };
}
