import type { Page } from '@playwright/test';
import type { Locale } from '#domain/profile.ts';
import { STORAGE_CHUNK_RELOAD } from '#domain/constants.ts';
import { expectNoBarriers } from './barriers.ts';
import { expect, FAILED_ANSWER, open, test } from './shop.ts';
import { firstOf } from './shoppers.ts';
import { type Say, wordsOf } from './words.ts';

const THEMES = ['dark', 'light'];
/** The narrow one first: a tab that was wide would show the larger photos it still has. */
const SEEN_AT = firstOf(1, [
  ['ua', 320],
  ['en', 1280],
] as const);

interface Beside {
  name: string;
  consent: 'declined' | 'not asked';
  go(page: Page, locale: Locale, say: Say): Promise<void>;
}

/** What screens.spec.ts does not go to, since no address opens it or it shows what another does. */
const BESIDE: Beside[] = [
  {
    name: 'the products without a product, and the question about cookies',
    consent: 'not asked',
    async go(page, locale, say) {
      await open(page, `/${locale}/catalog/product`);
      await expect(page.getByRole('region', { name: say('cookies.label') })).toBeVisible();
    },
  },
  {
    name: 'the list of keys',
    consent: 'declined',
    async go(page, locale, say) {
      await open(page, `/${locale}/faq`);
      await page
        .getByRole('contentinfo')
        .getByRole('button', { name: say('footer.keys') })
        .click();
      await expect(page.getByRole('dialog', { name: say('dialog.shortcuts.title') })).toBeVisible();
    },
  },
  {
    name: 'a screen that could not be had',
    consent: 'declined',
    async go(page, locale, say) {
      await page.addInitScript((key) => sessionStorage.setItem(key, String(Date.now())), STORAGE_CHUNK_RELOAD);
      await page.route(/\/assets\/page-screen-[\w-]+\.js$/, (route) => route.abort());
      await open(page, `/${locale}/catalog`);
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: say('menu.faq') })
        .click();
      await expect(page.getByRole('application')).toBeVisible();
    },
  },
];

for (const { name, consent, go } of BESIDE)
  test.describe(name, () => {
    test.use({ reducedMotion: 'reduce', consent });

    test(`${name}: shuts nobody out in either theme, and fits the narrowest phone`, async ({ page, alarms }) => {
      alarms.expect(FAILED_ANSWER, /dynamically imported module|AppError: unreachable/i);
      for (const [locale, width] of SEEN_AT) {
        await page.setViewportSize({ width, height: 900 });
        await go(page, locale, wordsOf(locale));
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect.soft(wider, `px that do not fit into ${width}`).toBeLessThanOrEqual(0);
        const own = await page.evaluate(() => document.documentElement.dataset['theme'] ?? '');
        for (const theme of THEMES) {
          await page.evaluate((wanted) => (document.documentElement.dataset['theme'] = wanted), theme);
          await expectNoBarriers(page, { where: `${locale}, ${theme} at ${width} px`, isOfColors: theme !== own });
        }
      }
    });
  });
