import { expect, test } from 'vitest';
import type { BasketItem } from '#domain/basket.ts';
import type { Backend } from '#mocks/backend.ts';
import { createTestBackend, seededRandom } from '#mocks/node.ts';
import { ask, twoLines } from '../mocks/support/guest.ts';
import { settle } from '../support/fake-clock.ts';
import { Browser } from './schedule.ts';

/** `SCHEDULES=10000` runs as many as the shop promises; here as many as a test may take. */
const SCHEDULES = Number(process.env['SCHEDULES'] ?? 500);
const TABS = 3;
const MOVES = 24;
const BACKEND_LASTS = 20;
const LIMIT_MS = 3_600_000;

/** A backend grows slow with what it remembers: it is a new one now and then. */
async function openBackend(): Promise<{ backend: Backend; items: BasketItem[]; orders: () => Promise<number> }> {
  const backend = createTestBackend();
  const items = (await twoLines(backend)) as BasketItem[];
  const orders = async (): Promise<number> =>
    (await ask<{ orders: number }>(backend, 'GET', '/v1/__mock/state')).body.orders;
  return { backend, items, orders };
}

/** Presses, reloads, losses, payments in other tabs, in an order by chance; then the network is well and all is tried once more. */
async function run(browser: Browser, chance: () => number): Promise<void> {
  for (let tab = 0; tab < TABS; tab += 1) await browser.open(tab);
  const pick = () => Math.floor(chance() * TABS);
  for (let move = 0; move < MOVES; move += 1) {
    const what = chance();
    const tab = pick();
    if (what < 0.3) void browser.tabs[tab]?.checkout.begin();
    else if (what < 0.34) await browser.open(tab);
    else if (what < 0.37) browser.tabs[tab]?.checkout.leave();
    else if (what < 0.4 && browser.orderId !== undefined) await browser.payElsewhere(browser.orderId);
    else if (what < 0.46 && browser.orderId !== undefined) void browser.tabs[tab]?.checkout.open(browser.orderId);
    else if (browser.waiting > 0) await browser.happen();
    await settle();
  }
  browser.isWell = true;
  for (let tab = 0; tab < TABS; tab += 1) {
    void browser.tabs[tab]?.checkout.begin();
    await settle();
    while (browser.waiting > 0) await browser.happen();
  }
}

test(
  `in ${SCHEDULES} schedules of presses, delays, losses, reloads and tabs one basket makes one order`,
  async () => {
    let shop = await openBackend();
    let ids = 0;
    const wrong: { seed: number; made: number }[] = [];
    for (let seed = 1; seed <= SCHEDULES; seed += 1) {
      if (seed % BACKEND_LASTS === 0) shop = await openBackend();
      const chance = seededRandom(seed);
      const newId = (): string => `20000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`;
      const before = await shop.orders();
      const browser = new Browser(shop.backend, shop.items, chance, newId);
      await run(browser, chance);
      const made = (await shop.orders()) - before;
      if (made !== 1) wrong.push({ seed, made });
    }
    expect(wrong).toEqual([]);
  },
  LIMIT_MS,
);

test('a browser that forgets its presses is caught', async () => {
  const { backend, items, orders } = await openBackend();
  let made = 0;
  for (let seed = 1; seed <= 20 && made < 2; seed += 1) {
    const chance = seededRandom(seed);
    const before = await orders();
    let ids = seed * 1_000;
    const newId = (): string => `30000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`;
    const browser = new Browser(backend, items, chance, newId);
    browser.isForgetful = true;
    await run(browser, chance);
    made = Math.max(made, (await orders()) - before);
  }
  expect(made).toBeGreaterThan(1);
});
