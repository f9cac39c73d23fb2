import { expect, it } from 'vitest';
import { doorAt, openingDays } from '#domain/opening-hours.ts';

const WORKSHOP = 'Tu-Sa 12:00-19:00';
const at = (moment: string, hours = WORKSHOP) => doorAt(hours, Date.parse(moment), 'Europe/Kyiv');

it.each([
  // 24 November 2026 is a Tuesday; Kyiv is two hours ahead of UTC in winter, three in summer.
  ['2026-11-24T09:59:59Z', { isOpen: false, day: 2, time: '12:00', isToday: true }],
  ['2026-11-24T10:00:00Z', { isOpen: true, day: 2, time: '19:00', isToday: true }],
  ['2026-11-24T16:59:59Z', { isOpen: true, day: 2, time: '19:00', isToday: true }],
  ['2026-11-24T17:00:00Z', { isOpen: false, day: 3, time: '12:00', isToday: false }],
  ['2026-11-28T17:00:00Z', { isOpen: false, day: 2, time: '12:00', isToday: false }],
  ['2026-11-22T12:00:00Z', { isOpen: false, day: 2, time: '12:00', isToday: false }],
  ['2026-07-21T09:00:00Z', { isOpen: true, day: 2, time: '19:00', isToday: true }],
  ['2026-07-21T16:00:00Z', { isOpen: false, day: 3, time: '12:00', isToday: false }],
])('at %s the door is as Kyiv’s clock says', (moment, door) => {
  expect(at(moment)).toEqual(door);
});

it('a day may have a break, and days hours of their own', () => {
  const hours = 'Mo,We-Fr 09:00-13:00,14:00-18:00; Su 10:00-12:00';
  expect(at('2026-11-25T11:30:00Z', hours)).toEqual({ isOpen: false, day: 3, time: '14:00', isToday: true });
  expect(at('2026-11-25T12:00:00Z', hours)).toEqual({ isOpen: true, day: 3, time: '18:00', isToday: true });
  expect(at('2026-11-29T09:00:00Z', hours)).toEqual({ isOpen: true, day: 0, time: '12:00', isToday: true });
  expect(openingDays(hours)).toEqual([
    {
      from: 1,
      to: 1,
      times: [
        ['09:00', '13:00'],
        ['14:00', '18:00'],
      ],
    },
    {
      from: 3,
      to: 5,
      times: [
        ['09:00', '13:00'],
        ['14:00', '18:00'],
      ],
    },
    { from: 0, to: 0, times: [['10:00', '12:00']] },
  ]);
});

it.each([
  '',
  'щодня з 10 до 20',
  'Tu-Sa',
  'Tu-Sa 12-19',
  'Tu-Xx 12:00-19:00',
  'Tu-Sa 19:00-12:00',
  'Tu-Sa 12:00-12:00',
  'Tu-Sa 12:00-24:01',
  'Tu-Sa 12:60-19:00',
  'Tu-Sa 12:00-19:00; later',
  'Sa-Tu-We 12:00-19:00',
  'Tu-Sa 12:00-19:00;',
])('of "%s" nothing is claimed', (hours) => {
  expect(openingDays(hours)).toBeUndefined();
  expect(at('2026-11-24T12:00:00Z', hours)).toBeUndefined();
});

it('days may go over the end of the week, and a day until midnight', () => {
  expect(at('2026-11-22T21:59:00Z', 'Sa-Mo 08:00-24:00')).toMatchObject({ isOpen: true, day: 0, time: '24:00' });
  expect(at('2026-11-24T12:00:00Z', 'Sa-Mo 08:00-24:00')).toMatchObject({ isOpen: false, day: 6, time: '08:00' });
});

it('where the clock of the place is not known, nothing is claimed', () => {
  expect(doorAt(WORKSHOP, Date.parse('2026-11-24T12:00:00Z'), 'Nowhere/Land')).toBeUndefined();
});
