import { expect, test } from 'vitest';
import { createBreakers } from '#server/breakers.ts';
import { openServer } from './stub-shop.ts';

function open() {
  let now = 0;
  const breakers = createBreakers(() => now);
  return { breakers, wait: (milliseconds: number) => void (now += milliseconds) };
}

test('a call that failed three times of its last six rests for ten seconds, then one page tries it', () => {
  const { breakers, wait } = open();
  for (const isWell of [false, true, false, true, false]) breakers[isWell ? 'answered' : 'failed']('goods');
  expect(breakers.mayAsk('goods')).toBe(false);
  expect(breakers.mayAsk('contacts')).toBe(true);
  wait(9_999);
  expect(breakers.mayAsk('goods')).toBe(false);
  wait(1);
  expect([breakers.mayAsk('goods'), breakers.mayAsk('goods')]).toEqual([true, false]);
});

test('once the trial is answered every page asks again, and what was before is forgotten', () => {
  const { breakers, wait } = open();
  for (let times = 0; times < 3; times += 1) breakers.failed('goods');
  expect(breakers.resting()).toEqual(['goods']);
  wait(10_000);
  breakers.mayAsk('goods');
  breakers.answered('goods');
  breakers.failed('goods');
  expect(breakers.mayAsk('goods')).toBe(true);
  expect(breakers.resting()).toEqual([]);
});

test('a trial that fails is another rest', () => {
  const { breakers, wait } = open();
  for (let times = 0; times < 3; times += 1) breakers.failed('goods');
  wait(10_000);
  breakers.mayAsk('goods');
  breakers.failed('goods');
  wait(9_999);
  expect(breakers.mayAsk('goods')).toBe(false);
});

test('what fails now and then is asked for all the same', () => {
  const { breakers } = open();
  for (let times = 0; times < 40; times += 1) breakers[times % 4 === 0 ? 'failed' : 'answered']('goods');
  expect(breakers.mayAsk('goods')).toBe(true);
});

test('health names the calls that rest, and is well all the same', async () => {
  const { ask } = await openServer();
  expect(await (await ask('/health')).json()).toEqual({ status: 'ok' });
  for (let times = 0; times < 3; times += 1) await ask('/ua/without-goods');
  const health = await ask('/health');
  expect(health.status).toBe(200);
  expect(await health.json()).toEqual({ status: 'ok', resting: ['goods'] });
});
