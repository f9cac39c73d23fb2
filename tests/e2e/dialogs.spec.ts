import type { Page } from '@playwright/test';
import { awake, expect, FAILED_ANSWER, open, test } from './shop.ts';
import { offerOfDiscount } from './discount.ts';
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
  await expect(page.locator('button[aria-haspopup=dialog][data-place=start]'), 'before a screenful').toBeHidden();
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
    const sheets = await page.evaluate(() =>
      document.adoptedStyleSheets.map((sheet) => [...sheet.cssRules].map((rule) => rule.constructor.name)),
    );
    expect(sheets, 'its rules lie in one layer, made once: the page behind is not styled anew').toEqual([
      ['CSSLayerBlockRule'],
    ]);
  });
