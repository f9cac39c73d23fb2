// @vitest-environment node
import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import type { CallName } from '#contract/calls.ts';
import { CALLS } from '#contract/calls.ts';
import { category, categorySearch } from '#contract/catalog.ts';
import { listOf } from '#contract/common.ts';
import type { Exchanges } from '#fixtures/exchanges/exchanges.ts';
import { EXCHANGES } from '#fixtures/exchanges/exchanges.ts';
import { createEmbeddedBackend } from '#mocks/server.ts';
import { exampleProblems } from './examples.ts';
import type { Place } from './ask.ts';
import { walk } from './walk.ts';

const CALL = 'categories.search';
const EXAMPLE: Exchanges = EXCHANGES[CALL];
const ROW: Call = CALLS[CALL];

/** The list of an answer, each item changed. */
function withItems(body: unknown, change: (item: object) => object): unknown {
  const list = body as { items: object[] };
  return { ...list, items: list.items.map(change) };
}

async function problemsOfWalk(place: Partial<Place> = {}): Promise<string[]> {
  const backend = createEmbeddedBackend({ hasOpenTools: true });
  const fetch = (address: string, init: RequestInit) => backend(new Request(address, init));
  const problems: string[] = [];
  for await (const seen of walk({ baseUrl: 'https://shop.test', fetch, ...place }))
    problems.push(...seen.problems.map((one) => `${seen.call}: ${one}`));
  return problems;
}

test('without a drift there is nothing to say', () => {
  expect(exampleProblems(ROW, EXAMPLE)).toEqual([]);
});

describe('a drifted fixture', () => {
  const answering = (change: (item: object) => object): Exchanges => ({
    ...EXAMPLE,
    good: {
      ...EXAMPLE.good,
      response: { status: 200, body: withItems(EXAMPLE.good.response.body, change) },
    },
  });

  test.each<[string, Exchanges, string]>([
    ['lacks a field', answering((item) => ({ ...item, state: undefined })), 'items.0.state: invalid value'],
    ['has a field of its own', answering((item) => ({ ...item, slug: 'hudi' })), 'items.0.slug: unknown field'],
    [
      'asks for something else',
      { ...EXAMPLE, good: { ...EXAMPLE.good, request: { ...EXAMPLE.good.request, body: { filtre: {} } } } },
      'request body',
    ],
    [
      'asks by another method',
      { ...EXAMPLE, good: { ...EXAMPLE.good, request: { ...EXAMPLE.good.request, method: 'PUT' } } },
      'request method',
    ],
    [
      'comes with another status',
      { ...EXAMPLE, failing: { ...EXAMPLE.failing, response: { ...EXAMPLE.failing.response, status: 400 } } },
      'status: 400, DATA_BASE_ERROR comes with 500',
    ],
  ])('that %s is found', (_, exchanges, problem) => {
    expect(exampleProblems(ROW, exchanges)).toContain(problem);
  });
});

describe('a drifted schema', () => {
  const renamed = z.extend(category, { position: z.int() });
  const drifted: Partial<Record<string, Partial<Call>>> = {
    'that renames a field of an answer': { parts: { items: renamed } },
    'that gives up a field of an answer': { answer: z.omit(listOf, { total: true }) },
    'that wants more of a body': { body: z.extend(categorySearch, { shop: z.string() }) },
  };

  test.each(Object.entries(drifted))('%s is found in the examples and in the backend', async (_, change) => {
    const row: Call = { ...ROW, ...change };
    expect(exampleProblems(row, EXAMPLE)).not.toEqual([]);
    const calls: Record<CallName, Call> = { ...CALLS, [CALL]: row };
    const problems = await problemsOfWalk({ calls });
    expect(problems.filter((one) => one.startsWith(CALL))).not.toEqual([]);
  });
});

describe('a drifted handler', () => {
  const drifting = (change: (answer: Response) => Response | Promise<Response>): Place['fetch'] => {
    const backend = createEmbeddedBackend({ hasOpenTools: true });
    return async (address, init) => {
      const answer = await backend(new Request(address, init));
      return new URL(address).pathname === ROW.path && answer.ok ? change(answer) : answer;
    };
  };

  test.each<[string, Place['fetch'], string]>([
    [
      'renames a field',
      drifting(async (answer) =>
        Response.json(
          withItems(await answer.json(), ({ name, ...item }: { name?: string }) => ({ ...item, title: name })),
        ),
      ),
      'name: invalid type (string expected)',
    ],
    [
      'adds a field',
      drifting(async (answer) => Response.json({ ...(await answer.json()), pages: 1 })),
      'pages: unknown field',
    ],
    [
      'says 201',
      drifting(async (answer) => Response.json(await answer.json(), { status: 201 })),
      'status: 201, 200 expected',
    ],
    [
      'says no',
      drifting(() => Response.json({ code: 'FORBIDDEN', message: '' }, { status: 403 })),
      'FORBIDDEN, good expected',
    ],
    [
      'says no by another status',
      drifting(() => Response.json({ code: 'FORBIDDEN', message: '' }, { status: 400 })),
      'status: 400, FORBIDDEN comes with 403',
    ],
    [
      'says half of something',
      drifting(() => new Response('{"items":[')),
      'the answer: invalid type (object expected)',
    ],
  ])('that %s is found', async (_, fetch, problem) => {
    const problems = await problemsOfWalk({ fetch });
    expect(problems.filter((one) => one.startsWith(CALL)).join('\n')).toContain(problem);
  });

  test('that does not know a customer from a stranger is found', async () => {
    const backend = createEmbeddedBackend({ hasOpenTools: true });
    const fetch: Place['fetch'] = async (address, init) => {
      const answer = await backend(new Request(address, init));
      return answer.status === 401 && address.includes('/basket') ? Response.json({ items: [] }) : answer;
    };
    expect(await problemsOfWalk({ fetch })).toContain('basket.get: basket.get: good, UNAUTHORIZED expected');
  });
});
