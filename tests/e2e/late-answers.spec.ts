import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { CAP_TWICE, HOODIE } from './goods.ts';
import { ACCOUNTS, SCREENS, type ScreenToSee } from './screens.ts';
import { expect, FAILED_ANSWER, open, quiet, test } from './shop.ts';
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

/** From which amount on delivery is free, and what it costs below that: true of the shop, whatever the basket is. */
const OF_THE_SHOP = new Set(['₴3,000', '₴60']);
/** How much is left to free delivery is a matter of the basket. */
const WITH_BASKET: ScreenToSee = {
  name: 'product-with-basket',
  basket: [CAP_TWICE],
  go: (page, locale) => open(page, `/${locale}/catalog/product/${HOODIE}?size=M`),
};

type Watched = Window & { amountsNow?: () => string[]; saidAmounts?: Set<string> };

/** Writes down every amount of money that the page says from now on, if only for a moment. */
const hearAmounts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const amountsNow = (): string[] => {
      const found: string[] = [];
      const main = document.querySelector('main');
      if (main === null) return found;
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) found.push(...((walker.currentNode as Text).data.match(/₴[\d,]+/g) ?? []));
      return found;
    };
    const saidAmounts = new Set<string>();
    Object.assign(window, { amountsNow, saidAmounts });
    setInterval(() => amountsNow().forEach((amount) => saidAmounts.add(amount)), 50);
  });

/** Those that it says no more, but for what is so of the shop: they were never true. */
const takenBack = async (page: Page): Promise<string[]> => {
  const [said, now] = await page.evaluate(() => {
    const { saidAmounts, amountsNow } = window as Watched;
    return [[...(saidAmounts ?? ['not heard'])], amountsNow?.() ?? []];
  });
  return said.filter((amount) => !now.includes(amount) && !OF_THE_SHOP.has(amount));
};

for (const screen of [WITH_BASKET, ...[...SCREENS, ...ACCOUNTS].filter(({ name }) => DRAWN_LATE.has(name))])
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
