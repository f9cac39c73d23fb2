import { expect, test } from 'vitest';
import { lastWhole } from '#server/last-whole.ts';
import { openServer } from './stub-shop.ts';

function open() {
  const state = { now: 0, isDown: false, times: 0 };
  const workOut = async (): Promise<number> => {
    state.times += 1;
    if (state.isDown) throw new Error('down');
    return state.times;
  };
  return { state, ask: lastWhole(600_000, 60_000, workOut, () => state.now) };
}

test('it is worked out once for all who ask in ten minutes, also at once', async () => {
  const { ask, state } = open();
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  state.now = 599_999;
  expect(await ask()).toBe(1);
  state.now = 600_000;
  expect(await ask()).toBe(2);
});

test('while it cannot be worked out the last whole one stays, and is tried again once a minute', async () => {
  const { ask, state } = open();
  await ask();
  state.isDown = true;
  state.now = 600_000;
  expect(await ask()).toBe(1);
  expect([await ask(), state.times]).toEqual([1, 2]);
  state.isDown = false;
  state.now = 660_000;
  expect(await ask()).toBe(3);
});

test('where there was none yet there is none, rather than half of one', async () => {
  const { ask, state } = open();
  state.isDown = true;
  expect(await ask()).toBeUndefined();
  state.isDown = false;
  state.now = 60_000;
  expect(await ask()).toBe(2);
});

test('a map of addresses without the goods is no map: 503, and when to come again', async () => {
  const backend = async (): Promise<Response> => new Response('', { status: 500 });
  const { ask } = await openServer({ backend, environment: { PUBLIC_ORIGIN: 'https://shov.ua' } });
  const answer = await ask('/sitemap.xml');
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
    503,
    '60',
    'no-store',
  ]);
});
