import { customerOn } from './customer.ts';
import { expect, FAILED_ANSWER, open, test } from './shop.ts';
import { firstOf } from './shoppers.ts';
import { wordsOf } from './words.ts';

const say = wordsOf('ua');

/** What a page asks for besides its own: categories, contacts, and who is signed in (spec section 7). */
const LOADS = ['categories.search', 'pages.get', 'customer.details'];
/** All of them first. */
const COMBINATIONS = Array.from({ length: 2 ** LOADS.length }, (_, bits) =>
  LOADS.filter((_, place) => (bits >> place) % 2 === 0),
);

test('the shop opens although any of its three first loads fail, and says so only in the log', async ({
  page,
  server,
  alarms,
}) => {
  test.setTimeout(120_000);
  // Who is signed in is asked for once more before that is said, which a slow page hears within its step.
  alarms.expect(FAILED_ANSWER, /not loaded|customer\.details: SOMETHING_WENT_WRONG/);
  await open(page, '/ua/catalog');
  const customer = customerOn(page);
  await customer.signIn();
  for (const failing of firstOf(1, COMBINATIONS)) {
    await test.step(failing.join(', ') || 'none', async () => {
      await server.plan(...failing.map((call) => `${call}:SOMETHING_WENT_WRONG:always`));
      await open(page, '/ua/catalog');
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(customer.profileLink).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      const phone = page.getByRole('contentinfo').getByRole('link', { name: /^\+38/ });
      await expect(phone).toHaveCount(failing.includes('pages.get') ? 0 : 1);
    });
    await server.plan();
  }
});

test('a page does not wait for what never comes to the server, and has it once it is alive', async ({
  page,
  server,
}) => {
  await server.plan('categories.search:hang', 'pages.get:hang');
  const drawn = await page.goto('/ua/catalog');
  expect(drawn?.status()).toBe(200);
  expect(drawn?.headers()['cache-control']).toBe('no-store');
  const footer = page.getByRole('contentinfo');
  expect(await drawn?.text()).not.toContain('href="tel:');
  await expect(footer.getByRole('link', { name: /^\+38/ })).toBeVisible();
  await expect(
    footer
      .getByRole('navigation', { name: say('footer.categories') })
      .getByRole('link')
      .first(),
  ).toBeVisible();
});

/** What React tells of itself as it is run, to tools that stand here. */
declare global {
  interface Window {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: object;
    isReactRun?: boolean;
  }
}

test('React is run with its own file: what runs the file of the shop is a task without it', async ({
  page,
  alarms,
}) => {
  alarms.expect(FAILED_ANSWER, /not loaded|Failed to fetch|shop-/);
  await page.addInitScript(() => {
    window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = { supportsFiber: true, inject: () => (window.isReactRun = true) };
  });
  await page.route('**/assets/shop-*.js', (route) => route.abort());
  await page.goto('/ua/contacts');
  await page.waitForFunction(() => window.isReactRun);
});
