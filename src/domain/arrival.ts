import { DAY_MS } from './constants.ts';
import type { Day } from './holidays.ts';
import { isBusinessDay } from './holidays.ts';
import type { ShippingMethod } from './shipping.ts';

/** When a shop sends what was ordered. */
export interface Dispatch {
  /** By whose clock, as IANA calls it. */
  timeZone: string;
  /** What is ordered before this hour of a business day is packed and sent on the same day. */
  cutOffHour: number;
}

/** From when until when a parcel may be expected; both at midnight of that day in UTC. */
export interface Arrival {
  earliest: Date;
  latest: Date;
}

/** The day and the hour of a moment by the clock of the shop. */
function shopClock(at: number, timeZone: string): { day: Day; hour: number } {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    hourCycle: 'h23',
  });
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const part = (name: Intl.DateTimeFormatPartTypes): number => parts.get(name) ?? 0;
  return { day: Date.UTC(part('year'), part('month') - 1, part('day')) / DAY_MS, hour: part('hour') };
}

function firstBusinessDay(from: Day): Day {
  let day = from;
  while (!isBusinessDay(day)) day += 1;
  return day;
}

function afterBusinessDays(from: Day, count: number): Day {
  let day = from;
  for (let left = count; left > 0; left -= 1) day = firstBusinessDay(day + 1);
  return day;
}

/** When what is ordered at this moment (epoch ms) comes by one of these ways: from the quickest to the slowest. */
export function arrivalOf(
  ways: Pick<ShippingMethod, 'minimumDelivery' | 'maximumDelivery'>[],
  orderedAt: number,
  { timeZone, cutOffHour }: Dispatch,
): Arrival | undefined {
  if (ways.length === 0 || Number.isNaN(orderedAt)) return undefined;
  const { day, hour } = shopClock(orderedAt, timeZone);
  const sent = firstBusinessDay(hour < cutOffHour ? day : day + 1);
  const on = (count: number): Date => new Date(afterBusinessDays(sent, count) * DAY_MS);
  return {
    earliest: on(Math.min(...ways.map(({ minimumDelivery }) => minimumDelivery))),
    latest: on(Math.max(...ways.map(({ maximumDelivery }) => maximumDelivery))),
  };
}

/** Whether its last day is over at this moment (epoch ms). */
export function isPast({ latest }: Arrival, now: number, { timeZone }: Dispatch): boolean {
  return shopClock(now, timeZone).day * DAY_MS > latest.getTime();
}

/** `12–17 березня`, in the language of this tag; one day alone where it is one. A day keeps to its month and to its dash on a line. */
export function formatArrival({ earliest, latest }: Arrival, language: string): string {
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return format
    .formatRange(earliest, latest)
    .replace(/\b(\d\d?)\s*–\s*(?=\d)/u, '$1–\u2060')
    .replaceAll(/([\p{L}\d])\s(?=[\p{L}\d–])/gu, '$1\u00A0');
}
