import { beforeEach, describe, expect, test } from 'vitest';
import type { Branch } from '#domain/branches.ts';
import { isAlwaysOpen } from '#domain/branches.ts';
import { READ_TIMEOUT_MS } from '#domain/constants.ts';
import { AppError } from '#domain/errors.ts';
import { BRANCHES } from '#fixtures/branches.ts';
import { createTestBackend } from '#mocks/node.ts';
import type { BranchesPort } from '#ports/branches.ts';
import type { FakeClock } from '../../support/fake-clock.ts';
import { createFakeClock } from '../../support/fake-clock.ts';

const ORIGIN = 'https://parcels.test';

/** Whose apostrophe it is matters to nobody. */
const plain = (text: string): string => text.replaceAll('’', "'");
const places = (found: Branch[]): string[] => found.map(({ city, number }) => `${plain(city)} ${number}`).toSorted();
const citiesOf = (found: Branch[]): string[] => [...new Set(found.map(({ city }) => plain(city)))].toSorted();
/** What there is in a city, and on a street. */
const there = (city: string, of = ''): string[] =>
  BRANCHES.filter((one) => one.city.uk === city && one.street.uk.includes(of))
    .map(({ number }) => `${plain(city)} ${number}`)
    .toSorted();

/**
 * What any adapter of the port owes the shop, whoever it asks: `open` makes one over a `fetch` to the bundled backend,
 * which plays every look-up with the same branches.
 */
export function describeBranchesPort(
  name: string,
  open: (fetch: typeof globalThis.fetch, clock: FakeClock) => BranchesPort,
): void {
  describe(name, () => {
    let isDown: boolean;
    let port: BranchesPort;
    let clock: FakeClock;

    beforeEach(() => {
      const backend = createTestBackend();
      isDown = false;
      clock = createFakeClock();
      port = open(async (input, init) => {
        if (isDown) throw new TypeError('fetch failed');
        return backend.handle(new Request(new URL(input instanceof Request ? input.url : input, ORIGIN), init));
      }, clock);
    });

    test.each(['Полтава', 'полтава', 'ПОЛТ', 'Poltava', 'polt'])('finds all of a city by %s', async (query) => {
      expect(places(await port.find(query))).toEqual(there('Полтава'));
    });

    test.each(['Кам’янське', "кам'янське", 'камянське', 'Kamianske'])(
      'finds the city with the apostrophe by %s',
      async (query) => {
        expect(citiesOf(await port.find(query))).toEqual(["Кам'янське"]);
      },
    );

    test.each(['Kyiv', 'Lviv', 'Ivano-Frankivsk', 'Bila Tserkva', 'Zaporizhzhia', 'Uzhhorod'])(
      'finds %s by its Latin letters',
      async (query) => {
        expect(citiesOf(await port.find(query))).toHaveLength(1);
      },
    );

    test('finds one by city and number in any order, and tells a whole number first', async () => {
      const found = await port.find('Полтава 1');
      expect(found[0]).toMatchObject({ city: 'Полтава', number: '1' });
      expect((await port.find('14 полтава'))[0]).toMatchObject({ city: 'Полтава', number: '14' });
    });

    test.each(['Київ Ткацька', 'ткацька київ', 'Київ ткац', 'Kyiv Tkatska'])(
      'finds a street of a city by %s',
      async (query) => {
        expect(there('Київ', 'Ткацька').length).toBeGreaterThan(0);
        expect(places(await port.find(query))).toEqual(there('Київ', 'Ткацька'));
      },
    );

    test('finds a street wherever it is', async () => {
      const found = await port.find('Гончарна');
      expect(citiesOf(found).length).toBeGreaterThan(3);
      expect(found.every(({ street }) => street.includes('Гончарна'))).toBe(true);
    });

    test('tells all that the shop shows: street, kind, hours', async () => {
      const row = BRANCHES.find(({ city, number }) => city.uk === 'Полтава' && number === '1');
      const [first] = await port.find('Полтава 1');
      expect(first).toEqual({ ...row, city: 'Полтава', street: row?.street.uk });
      const locker = (await port.find('Полтава 3'))[0];
      expect(locker?.kind).toBe('LOCKER');
      expect(locker && isAlwaysOpen(locker)).toBe(true);
    });

    test.each(['Атлантида', '__proto__', 'x'.repeat(5_000)])('finds none by %.20s', async (query) => {
      expect(await port.find(query)).toEqual([]);
    });

    test('says so while nobody answers', async () => {
      isDown = true;
      const asked = port.find('Полтава').catch((refused: unknown) => refused);
      await clock.advance(READ_TIMEOUT_MS);
      const error = await asked;
      expect(error).toBeInstanceOf(AppError);
      expect((error as AppError).kind).not.toBe('cancelled');
    });

    test('is silent for who has left', async () => {
      const leaving = new AbortController();
      const asked = port.find('Полтава', leaving.signal).catch((refused: unknown) => refused);
      leaving.abort();
      expect(await asked).toMatchObject({ kind: 'cancelled' });
    });
  });
}
