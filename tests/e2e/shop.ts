import { test as base, expect, type BrowserContext, type Page, type TestInfo } from '@playwright/test';
import { STORAGE_BASKET, STORAGE_CONSENT } from '#domain/constants.ts';
import type { BasketItem } from '#domain/basket.ts';
import { isAwake } from './is-awake.ts';
import { startShop, type ShopServer } from './shop-server.ts';

export { expect };

/** Beyond it a browser has forgotten to say that nothing is on its way. */
const QUIET_WITHIN_MS = 15_000;

/** What went wrong in a browser, unless the story says that it must. */
class Alarms {
  readonly #heard: string[] = [];
  readonly #expected: RegExp[] = [];

  hear(what: string): void {
    this.#heard.push(what);
  }

  /** The story makes this happen on purpose. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  get unexpected(): string[] {
    return this.#heard.filter((what) => !this.#expected.some((pattern) => pattern.test(what)));
  }
}

/** What the browser itself says about an answer that failed; a page cannot keep it from doing so. */
export const FAILED_ANSWER = /^console error: Failed to load resource/;

export interface ShopFixtures {
  /** What the guest already has in the basket of this browser. */
  basket: { items: BasketItem[] };
  /** What the guest said of cookies on another day. */
  consent: 'accepted' | 'declined' | 'not asked';
  alarms: Alarms;
}

function listen(context: BrowserContext, origin: string, alarms: Alarms): void {
  context.on('console', (message) => {
    if (['warning', 'error', 'assert'].includes(message.type()))
      alarms.hear(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => alarms.hear(`page error: ${error.error().message} (${error.page()?.url()})`));
  context.on('request', (request) => {
    const { protocol, origin: to } = new URL(request.url());
    if (/^https?:$/.test(protocol) && to !== origin) alarms.hear(`foreign request: ${request.url()}`);
  });
}

/** Never blank: a screen of the shop has one main part and one heading of the first rank. */
async function expectScreen(page: Page): Promise<void> {
  if (!/^https?:/.test(page.url())) return;
  await expect.soft(page.locator('main'), 'the main part of the page').toHaveCount(1);
  await expect.soft(page.locator('h1'), 'the heading of the page').toHaveCount(1);
}

/** What the pages of a story that ended badly show, in test-results/. One that shows nothing any more is left out. */
async function keepPictures(pages: Page[], info: TestInfo): Promise<void> {
  for (const [at, page] of pages.entries()) {
    const path = info.outputPath(`test-failed-${at + 1}.png`);
    await page.screenshot({ path, timeout: 5_000 }).catch(() => undefined);
  }
}

/** A story in a shop of its own. At its end the browser must have had nothing to complain about. */
export const test = base.extend<ShopFixtures, { server: ShopServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from this pattern
    async ({}, use) => {
      const server = await startShop();
      await use(server);
      server.stop();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ server }, use) => use(server.url),
  basket: [{ items: [] }, { option: true }],
  consent: ['declined', { option: true }],

  storageState: async ({ server, basket, consent }, use) => {
    const localStorage = [
      ...(basket.items.length === 0 ? [] : [{ name: STORAGE_BASKET, value: JSON.stringify(basket) }]),
      ...(consent === 'not asked' ? [] : [{ name: STORAGE_CONSENT, value: String(consent === 'accepted') }]),
    ];
    await use({ cookies: [], origins: localStorage.length === 0 ? [] : [{ origin: server.url, localStorage }] });
  },

  alarms: [
    async ({ server, context }, use, info) => {
      await server.reset();
      const alarms = new Alarms();
      listen(context, server.url, alarms);
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI}`);
        });
      });
      await use(alarms);
      for (const page of context.pages()) await expectScreen(page);
      expect.soft(alarms.unexpected, 'complaints of the browser').toEqual([]);
      if (info.errors.length > 0) await keepPictures(context.pages(), info);
    },
    { auto: true },
  ],
});

/**
 * The page is drawn and all of it is alive: what is pressed now is heard, and what is written into it now was not there when
 * React took over what the server drew. React does so in slices; only when the last one is done its root says so.
 */
export async function awake(page: Page, within?: { timeout: number }): Promise<void> {
  await expect
    .poll(() => page.evaluate(isAwake), { message: 'the page comes alive', intervals: [20, 50, 100], ...within })
    .toBe(true);
}

/** Waits until nothing more is fetched; a browser that never says so is not waited for. */
export async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: QUIET_WITHIN_MS }).catch(() => undefined);
}

/** Opens an address of the shop and waits until it is alive. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await awake(page);
}
