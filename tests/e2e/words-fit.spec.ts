import type { Locale } from '#domain/profile.ts';
import { HOODIE } from './goods.ts';
import { ACCOUNTS, OVERLAYS, PAGES, SCREENS } from './screens.ts';
import { expect, FAILED_ANSWER, open, test } from './shop.ts';
import { expectWordsFit, lengthenWords, misfits } from './text-fits.ts';

const WIDTHS = [320, 390, 768, 1024, 1440, 1536];
const HEIGHT = 900;
const LOCALES: Locale[] = ['ua', 'en'];

/** Screens in one visit each: those of a full basket, and the rest. */
const VISITS = [true, false].map((isBasketFull) => ({
  title: isBasketFull ? 'with something in the basket' : 'with nothing in the basket',
  screens: [...SCREENS, ...PAGES, ...OVERLAYS, ...ACCOUNTS].filter(
    ({ basket }) => (basket !== undefined) === isBasketFull,
  ),
}));

for (const locale of LOCALES)
  for (const { title, screens } of VISITS)
    test.describe(title, () => {
      test.use({ basket: { items: screens[0]?.basket ?? [] }, reducedMotion: 'reduce' });

      test(`every screen in ${locale} ${title} fits every window, also with longer words`, async ({
        page,
        server,
        alarms,
      }) => {
        test.slow();
        alarms.expect(FAILED_ANSWER);
        for (const { name, go } of screens) {
          await go(page, locale, server.url);
          for (const words of ['its words', 'longer words']) {
            if (words === 'longer words') await lengthenWords(page);
            for (const width of WIDTHS) {
              await page.setViewportSize({ width, height: HEIGHT });
              await expectWordsFit(page, `${name} with ${words} at ${width} px`);
            }
          }
        }
      });
    });

test('letters twice as large scroll only downwards on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const locale of LOCALES)
    for (const path of ['', '/catalog', `/catalog/product/${HOODIE}`, '/basket', '/faq', '/contacts', '/about']) {
      await open(page, `/${locale}${path}`);
      await page.evaluate(() => Object.assign(document.documentElement.style, { fontSize: '200%' }));
      const complaints = await page.evaluate(misfits);
      expect
        .soft(
          complaints.filter((complaint) => /^leaves the window|^the page is/.test(complaint)),
          `${locale}${path}`,
        )
        .toEqual([]);
    }
});

test('the check of texts sees one that is cut, one that sticks out, a broken price and two in one place', async ({
  page,
}) => {
  await open(page, '/ua/faq');
  await page.setViewportSize({ width: 320, height: HEIGHT });
  await page.evaluate(() => {
    const add = (words: string, width: string, overflow = 'visible'): HTMLElement => {
      const paragraph = document.createElement('p');
      paragraph.textContent = words;
      Object.assign(paragraph.style, { inlineSize: width, overflow, overflowWrap: 'normal', blockSize: '24px' });
      document.querySelector('main')?.append(paragraph);
      return paragraph;
    };
    add('Відрізано', '40px', 'hidden');
    add('Стирчить', '20px');
    add('₴1,000', '30px').style.wordBreak = 'break-all';
    add('Поверх', '100px');
    add('Поверху', '100px').style.marginBlockStart = '-24px';
  });
  const found = await page.evaluate(misfits);
  for (const complaint of [
    /^is cut: «Відрізано»/,
    /^sticks out of its box: «Стирчить»/,
    /^is a broken price: ₴1,000/,
    /^lie over each other: «Поверх» and «Поверху»/,
  ])
    expect(found).toContainEqual(expect.stringMatching(complaint));
});
