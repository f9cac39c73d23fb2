import { AxeBuilder } from '@axe-core/playwright';
import type { Locale } from '#domain/profile.ts';
import { OVERLAYS, SCREENS } from './screens.ts';
import { expect, FAILED_ANSWER, test } from './shop.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const ALSO_IN_ENGLISH = new Set(['home', 'product', 'checkout-contacts', 'checkout-delivery', 'checkout-payment']);

const ROWS: { locale: Locale; screens: typeof SCREENS }[] = [
  { locale: 'ua', screens: [...SCREENS, ...OVERLAYS] },
  { locale: 'en', screens: SCREENS.filter(({ name }) => ALSO_IN_ENGLISH.has(name)) },
];

for (const { locale, screens } of ROWS)
  for (const { name, basket = [], go, isMissing } of screens)
    test.describe(`${name} in ${locale}`, () => {
      test.use({ basket: { items: basket }, reducedMotion: 'reduce' });

      test(`nothing on ${name} in ${locale} shuts anybody out`, async ({ page, server, alarms }) => {
        if (isMissing === true) alarms.expect(FAILED_ANSWER);
        await go(page, locale, server.url);
        for (const viewport of WIDTHS) {
          await page.setViewportSize(viewport);
          const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
          const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
          expect(found, `at ${viewport.width} px`).toEqual([]);
        }
      });
    });
