import type { Page } from '@playwright/test';
import type { Locale } from '#domain/profile.ts';
import { misplaced } from './boxes.ts';
import { HOODIE, HOODIE_M } from './goods.ts';
import { strayWords } from './line-ends.ts';
import { makeOrder } from './orders.ts';
import { expect, FAILED_ANSWER, open, test } from './shop.ts';
import { firstOf } from './shoppers.ts';
import { misfits } from './text-fits.ts';
import { wordsOf } from './words.ts';

const HEIGHT = 900;
/** It has nothing but its game to show, and shows all of it. */
const LOST = '/no-such-page';
const LOCALES: Locale[] = ['ua', 'en'];
const LARGE = 'html { font-size: 200%; }';
const APART = '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }';
/** Where the big words of home have least room, and others. */
const WINDOWS = [
  [320, 800, LARGE],
  [1280, 720, APART],
  [390, 844, LARGE],
  [1440, 900, APART],
] as const;

/** A page as the server drew it: nothing in it wakes up while a story writes into it. */
async function openAsleep(page: Page, address: string): Promise<void> {
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

const enlarge = (page: Page): Promise<unknown> =>
  page.evaluate(() => Object.assign(document.documentElement.style, { fontSize: '200%' }));

test('letters twice as large scroll only downwards on the narrowest phone', async ({ page, alarms, server }) => {
  alarms.expect(FAILED_ANSWER);
  const paths = ['', '/catalog', `/catalog/product/${HOODIE}`, '/basket', '/faq', '/contacts', '/about', LOST];
  await page.setViewportSize({ width: 320, height: 800 });
  for (const locale of firstOf(1, LOCALES))
    for (const path of paths) {
      await open(page, `/${locale}${path}`);
      await enlarge(page);
      const complaints = await page.evaluate(misfits);
      expect
        .soft(
          complaints.filter((complaint) => path === LOST || /^leaves the window|^the page is/.test(complaint)),
          `${locale}${path}`,
        )
        .toEqual([]);
    }
  await open(page, '/ua');
  await enlarge(page);
  await page.getByRole('button', { name: wordsOf('ua')('header.menu') }).click();
  const menu = page.getByRole('dialog').getByRole('list').first().locator('xpath=../..');
  await expect(menu).toBeVisible();
  expect(await menu.evaluate((one) => one.scrollWidth - one.clientWidth), 'the menu, beyond its edge').toBe(0);
  await open(page, `/ua/checkout/${await makeOrder(server.url, [HOODIE_M], 'contacts')}?step=contacts`);
  await enlarge(page);
  const edges = await page
    .locator('header')
    .locator('p, a')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => [left, right]));
  expect(edges.flat(), 'the header of the checkout, from left to right').toEqual(
    edges.flat().toSorted((a, b) => a - b),
  );
});

test('with letters twice as large, or far apart on a screen, the big words of home stand below the header, each of them whole', async ({
  page,
}) => {
  for (const [width, height, letters] of firstOf(2, WINDOWS))
    for (const locale of LOCALES) {
      const where = `${locale}, ${width} px`;
      await page.setViewportSize({ width, height });
      await open(page, `/${locale}`);
      const { header, title, cut } = await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
        const lines = [...document.querySelectorAll('h1 span')];
        const edge = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
        const size = Number.parseFloat(getComputedStyle(lines[0] ?? document.body).fontSize);
        const { top, height } = edge(lines[0]);
        return {
          header: edge(document.querySelector('header')).bottom,
          // The letters, in the middle of their line.
          title: Math.max(top, top + (height - size) / 2),
          cut: lines.filter((line) => edge(line).height > 1.6 * size).map(({ textContent }) => textContent),
        };
      }, letters);
      expect.soft(title, where).toBeGreaterThanOrEqual(header);
      expect.soft(cut, where).toEqual([]);
    }
});

test('the check of texts sees one that is cut, one that sticks out, a broken price, a broken word of a table and two in one place', async ({
  page,
}) => {
  await openAsleep(page, '/ua/faq');
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
    const table = document.createElement('table');
    const cell = table.insertRow().insertCell();
    Object.assign(cell.style, { inlineSize: '20px', overflowWrap: 'anywhere' });
    cell.textContent = 'Рукав';
    document.querySelector('main')?.append(table);
    add('Поверх', '100px');
    add('Поверху', '100px').style.marginBlockStart = '-24px';
  });
  const found = await page.evaluate(misfits);
  for (const complaint of [
    /^is cut: «Відрізано»/,
    /^sticks out of its box: «Стирчить»/,
    /^is a broken price: ₴1,000/,
    /^is a broken word: Рукав$/,
    /^lie over each other: «Поверх» and «Поверху»/,
  ])
    expect(found).toContainEqual(expect.stringMatching(complaint));
});

test('the check of boxes sees one beyond the window, two that lie over each other and a picture out of shape', async ({
  page,
}) => {
  await openAsleep(page, '/ua');
  await page.setViewportSize({ width: 320, height: HEIGHT });
  expect(await page.evaluate(misplaced)).toEqual([]);
  await page.evaluate(() => {
    const add = (name: string, style: Partial<CSSStyleDeclaration>): void => {
      const button = document.createElement('button');
      button.textContent = name;
      Object.assign(button.style, { display: 'block', inlineSize: '100px', blockSize: '40px' }, style);
      document.querySelector('main')?.append(button);
    };
    add('Далеко', { marginInlineStart: '300px' });
    add('Згори', {});
    add('Знизу', { marginBlockStart: '-20px', marginInlineStart: '20px' });
    const image = [...document.images].find(({ naturalWidth }) => naturalWidth > 0) as HTMLImageElement;
    image.alt = 'Розтягнуто';
    image.style.cssText = 'inline-size: 40px; block-size: 200px; object-fit: fill; aspect-ratio: auto';
  });
  const found = await page.evaluate(misplaced);
  for (const complaint of [
    /^leaves the window: button «Далеко»/,
    /^lie over each other: button «Згори» and button «Знизу»/,
    /^is out of shape: Розтягнуто/,
  ])
    expect(found).toContainEqual(expect.stringMatching(complaint));
});

test('the check of lines sees one that ends with a word of one letter, and none where that is bound', async ({
  page,
}) => {
  await openAsleep(page, '/ua/faq');
  await page.evaluate(() => {
    const paragraph = document.createElement('p');
    paragraph.id = 'said';
    Object.assign(paragraph.style, { inlineSize: '6em' });
    document.querySelector('main')?.append(paragraph);
  });
  const said = async (words: string): Promise<string[]> => {
    await page.locator('#said').evaluate((paragraph, text) => (paragraph.textContent = text), words);
    return page.evaluate(strayWords);
  };
  expect(await said('Кошик і доставка')).toEqual(['Кошик і доставка']);
  expect(await said('Кошик і\u00A0доставка')).toEqual([]);
});
