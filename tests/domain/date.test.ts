import { expect, test } from 'vitest';
import { formatDate } from '#domain/date.ts';
import { profile as ua } from '#profiles/ua.ts';
import { profile as us } from '#profiles/us.ts';

// Either side of both changes of the clock in Kyiv, of a midnight and of a year.
test.each([
  ['2026-11-21T03:04:05Z', 'Europe/Kyiv', '21.11.2026 05:04'],
  ['2026-03-29T00:59:59Z', 'Europe/Kyiv', '29.03.2026 02:59'],
  ['2026-03-29T01:00:00Z', 'Europe/Kyiv', '29.03.2026 04:00'],
  ['2026-10-25T00:59:59Z', 'Europe/Kyiv', '25.10.2026 03:59'],
  ['2026-10-25T01:00:00Z', 'Europe/Kyiv', '25.10.2026 03:00'],
  ['2026-12-31T22:00:00Z', 'Europe/Kyiv', '01.01.2027 00:00'],
  ['2026-01-01T10:30:00Z', 'Pacific/Pago_Pago', '31.12.2025 23:30'],
  ['2026-01-01T10:30:00Z', 'Pacific/Apia', '01.01.2026 23:30'],
  ['2026-07-01T12:00:00Z', 'Asia/Kathmandu', '01.07.2026 17:45'],
])('%s is said in %s as %s', (at, timeZone, said) => {
  expect(formatDate(at, ua.dateOrder, timeZone)).toBe(said);
});

test('the American build begins with the year', () => {
  expect(formatDate('2026-11-21T03:04:05Z', us.dateOrder, 'America/New_York')).toBe('2026/11/20');
});

test.each(['', 'yesterday', '2026-13-40'])('what is no time («%s») is said as nothing', (at) => {
  expect(formatDate(at, ua.dateOrder)).toBe('');
});
