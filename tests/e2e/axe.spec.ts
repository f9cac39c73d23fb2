import { AxeBuilder } from '@axe-core/playwright';
import type { Locale } from '#domain/profile.ts';
import { ACCOUNTS, OVERLAYS, PAGES, SCREENS } from './screens.ts';
import { expect, FAILED_ANSWER, test } from './shop.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const WIDTHS = [320, 768, 1280];
const THEMES = ['dark', 'light'];
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
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(wider, `px that do not fit into ${width}`).toBeLessThanOrEqual(0);
          for (const theme of THEMES) {
            await page.evaluate((wanted) => (document.documentElement.dataset['theme'] = wanted), theme);
            const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
            const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
            expect(found, `${theme} at ${width} px`).toEqual([]);
          }
        }
      });
    });
