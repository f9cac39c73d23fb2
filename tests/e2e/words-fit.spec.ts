import type { Locale } from '#domain/profile.ts';
import { HOODIE } from './goods.ts';
import { expect, open, test } from './shop.ts';
import { misfits } from './text-fits.ts';

const HEIGHT = 900;
const LOCALES: Locale[] = ['ua', 'en'];

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
