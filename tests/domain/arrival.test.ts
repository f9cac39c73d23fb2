import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrivalOf, formatArrival } from '#domain/arrival.ts';
import { DAY_MS } from '#domain/constants.ts';
import { isBusinessDay } from '#domain/holidays.ts';
import { pageOnWire } from '#fixtures/pages/pages.ts';
import { profile } from '#profiles/ua.ts';

const KYIV = { timeZone: 'Europe/Kyiv', cutOffHour: 14 };

test('the hour until which a parcel goes on the same day is the one that the page about shipping names', () => {
  expect(profile.dispatch).toEqual({ timeZone: 'Europe/Kyiv', cutOffHour: 15 });
  expect(JSON.stringify(pageOnWire('shipping', 'uk', 'ua'))).toContain(
    'до 15:00 у робочий день складаємо того самого дня',
  );
  expect(JSON.stringify(pageOnWire('shipping', 'en', 'ua'))).toContain(
    'before 3\u00A0p.m. on a business day are packed',
  );
});

const day = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;
const way = (minimumDelivery: number, maximumDelivery: number) => ({ minimumDelivery, maximumDelivery });

/** Days as ISO has them. */
function comes(orderedAt: string, ...ways: ReturnType<typeof way>[]): (string | undefined)[] {
  const arrival = arrivalOf(ways, Date.parse(orderedAt), KYIV);
  return [arrival?.earliest, arrival?.latest].map((date) => date?.toISOString().slice(0, 10));
}

test.each([
  ['2026-03-10', true],
  ['2026-03-14', false],
  ['2026-03-15', false],
  // 8 March 2026 is a Sunday.
  ['2026-03-09', false],
  ['2025-12-25', false],
  ['2026-07-15', false],
  ['2026-01-07', true],
  // Easter and Trinity of 2026: Sundays.
  ['2026-04-13', false],
  ['2026-06-01', false],
  // 1 and 2 May 2021, a Saturday and Easter, gave the Monday and the Tuesday.
  ['2021-05-03', false],
  ['2021-05-04', false],
  ['2021-05-05', true],
])('%s is a business day of Ukraine: %s', (date, isOne) => {
  expect(isBusinessDay(day(date))).toBe(isOne);
});

test.each([
  // Tuesday, noon in Kyiv: sent today.
  ['2026-03-10T10:00:00Z', ['2026-03-11', '2026-03-13']],
  // A minute before two, and at two.
  ['2026-03-10T11:59:00Z', ['2026-03-11', '2026-03-13']],
  ['2026-03-10T12:00:00Z', ['2026-03-12', '2026-03-16']],
  // Saturday: sent on Monday.
  ['2026-03-14T09:00:00Z', ['2026-03-17', '2026-03-19']],
  // In summer two o'clock is an hour earlier in UTC.
  ['2026-07-07T11:00:00Z', ['2026-07-09', '2026-07-13']],
  // Late on the last day of a year, and a holiday.
  ['2025-12-31T22:30:00Z', ['2026-01-05', '2026-01-07']],
])('what is ordered at %s comes in one to three business days: %s', (orderedAt, days) => {
  expect(comes(orderedAt, way(1, 3))).toEqual(days);
});

test('of several ways the quickest begins and the slowest ends', () => {
  expect(comes('2026-03-10T10:00:00Z', way(2, 3), way(1, 2))).toEqual(['2026-03-11', '2026-03-13']);
  expect(comes('2026-03-10T10:00:00Z')).toEqual([undefined, undefined]);
  expect(comes('never', way(1, 2))).toEqual([undefined, undefined]);
});

test('nothing comes on a day without work, nor before it is ordered, and the end is not before the beginning', () => {
  const moment = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2040, 0, 1) });
  fc.assert(
    fc.property(moment, fc.nat({ max: 10 }), fc.nat({ max: 15 }), (at, least, more) => {
      const { earliest, latest } = arrivalOf([way(least, least + more)], at, KYIV)!;
      for (const date of [earliest, latest]) expect(isBusinessDay(date.getTime() / DAY_MS)).toBe(true);
      expect(earliest.getTime()).toBeGreaterThan(at - DAY_MS);
      expect(latest.getTime()).toBeGreaterThanOrEqual(earliest.getTime());
    }),
    { numRuns: 200 },
  );
});

test.each([
  ['uk', '2026-03-12', '2026-03-17', '12–\u206017 березня'],
  ['uk', '2026-03-30', '2026-04-02', '30 березня – 2 квітня'],
  ['en', '2026-03-12', '2026-03-17', 'March 12–\u206017'],
  ['en', '2026-03-30', '2026-04-02', 'March 30 – April 2'],
  ['en', '2026-03-12', '2026-03-12', 'March 12'],
  ['uk', '2026-12-30', '2027-01-04', '30 грудня 2026 – 4 січня 2027 рр.'],
  ['en', '2026-12-30', '2027-01-04', 'December 30, 2026 – January 4, 2027'],
])('in %s from %s to %s is %s', (language, earliest, latest, said) => {
  const words = formatArrival({ earliest: new Date(earliest), latest: new Date(latest) }, language);
  // Which space follows the dash is the browser's own.
  expect(words.replaceAll(/\s/g, ' ')).toBe(said);
  expect(words, 'no day parts from its month, and no line begins with a dash').not.toMatch(
    /[\p{L}\d] [\p{L}\d]|[ \u2009]–/u,
  );
});
