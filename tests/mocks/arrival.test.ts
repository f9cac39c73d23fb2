// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrivalOf, formatArrival } from '#domain/arrival.ts';
import { TRADE } from '#fixtures/projects.ts';
import { arrivalDays, arrivalText } from '#mocks/arrival.ts';
import { createTestBackend } from '#mocks/node.ts';
import { profile as art } from '#profiles/art.ts';
import { profile as ua } from '#profiles/ua.ts';
import { profile as us } from '#profiles/us.ts';
import { choosePayment, filledOrder, pay, twoLines } from './support/guest.ts';
import { letters } from './support/signed-in.ts';

/** A page says also where a line may not end. */
const plain = (days: string): string => days.replaceAll('\u2060', '').replaceAll(/\s/g, ' ');

const KYIV = { timeZone: 'Europe/Kyiv', cutOffHour: 15 };

test.each([ua, us, art])('each shop sends its parcels when its backend thinks it does: $name', ({ name, dispatch }) => {
  expect(TRADE[name].dispatch).toEqual(dispatch);
});

test('the backend reckons the days of arrival by itself, and as the shop does', () => {
  const moment = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2060, 0) });
  const days = fc.integer({ min: 0, max: 21 });
  fc.assert(
    fc.property(moment, days, days, fc.constantFrom('uk' as const, 'en' as const), (at, one, other, language) => {
      const way = { minimumDelivery: Math.min(one, other), maximumDelivery: Math.max(one, other) };
      const known = arrivalOf([way], at, KYIV);
      const found = arrivalDays(way, new Date(at).toISOString(), KYIV);
      expect(found).toEqual([known?.earliest, known?.latest]);
      expect(plain(arrivalText(found, language))).toBe(known && plain(formatArrival(known, language)));
    }),
    { numRuns: 1_000 },
  );
});

test.each([
  ['uk', 'Посилка прибуде орієнтовно 11–13 березня.'],
  ['en', 'The parcel should arrive March 11–13.'],
] as const)(
  'the letter of an order says in %s when the parcel comes, counted from when it was paid',
  async (language, said) => {
    let now = Date.parse('2026-03-03T10:00:00Z');
    const backend = createTestBackend({ now: () => now });
    const { _id, key } = await filledOrder(backend, [(await twoLines(backend))[0]]);
    // Paid a week later: on Tuesday, noon in Kyiv.
    now = Date.parse('2026-03-10T10:00:00Z');
    await pay(
      backend,
      await choosePayment(backend, _id, 'CARD', { 'accept-language': language, 'order-key': key ?? '' }),
    );
    const [letter] = await letters(backend);
    expect(letter?.lines.map((line) => line.replaceAll(/\p{Zs}/gu, ' '))).toContain(said);
  },
);
