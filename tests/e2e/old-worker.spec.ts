import { HOODIE, variantOf } from './goods.ts';
import { expect, open, test } from './shop.ts';
import { hryvnias } from './words.ts';

/** What a demonstration with the backend in the browser once left under this address. */
const WORKER = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  if (new URL(event.request.url).pathname.startsWith('/v1/')) event.respondWith(Response.json({}, { status: 500 }));
});`;

test.use({ serviceWorkers: 'allow' });

test('a worker of a former demonstration is sent away, and the next page has the true backend', async ({
  page,
  context,
  server,
  alarms,
}) => {
  // Once the worker has answered for a page that is still open.
  alarms.expect(/Failed to load resource/, /not loaded/);
  await context.route('**/mockServiceWorker.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: WORKER }),
  );
  await context.route('**/demonstration', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<main><h1>Demonstration</h1></main>' }),
  );
  await page.goto('/demonstration');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/mockServiceWorker.js');
    await navigator.serviceWorker.ready;
  });
  const workers = (): Promise<number> =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(await workers()).toBe(1);
  await page.goto('/ua');
  await expect.poll(workers).toBe(0);
  // Pressed, not opened: what the screen shows is asked of the backend by the browser.
  await open(page, '/ua/catalog');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  const coal = await variantOf(server.url, HOODIE, 'ua');
  await page.getByRole('main').getByRole('link', { name: coal.name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: coal.name })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(hryvnias(coal.price));
});
