import type { Page } from '@playwright/test';
import { awake, expect, FAILED_ANSWER, open, test } from './shop.ts';
import { offerOfDiscount } from './discount.ts';
import { HOODIE } from './goods.ts';
import { firstOf } from './shoppers.ts';
import { wordsOf } from './words.ts';

const say = wordsOf('ua');
const MAIL = 'olena@poshta.ua';

const dialog = (page: Page) => page.getByRole('dialog');
const mail = (page: Page) => dialog(page).getByLabel(say('newsletter.email'));
const isLocked = (page: Page) => page.evaluate(() => document.documentElement.dataset['scroll'] === 'locked');
const entries = (page: Page) => page.evaluate(() => window.history.length);

test.describe('an address that asks for a dialog', () => {
  test('opens it with the mail in its field, and asks no more', async ({ page }) => {
    await open(page, '/ua/catalog?sort=new&q=%D1%85%D1%83%D0%B4%D1%96');
    for (const name of firstOf(2, ['subscribe', 'auth', 'discount', 'resetPassword']))
      await test.step(name, async () => {
        const before = await entries(page);
        await page.goto(`/ua/catalog?sort=new&dialog=${name}&q=%D1%85%D1%83%D0%B4%D1%96&email=olena%40poshta.ua#main`);
        await expect(dialog(page).getByRole('textbox').first()).toHaveValue(MAIL);
        await expect(page).toHaveURL(/\/ua\/catalog\?sort=new&q=%D1%85%D1%83%D0%B4%D1%96#main$/);
        expect(await entries(page)).toBe(before + 1);
        await page.keyboard.press('Escape');
        await expect(dialog(page)).toHaveCount(0);
      });
    // The address is the same by now, whatever it asked for.
    await page.reload();
    await awake(page);
    await expect(dialog(page)).toHaveCount(0);
  });

  const HOSTILE = [
    '__proto__',
    '%E0%A4%A',
    '<img src=x onerror=alert(1)>',
    `buyInClick&variantId=${HOODIE}&size=M&phone=%2B380672140811`,
    'nobody&dialog=subscribe',
    'constructor',
    'toString',
    'subscribe%00',
    '%00',
    'javascript:alert(1)',
    'shortcuts',
    'buyInClick',
    'x'.repeat(10_000),
  ];
  test('opens nothing for a dialog that is none', async ({ page, server }) => {
    test.slow();
    for (const name of firstOf(5, HOSTILE))
      await test.step(name.slice(0, 40), async () => {
        await open(page, `/ua/faq?a=1&dialog=${name}&email=%22%3E%3Cscript%3Ealert(1)%3C/script%3E`);
        await expect.poll(() => new URL(page.url()).searchParams.has('dialog')).toBe(false);
        expect(new URL(page.url()).search).toMatch(/^\?a=1/);
        expect(page.url()).not.toContain('email');
        await expect(dialog(page)).toHaveCount(0);
        expect(await isLocked(page)).toBe(false);
        expect(await server.orders()).toBe(0);
        expect(await page.evaluate(() => 'email' in {} || 'polluted' in {})).toBe(false);
      });
  });

  test('takes a mail as text and nothing else', async ({ page }) => {
    const text = '"><img src=x onerror=alert(1)>';
    await open(page, `/ua/faq?dialog=subscribe&email=${encodeURIComponent(text)}`);
    await expect(mail(page)).toHaveValue(text);
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
    await expect(dialog(page).getByRole('button', { name: say('newsletter.send.subscribe') })).toBeDisabled();
  });
});

test('the letter with the code comes once, whoever is impatient', async ({ page, server, alarms }) => {
  alarms.expect(FAILED_ANSWER);
  await open(page, '/ua?dialog=discount');
  await mail(page).fill(MAIL);
  await mail(page).press('Enter');
  await expect(dialog(page).getByText(say('newsletter.done', { email: MAIL }))).toBeVisible();
  const answer = await fetch(`${server.url}/v1/__mock/letters`, { headers: { accept: 'application/json' } });
  const letters = (await answer.json()) as { to: string; kind: string; lines: string[] }[];
  expect(letters.map(({ to, kind }) => ({ to, kind }))).toEqual([{ to: MAIL, kind: 'discount' }]);
  expect(letters[0]?.lines.join(' ')).toContain('SHOV10');
  await dialog(page)
    .getByRole('button', { name: say('dialog.success.close') })
    .click();
  await expect(dialog(page)).toHaveCount(0);

  await (await offerOfDiscount(page)).click();
  await mail(page).fill(MAIL);
  await mail(page).press('Enter');
  await expect(dialog(page).getByText(say('newsletter.already'))).toBeVisible();
});

test('the dialog holds the keyboard, leaves by every way, and gives the focus back', async ({ page }) => {
  await open(page, '/ua/catalog');
  const opener = await offerOfDiscount(page);
  const before = await entries(page);
  const ways: (() => Promise<void>)[] = [
    () => page.keyboard.press('Escape'),
    () =>
      dialog(page)
        .getByRole('button', { name: say('common.close') })
        .click(),
    () => page.mouse.click(8, 8),
  ];
  for (const leave of ways) {
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    expect(await isLocked(page)).toBe(true);
    await expect(page.locator('main')).toHaveJSProperty('inert', false);
    await expect.poll(() => page.locator('main').evaluate((one) => one.closest('[inert]') !== null)).toBe(true);
    for (let stop = 0; stop < 8; stop += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(() => document.activeElement?.closest('[role=dialog],[role=presentation]') !== null),
      ).toBe(true);
    }
    await leave();
    await expect(dialog(page)).toHaveCount(0);
    expect(await isLocked(page)).toBe(false);
    await expect(opener).toBeFocused();
  }
  expect(await entries(page)).toBe(before);
});

test('the discount is offered on a phone after a screenful, never beside what is being bought or at the very end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/ua');
  const offer = page.getByRole('button', { name: say('discount.button') });
  await expect(page.locator('button[aria-haspopup=dialog][data-place=start]')).toBeHidden();
  await offerOfDiscount(page);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(offer).toBeHidden();
  await open(page, '/ua/basket');
  await expect(page.locator('button[data-place]')).toHaveCount(0);
});

test('where the discount would float over the buttons of buying, it does not', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await open(page, `/ua/catalog/product/${HOODIE}`);
  await expect(page.locator('button[aria-haspopup=dialog][data-place=buying]')).toBeHidden();
  await offerOfDiscount(page);
});

test('on the home page nothing moves when the form for the news comes', async ({ page }) => {
  for (const width of firstOf(1, [390, 1440])) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/ua');
    const heightNow = () => page.evaluate(() => document.documentElement.scrollHeight);
    const title = page.getByRole('heading', { name: say('home.newsletter') });
    // What loads lazily on the way is no matter of the form.
    await title.evaluate((element) => window.scrollTo(0, element.getBoundingClientRect().top - 2_000));
    const before = await heightNow();
    await title.scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: say('newsletter.send.page') })).toBeVisible();
    expect(await heightNow(), `at ${width} px`).toBe(before);
  }
});

for (const [width, height] of firstOf(1, [
  [320, 568],
  [844, 390],
] as const))
  test(`a dialog taller than a window of ${width}×${height} opens at its top, with the way out in sight`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/ua/faq?dialog=auth');
    const way = dialog(page).getByRole('button', { name: say('common.close') });
    await expect(way).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => (await dialog(page).boundingBox())?.y).toBeGreaterThanOrEqual(0);
  });

test('the rules a dialog is drawn by lie in one layer, made once: the page behind is not styled anew', async ({
  page,
}) => {
  await open(page, '/ua/faq?dialog=auth');
  await expect(dialog(page)).toBeVisible();
  const sheets = await page.evaluate(() =>
    document.adoptedStyleSheets.map((sheet) => [...sheet.cssRules].map((rule) => rule.constructor.name)),
  );
  expect(sheets).toEqual([['CSSLayerBlockRule']]);
});
