import type { Page } from '@playwright/test';
import { HOODIE } from './goods.ts';
import { expect, FAILED_ANSWER, test } from './shop.ts';
import { firstOf, IS_BY_EACH } from './shoppers.ts';
import { wordsOf } from './words.ts';

/** Engines that are too old, each by what it lacks. */
const OLDER: Record<string, (page: Page) => Promise<unknown>> = {
  'cannot read the scripts of the shop': (page) =>
    page.route(/\/assets\/shop-[^/]*\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'class Shop { static static {' }),
    ),
  'lacks what they call': (page) => page.addInitScript(() => void Reflect.deleteProperty(Array.prototype, 'findLast')),
  'knows no modules': (page) =>
    page.route(/\/(?:ua|en)\//, async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      const answer = await route.fetch({ maxRedirects: 0 });
      const { location } = answer.headers();
      // Where a browser is sent to no route is asked.
      if (location !== undefined)
        return route.fulfill({
          contentType: 'text/html',
          body: `<main><h1>303</h1></main><meta http-equiv="refresh" content="0;url=${location}">`,
        });
      const html = (await answer.text()).replaceAll(' type="module"', ' type="text/module"').replace(' nomodule', '');
      return route.fulfill({ response: answer, body: html });
    }),
};

for (const [name, makeOlder] of Object.entries(OLDER))
  for (const locale of firstOf(1, ['ua', 'en'] as const))
    test(`a browser that ${name} says so in ${locale} and orders by phone`, async ({ page, alarms }) => {
      alarms.expect(FAILED_ANSWER, /^page error: .*/);
      const said = wordsOf(locale);
      await makeOlder(page);
      await page.goto(`/${locale}/catalog/product/${HOODIE}`);
      await expect(page.locator('.no-scripts')).toHaveText(`${said('loader.no-scripts')} ${said('loader.ask')}`, {
        useInnerText: true,
      });
      await expect(page.getByRole('button', { name: said('product.add') })).toBeHidden();
      const send = page.getByRole('button', { name: said('dialog.buy.send') });
      await expect(send).toBeVisible();
      if (!IS_BY_EACH && name !== 'cannot read the scripts of the shop') return;
      const phone = page.getByRole('textbox', { name: said('field.phone') });
      await phone.fill('067 12');
      await send.click();
      await expect(page.getByRole('alert')).toHaveText([said('product.size-needed'), said('field.rule.phone')]);
      await expect(phone).toHaveValue('067 12');
      await expect(page.getByRole('button', { name: said('product.add') })).toBeHidden();
      await page.getByRole('radio', { name: said('size.M'), exact: true }).check();
      await phone.fill('067 214 08 11');
      await send.click();
      await expect(page.locator('#order')).toContainText(said('dialog.success.title'));
    });

test('what is pressed before that is known says no more that it is busy', async ({ page, alarms }) => {
  alarms.expect(FAILED_ANSWER, /^page error: /);
  const asked = Promise.withResolvers<undefined>();
  await page.route(/\/assets\/shop-[^/]*\.js$/, async (route) => {
    await asked.promise;
    await route.fulfill({ contentType: 'text/javascript', body: 'class Shop { static static {' });
  });
  await page.goto(`/ua/catalog/product/${HOODIE}`);
  const add = page.getByRole('button', { name: wordsOf('ua')('product.add') });
  await add.click();
  await expect(add).toHaveAttribute('aria-busy', 'true');
  asked.resolve(undefined);
  await expect(add).toBeHidden();
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
});

test('a file that only did not come is no reason: the next sign asks for it again', async ({ page, alarms }) => {
  alarms.expect(FAILED_ANSWER, /^page error: /);
  await page.route(/\/assets\/shop-[^/]*\.js$/, (route) => route.abort());
  await page.goto(`/ua/catalog/product/${HOODIE}`);
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete');
  await expect(page.getByRole('button', { name: wordsOf('ua')('product.add') })).toBeVisible();
  await expect(page.locator('.no-scripts')).toHaveCount(0);
});
