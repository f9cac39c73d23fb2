import type { Profile } from './profile.ts';

const PARTS = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;

/**
 * A moment (ISO 8601) as the build's region writes it (spec section 1): `21.11.2026 05:04`, or `2026/11/21`. By the
 * clock of the shopper, or of the zone that is given; '' for what is no time.
 */
export function formatDate(at: string, order: Profile['dateOrder'], timeZone?: string): string {
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime())) return '';
  // Another language would change digits and separators; this one only names the parts.
  const zone = timeZone === undefined ? {} : { timeZone };
  const parts = new Intl.DateTimeFormat('en-GB', { ...PARTS, ...zone, hourCycle: 'h23' }).formatToParts(moment);
  const part = (wanted: keyof typeof PARTS): string => parts.find(({ type }) => type === wanted)?.value ?? '';
  return order === 'year-first'
    ? `${part('year')}/${part('month')}/${part('day')}`
    : `${part('day')}.${part('month')}.${part('year')} ${part('hour')}:${part('minute')}`;
}
