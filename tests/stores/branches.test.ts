import { expect, test } from 'vitest';
import type { Branch } from '#domain/branches.ts';
import { DEBOUNCE_MS } from '#domain/constants.ts';
import { AppError } from '#domain/errors.ts';
import { BranchesStore } from '#stores/branches.ts';
import { createFakeClock } from '../support/fake-clock.ts';
import { createFakeBranchesPort } from '../support/fake-branches-port.ts';

const branch = (city: string, number = '1'): Branch => ({
  number,
  city,
  street: 'вул. Ткацька, 5',
  kind: 'OFFICE',
  hours: [],
});

function open(known = [branch('Полтава'), branch('Львів')]) {
  const clock = createFakeClock();
  const port = createFakeBranchesPort(known);
  const branches = new BranchesStore(port, clock);
  const look = async (...words: string[]): Promise<void> => {
    for (const one of words) branches.look(one);
    await clock.advance(DEBOUNCE_MS);
  };
  return { branches, port, clock, look };
}

test('a pause in the typing asks once, for the last words', async () => {
  const { branches, port, look } = open();
  await look('По', 'Пол', 'Полт');
  expect(port.calls.map(({ values }) => values)).toEqual([['Полт']]);
  expect(branches.found).toEqual([branch('Полтава')]);
});

test('one letter asks for nothing, and takes away what was found', async () => {
  const { branches, port, look } = open();
  await look('Полтава');
  await look('П');
  expect(port.calls).toHaveLength(1);
  expect([branches.status, branches.found]).toEqual(['idle', []]);
});

test('a late answer for former words never takes the place of the newer one', async () => {
  const { branches, port, look } = open();
  const release = port.holdNext();
  await look('Полтава');
  await look('Львів');
  release();
  await look('Львів');
  expect(branches.found).toEqual([branch('Львів')]);
});

test('words that nothing bears are known to have none', async () => {
  const { branches, look } = open();
  await look('Атлантида');
  expect(branches.isNone).toBe(true);
});

test('a look-up that is down is only said to be so, and asked again by the same words', async () => {
  const { branches, port, look } = open();
  port.failNext(new AppError('unreachable'));
  await look('Полтава');
  expect([branches.status, branches.isNone]).toEqual(['failed', false]);
  await look('Полтава');
  expect(branches.found).toEqual([branch('Полтава')]);
});

test('the same words are not asked twice', async () => {
  const { port, look } = open();
  await look('Полтава');
  await look(' Полтава  ');
  expect(port.calls).toHaveLength(1);
});

test('who has left hears nothing any more', async () => {
  const { branches, port, clock } = open();
  branches.look('Полтава');
  branches.leave();
  await clock.advance(DEBOUNCE_MS);
  expect([port.calls, branches.status]).toEqual([[], 'idle']);
});

test('an installation without a look-up offers none', () => {
  expect(new BranchesStore(undefined, createFakeClock()).isOffered).toBe(false);
  expect(open().branches.isOffered).toBe(true);
});
