import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { ACCOUNTS, SCREENS } from './screens.ts';
import { expect, FAILED_ANSWER, quiet, test } from './shop.ts';
import { BY_A_HAIR, shiftsOf, sumOf, watchShifts } from './watch-shifts.ts';

/** Long enough that a shopper sees the page without the answer, and goes for what is on it. */
const HELD_MS = 900;
/** What a page draws of what only this browser or its account knows: its server knows nothing of that. */
const DRAWN_LATE = new Set([
  'basket',
  'basket-empty',
  'checkout-delivery',
  'profile',
  'profile-edit',
  'reset-password',
  'confirm-email',
]);

type Watched = Window & { saidAmounts?: Set<string> };

/** Writes down every amount of money that the page says from now on, if only for a moment. */
const hearAmounts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const saidAmounts = new Set<string>();
    Object.assign(window, { saidAmounts });
    setInterval(() => {
      const text = document.querySelector('main')?.textContent ?? '';
      for (const [amount] of text.matchAll(/₴[\d,]+/g)) saidAmounts.add(amount);
    }, 50);
  });

/** Those that it says no more: they were never true. */
const takenBack = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const text = document.querySelector('main')?.textContent ?? '';
    const now = new Set([...text.matchAll(/₴[\d,]+/g)].map(([amount]) => amount));
    return [...((window as Watched).saidAmounts ?? ['not heard'])].filter((amount) => !now.has(amount));
  });

for (const screen of [...SCREENS, ...ACCOUNTS].filter(({ name }) => DRAWN_LATE.has(name)))
  test.describe(screen.name, () => {
    test.use({
      viewport: { width: 390, height: 844 },
      basket: { items: screen.basket ?? [] },
      reducedMotion: 'reduce',
    });

    test(`an answer that comes late moves nothing of ${screen.name}, where a finger is on its way, and takes no sum back`, async ({
      page,
      server,
      alarms,
    }) => {
      if (screen.isMissing === true) alarms.expect(FAILED_ANSWER);
      await watchShifts(page);
      await hearAmounts(page);
      await page.route('**/v1/**', async (route) => {
        await delay(HELD_MS);
        await route.continue();
      });
      await screen.go(page, 'ua', server.url);
      await quiet(page);
      const shifts = await shiftsOf(page);
      expect(sumOf(shifts), shifts.join('\n')).toBeLessThanOrEqual(BY_A_HAIR);
      expect(await takenBack(page)).toEqual([]);
    });
  });
