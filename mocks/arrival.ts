import type { WireShippingMethod } from '#contract/order.ts';
import type { Language } from '#fixtures/localized.ts';
import type { Trade } from '#fixtures/projects.ts';

const DAY_MS = 86_400_000;
/** Public holidays of Ukraine that keep their date (article 73 of its Labour Code), month and day. */
const HOLIDAYS = new Set(['01-01', '03-08', '05-01', '05-08', '06-28', '07-15', '08-24', '10-01', '12-25']);

const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10);
const isWeekend = (at: number): boolean => [0, 6].includes(new Date(at).getUTCDay());

/** Easter by Gauss, of the Julian calendar and 13 days on, as until 2099. */
function easter(year: number): number {
  const d = (19 * (year % 19) + 15) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) + 6 * d + 6) % 7;
  return Date.UTC(year, 2, 22 + d + e + 13);
}

function isHoliday(at: number): boolean {
  const sunday = easter(new Date(at).getUTCFullYear());
  return HOLIDAYS.has(isoDay(at).slice(5)) || at === sunday || at === sunday + 49 * DAY_MS;
}

/** Holidays on days that are free anyway give as many of the next working days. */
function isFree(at: number): boolean {
  if (isWeekend(at) || isHoliday(at)) return true;
  let owed = 0;
  let day = at - 7 * DAY_MS;
  for (; day < at; day += DAY_MS) {
    if (isWeekend(day) && isHoliday(day)) owed += 1;
    else if (!isWeekend(day) && !isHoliday(day) && owed > 0) owed -= 1;
  }
  return owed > 0;
}

function nextWorkingDay(from: number): number {
  let day = from;
  while (isFree(day)) day += DAY_MS;
  return day;
}

/** The first and the last day, at midnight UTC, on which what was ordered at a moment (ISO 8601) comes by this way. */
export function arrivalDays(
  { minimumDelivery, maximumDelivery }: Pick<WireShippingMethod, 'minimumDelivery' | 'maximumDelivery'>,
  orderedAt: string,
  { timeZone, cutOffHour }: NonNullable<Trade['dispatch']>,
): [Date, Date] {
  // Swedish writes a moment as ISO does.
  const [date = '', time = ''] = new Date(orderedAt).toLocaleString('sv-SE', { timeZone }).split(' ');
  const isLate = Number(time.slice(0, 2)) >= cutOffHour;
  const sent = nextWorkingDay(Date.parse(date) + (isLate ? DAY_MS : 0));
  const after = (days: number): Date => {
    let day = sent;
    for (let gone = 0; gone < days; gone += 1) day = nextWorkingDay(day + DAY_MS);
    return new Date(day);
  };
  return [after(minimumDelivery), after(maximumDelivery)];
}

/** `12–17 березня`. */
export function arrivalText([first, last]: [Date, Date], language: Language): string {
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  // English parts two days from their dash, which the pages of the shop do not.
  return format.formatRange(first, last).replace(/(\d)\s–\s(?=\d+$)/, '$1–');
}
