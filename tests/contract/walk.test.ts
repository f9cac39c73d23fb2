// @vitest-environment node
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Project } from '#fixtures/projects.ts';
import { createEmbeddedBackend } from '#mocks/server.ts';
import { owner as ownerOf } from './bundled.ts';
import { unseen } from './coverage.ts';
import type { Place } from './ask.ts';
import type { Seen } from './walk.ts';
import { walk } from './walk.ts';

/** What nothing exercises, and why. */
const UNEXERCISED = {
  calls: [],
  methods: [],
  failures: [
    // No account the backend begins with is switched off.
    'auth.google USER_WITH_THIS_CREDENTIALS_NOT_FOUND',
  ],
  codes: [],
  answered: [
    // The pages of this shop have banners with a pattern, and no headings or slanted words inside a text.
    'Block(banner).photo',
    // The shop is not there.
    'Contacts.facebookLink',
    'RichText(heading).children',
    'RichText(heading).level',
    'RichText(heading).type',
    'TextRun.italic',
  ],
  sent: [],
};

/** Only the American shop taxes an address. */
const TAX = { failure: 'orders.update-shipping-info ORDER_CANNOT_CALC_TAX', field: 'Prices.tax' };
const UNEXERCISED_HERE = {
  ...UNEXERCISED,
  failures: [...UNEXERCISED.failures, TAX.failure],
  answered: [...UNEXERCISED.answered, TAX.field].toSorted(),
};

function inProcess(project: Project = 'ua'): Place {
  const backend = createEmbeddedBackend({ project, hasOpenTools: true });
  return { baseUrl: 'https://shop.test', fetch: (address, init) => backend(new Request(address, init)) };
}

async function collect(place: Place): Promise<Seen[]> {
  const all: Seen[] = [];
  for await (const seen of walk(place)) all.push(seen);
  return all;
}

const problemsIn = (seen: Seen[]) =>
  seen.flatMap(({ call, what, problems }) => problems.map((one) => `${call} (${what}): ${one}`));
const leftOut = (seen: Seen[]) =>
  seen.filter(({ answer }) => answer === undefined).map(({ call, expects }) => `${call} ${expects}`);

test.each([
  ['Ukrainian', 'ua', 'uk', UNEXERCISED_HERE, [TAX.failure]],
  ['American', 'us', 'en', UNEXERCISED, []],
] as const)(
  'the bundled backend of the %s shop answers every call as the contract says',
  async (_name, project, language, unexercised, without) => {
    const place = inProcess(project);
    const seen = await collect({ ...place, language, owner: ownerOf(place) });
    expect(problemsIn(seen)).toEqual([]);
    expect(leftOut(seen)).toEqual(without);
    expect(unseen(seen)).toEqual(unexercised);
  },
);

describe('over HTTP', () => {
  let server: ReturnType<typeof serve>;
  let place: Place;

  beforeAll(async () => {
    const backend = createEmbeddedBackend();
    await new Promise<AddressInfo>((resolve) => {
      server = serve({ fetch: backend, port: 0, hostname: '127.0.0.1' }, resolve);
    });
    const { port } = server.address() as AddressInfo;
    place = { baseUrl: `http://127.0.0.1:${port}`, fetch };
  });

  afterAll(() => new Promise((resolve) => server.close(resolve)));

  test('the same server answers two shoppers after each other, and nobody has to own it', async () => {
    for (let round = 0; round < 2; round += 1) {
      const seen = await collect(place);
      expect(problemsIn(seen)).toEqual([]);
      expect(unseen(seen).calls).toEqual([
        'auth.confirm-email',
        'auth.forgot-password',
        'auth.google',
        'products.delete-many',
      ]);
    }
  });

  test('its owner exercises everything', async () => {
    const seen = await collect({ ...place, owner: ownerOf(place) });
    expect(problemsIn(seen)).toEqual([]);
    expect(unseen(seen)).toEqual(UNEXERCISED_HERE);
  });
});

test('a walk leaves the basket as it was found and gives every e-mail a name of its own', async () => {
  const seen = await collect(inProcess());
  const baskets = seen.filter(({ call, expects }) => call.startsWith('basket.') && expects === 'good');
  expect(baskets.at(-1)?.answer?.body).toEqual({ items: [] });
  const first = seen.find(({ call }) => call === 'auth.register');
  expect(first?.sent).toMatchObject({ email: expect.stringMatching(/^contract-[\da-f-]{36}@example\.com$/) });
});

test('a server that does not answer is said so, not walked', async () => {
  const refuse = () => Promise.reject(new TypeError('fetch failed'));
  await expect(collect({ ...inProcess(), fetch: refuse })).rejects.toThrow('fetch failed');
});
