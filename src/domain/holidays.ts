import { DAY_MS } from './constants.ts';

/** A calendar day, counted from 1 January 1970. */
export type Day = number;

/**
 * Public holidays of Ukraine that keep their date, [month, day]: article 73 of the Labour Code as laws 3107-IX and 3258-IX
 * of 2023 have it. Easter and Trinity, of the same article, are computed. While martial law lasts such days are worked
 * (article 6 of law 2136-IX): what is promised then is a day or two later than it comes.
 */
const FIXED = [
  [1, 1],
  [3, 8],
  [5, 1],
  [5, 8],
  [6, 28],
  [7, 15],
  [8, 24],
  [10, 1],
  [12, 25],
] as const;
const TRINITY_AFTER_EASTER = 49;

const dayOf = (year: number, month: number, day: number): Day => Date.UTC(year, month - 1, day) / DAY_MS;

/** 0 is Sunday; 1 January 1970 was a Thursday. */
const isWeekend = (day: Day): boolean => [0, 6].includes((day + 4) % 7);

/** Easter by the Julian reckoning (Meeus), as a day of the civil calendar; for the years 1900-2099. */
function easter(year: number): Day {
  const d = (19 * (year % 19) + 15) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
  const month = Math.floor((d + e + 114) / 31);
  const JULIAN_BEHIND = 13;
  return dayOf(year, month, ((d + e + 114) % 31) + 1) + JULIAN_BEHIND;
}

/** Days without work beside Saturdays and Sundays: a holiday on one of those gives the next working day (article 67). */
function daysOff(year: number): Set<Day> {
  const sunday = easter(year);
  const holidays = [...FIXED.map(([month, day]) => dayOf(year, month, day)), sunday, sunday + TRINITY_AFTER_EASTER];
  const off = new Set(holidays);
  for (const holiday of [...holidays].sort((a, b) => a - b)) {
    if (!isWeekend(holiday)) continue;
    let next = holiday + 1;
    while (isWeekend(next) || off.has(next)) next += 1;
    off.add(next);
  }
  return off;
}

/** Whether Ukraine works on that day. */
export function isBusinessDay(day: Day): boolean {
  return !isWeekend(day) && !daysOff(new Date(day * DAY_MS).getUTCFullYear()).has(day);
}
