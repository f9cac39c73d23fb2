import { expect } from '@playwright/test';
import { BUNDLED_WITHIN_MS, test } from './development.ts';

// Each worker would have a server of its own.
test.describe.configure({ mode: 'serial' });

// The mock backend of a developer is a worker.
test.use({ serviceWorkers: 'allow', reducedMotion: 'reduce', screenshot: 'only-on-failure' });

test('a developer whose browser runs no worker is told so instead of waiting for ever', async ({
  browser,
  development,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${development.url}/ua`);
  await expect(page.getByRole('alert')).toContainText('no service worker runs', { timeout: BUNDLED_WITHIN_MS });
  await context.close();
});

test('a developer who mistypes a world reads the names there are, and signs in by one press', async ({
  page,
  development,
}) => {
  await page.goto(`${development.url}/ua?world=sael`);
  const drawer = page.getByRole('complementary', { name: 'Bundled backend' });
  await expect(drawer.getByRole('alert').first()).toContainText('Unknown world: sael. Worlds are full, empty', {
    timeout: BUNDLED_WITHIN_MS,
  });
  await drawer.getByRole('tab', { name: 'Accounts' }).click();
  await drawer.getByRole('button', { name: 'Sign in as solomiia@shov.example' }).click();
  await expect(drawer).toContainText('The shop is solomiia@shov.example’s now.');
  await expect(page.getByRole('link', { name: 'Мій профіль' }).first()).toBeVisible();
});

test('on a phone the button of the drawer stands at the foot of the page, beside what is pressed there; behind it one reads that what a page begins with is asked for once', async ({
  page,
  development,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${development.url}/ua`);
  const button = page.getByRole('button', { name: 'backend' });
  await button.waitFor({ timeout: BUNDLED_WITHIN_MS });
  expect(await button.boundingBox()).toMatchObject({ x: 0 });
  const { y = 0, height = 0 } = (await button.boundingBox()) ?? {};
  expect(y + height).toBe(844 - 8);
  await button.click();
  const calls = page.getByRole('table').getByRole('rowheader');
  for (const name of ['variants.search', 'categories.search', 'shipping-methods.search'])
    await expect(calls.filter({ hasText: name })).toHaveCount(1);
});
