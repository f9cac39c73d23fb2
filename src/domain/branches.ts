import { DAY_MS } from './constants.ts';
import { asSeen } from './typed-text.ts';

/** Of which day to which (1 is Monday), and from when to when: '08:00' to '20:00'; '24:00' is midnight. */
export interface OpeningHours {
  from: number;
  to: number;
  opens: string;
  closes: string;
}

/** A place where a parcel can be picked up. */
export interface Branch {
  /** As the parcel company counts within a city. */
  number: string;
  city: string;
  street: string;
  kind: 'OFFICE' | 'LOCKER';
  hours: OpeningHours[];
}

/** Any Monday: the names of the days are counted from it. */
const MONDAY = Date.UTC(2026, 0, 5);

export function isAlwaysOpen({ hours }: Pick<Branch, 'hours'>): boolean {
  return hours.some(({ from, to, opens, closes }) => from === 1 && to === 7 && opens === '00:00' && closes === '24:00');
}

/** 'пн–пт 08:00–20:00, сб 09:00–18:00', no line ends inside a range; `language` is a BCP 47 tag. */
export function openingHours({ hours }: Pick<Branch, 'hours'>, language: string): string {
  const names = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  const nameOf = (day: number): string => names.format(MONDAY + (day - 1) * DAY_MS);
  return hours
    .map(({ from, to, opens, closes }) => {
      const days = from === to ? nameOf(from) : `${nameOf(from)}–\u2060${nameOf(to)}`;
      return `${days} ${opens}–\u2060${closes}`;
    })
    .join(', ');
}

const plainCity = (typed: string): string => asSeen(typed).replaceAll(/\s+/g, ' ').toLowerCase();

/** Whether one city is meant, however its letters are and whatever spaces stand there. */
export function isSameCity(one: string, other: string): boolean {
  return plainCity(one) === plainCity(other);
}

/** The branch that was chosen or typed, when it is among those found. */
export function branchOf(found: Branch[], city: string, number: string): Branch | undefined {
  return found.find((branch) => branch.number === asSeen(number) && isSameCity(branch.city, city));
}
