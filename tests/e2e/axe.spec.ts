import { AxeBuilder } from '@axe-core/playwright';
import type { Locale } from '#domain/profile.ts';
import { ACCOUNTS, OVERLAYS, PAGES, SCREENS } from './screens.ts';
import { expect, FAILED_ANSWER, test } from './shop.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Another language has other words only: the narrowest and the widest window show what they do. */
const WIDTHS: Record<Locale, number[]> = { ua: [320, 768, 1280], en: [320, 1280] };
/** All that a theme can change. */
const OF_COLORS = ['color-contrast', 'link-in-text-block'];
const LOCALES: Locale[] = ['ua', 'en'];

for (const locale of LOCALES)
  for (const { name, basket = [], go, isMissing } of [...SCREENS, ...ACCOUNTS, ...PAGES, ...OVERLAYS])
    test.describe(`${name} in ${locale}`, () => {
      test.use({ basket: { items: basket }, reducedMotion: 'reduce' });

      test(`nothing on ${name} in ${locale} shuts anybody out or scrolls sideways`, async ({
        page,
        server,
        alarms,
      }) => {
        if (isMissing === true) alarms.expect(FAILED_ANSWER);
        await go(page, locale, server.url);
        for (const width of WIDTHS[locale]) {
          await page.setViewportSize({ width, height: 900 });
          const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(wider, `px that do not fit into ${width}`).toBeLessThanOrEqual(0);
          const own = await page.evaluate(() => document.documentElement.dataset['theme'] ?? '');
          for (const theme of [own, own === 'dark' ? 'light' : 'dark']) {
            await page.evaluate((wanted) => (document.documentElement.dataset['theme'] = wanted), theme);
            // There are no frames, for which each reading would open a page of its own.
            const axe = new AxeBuilder({ page }).setLegacyMode();
            const { violations } = await (theme === own ? axe.withTags(RULES) : axe.withRules(OF_COLORS)).analyze();
            const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
            expect(found, `${theme} at ${width} px`).toEqual([]);
          }
          await page.evaluate((wanted) => (document.documentElement.dataset['theme'] = wanted), own);
        }
      });
    });
