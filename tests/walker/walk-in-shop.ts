import { type Browser, type BrowserContext, chromium, type Locator, type Page, type Route } from 'playwright';
import type { BasketItem } from '#domain/basket.ts';
import { STORAGE_BASKET, STORAGE_CONSENT } from '#domain/constants.ts';
import type { Locale } from '#domain/profile.ts';
import { CHROMIUM_FLAGS, chromiumPath } from '../../src/build/chromium.mjs';
import { isAwake } from '../e2e/is-awake.ts';
import type { ShopServer } from '../e2e/shop-server.ts';
import { seenWordsOf, type Say } from '../e2e/words.ts';
import { look, type Sight } from './eyes.ts';
import { Hand, type Manner } from './hand.ts';
import { UnderWay } from './under-way.ts';

const LOOK_MS = 25;
const PATIENCE_MS = 12_000;
/** On an uneven line answers are so late, one after another: what was asked for last may be there first. */
const LATE_MS = [0, 700, 100, 1_200, 300];
const WINDOWS = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];
/**
 * What is said of an answer that failed, by the browser; of a session that ended elsewhere, by the shop; and of pictures for
 * the width the window had before.
 */
const EXPECTED =
  /^Failed to load resource|^[\w.-]+: UNAUTHORIZED$|^The resource \S+\.avif was preloaded using link preload/;
/** What is said of a connection that is gone. */
const OFFLINE = /unreachable|Failed to fetch/;

/** Where an order is made of the basket, which the address of the bank is not, and where it then is. */
export const ORDERING = /^\/\w\w\/checkout$/;
export const MADE = /\/checkout\/([\da-f]{8}-[\da-f-]{27})/;

/** The browser all walks are done in. */
export function openBrowser(): Promise<Browser> {
  const executablePath = chromiumPath();
  return chromium.launch({ args: CHROMIUM_FLAGS, ...(executablePath === undefined ? {} : { executablePath }) });
}

/** One shopper's browser: what they can do with hands and eyes, whatever the page is. */
export class WalkInShop {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly server: ShopServer;
  /** What nobody should ever hear from a browser. */
  readonly complaints: string[] = [];
  readonly hand: Hand;
  /** When the page asked for the last answer it had about an order, ms since 1970. */
  orderHeardAt = 0;
  width = WINDOWS[0]?.width ?? 0;
  /** How many documents there were. */
  loads = 0;
  /** Orders that were seen to be made of the basket, however that page was come to. */
  readonly ordersMade = new Set<string>();
  #isOrdering = false;
  #isOffline = false;
  readonly #underWay: UnderWay;
  readonly #askedAt = new WeakMap<object, number>();

  private constructor(context: BrowserContext, page: Page, server: ShopServer) {
    this.context = context;
    this.page = page;
    this.server = server;
    this.hand = new Hand(page);
    this.#underWay = new UnderWay(page);
    context.on('console', (message) => {
      const isExpected = EXPECTED.test(message.text()) || (this.#isOffline && OFFLINE.test(message.text()));
      if (['warning', 'error', 'assert'].includes(message.type()) && !isExpected)
        this.complaints.push(`console: ${message.text()}`);
    });
    context.on('weberror', (error) => this.complaints.push(`page error: ${error.error().message}`));
    page.on('request', (request) => void this.#askedAt.set(request, Date.now()));
    page.on('requestfinished', (request) => {
      if (request.url().includes('/v1/orders')) this.orderHeardAt = this.#askedAt.get(request) ?? 0;
    });
    page.on('domcontentloaded', () => (this.loads += 1));
    page.on('framenavigated', (frame) => {
      if (frame !== page.mainFrame()) return;
      const { pathname } = new URL(frame.url(), 'http://shop');
      const [, made] = MADE.exec(pathname) ?? [];
      if (made !== undefined && this.#isOrdering) this.ordersMade.add(made);
      this.#isOrdering = ORDERING.test(pathname);
    });
  }

  /**
   * A browser of somebody who was here once and left something in the basket, in a shop that has forgotten everything else;
   * `isUneven`: on a line that brings answers late and in any order.
   */
  static async begin(
    browser: Browser,
    server: ShopServer,
    items: BasketItem[] = [],
    isUneven = false,
  ): Promise<WalkInShop> {
    await server.reset();
    const context = await browser.newContext({
      locale: 'uk-UA',
      timezoneId: 'Europe/Kyiv',
      viewport: WINDOWS[0] ?? null,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      storageState: {
        cookies: [],
        origins: [
          {
            origin: server.url,
            localStorage: [
              { name: STORAGE_CONSENT, value: 'false' },
              { name: STORAGE_BASKET, value: JSON.stringify({ items }) },
            ],
          },
        ],
      },
    });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    const walk = new WalkInShop(context, page, server);
    if (isUneven) await walk.#makeLate();
    return walk;
  }

  async #makeLate(): Promise<void> {
    let asked = 0;
    await this.context.route('**/v1/**', async (route) => {
      const lateMs = LATE_MS[(asked += 1) % LATE_MS.length];
      if (!this.#isOffline) await new Promise((resolve) => setTimeout(resolve, lateMs));
      // A page that is left meanwhile waits for nothing more.
      await route.continue().catch(() => undefined);
    });
  }

  end(): Promise<void> {
    return this.context.close();
  }

  say = (locale: Locale): Say => seenWordsOf(locale);

  async open(address: string): Promise<void> {
    await this.page.goto(this.server.url + address);
    await this.settle();
  }

  async resize(choice: number): Promise<void> {
    const size = WINDOWS[choice % WINDOWS.length];
    if (size === undefined) return;
    this.width = size.width;
    await this.page.setViewportSize(size);
  }

  /** Does something while what is written on the wire is so late, and waits until that has been answered. */
  async whileLate(lateMs: number, act: () => Promise<void>): Promise<void> {
    const hold = async (route: Route): Promise<void> => {
      if (route.request().method() !== 'GET') await new Promise((resolve) => setTimeout(resolve, lateMs));
      await route.fallback().catch(() => undefined);
    };
    await this.context.route('**/v1/**', hold);
    try {
      await act();
      await this.settle();
    } finally {
      await this.context.unroute('**/v1/**', hold);
    }
  }

  /** Does something while the connection is gone, and for a while after. */
  async offline(act: () => Promise<void>, restMs: number): Promise<void> {
    const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, restMs));
    this.#isOffline = true;
    await this.context.setOffline(true);
    try {
      await act();
      await rest();
    } finally {
      await this.context.setOffline(false);
      await rest();
      this.#isOffline = false;
    }
  }

  /** Whether it came to be so while a shopper is patient. */
  async waitUntil(isSo: () => Promise<boolean>): Promise<boolean> {
    const until = Date.now() + PATIENCE_MS;
    while (!(await isSo())) {
      if (Date.now() > until) return false;
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
    return true;
  }

  /** The page is alive and nothing more is on its way. */
  async settle(): Promise<void> {
    await this.waitUntil(async () => this.#underWay.isOver && (await this.#isAlive()));
  }

  async #isAlive(): Promise<boolean> {
    const isBusy = async (): Promise<boolean> => {
      if (location.pathname.startsWith('/pay/')) return document.readyState !== 'complete';
      // What is being drawn is drawn.
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 300 }));
      const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
      return [...document.querySelectorAll('[aria-busy=true]')].some(isSeen);
    };
    const isAtBank = new URL(this.page.url()).pathname.startsWith('/pay/');
    try {
      return !(await this.page.evaluate(isBusy)) && (isAtBank || (await this.page.evaluate(isAwake)));
    } catch {
      // The page is just being left.
      return false;
    }
  }

  /** Presses what a hand can find; rejects with `NotThere` where it is gone before the pointer has come. */
  press(target: Locator, manner?: Manner): Promise<void> {
    return this.hand.press(target, manner);
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true }).first();
  }

  link(name: string | RegExp): Locator {
    return this.page.getByRole('link', { name, exact: true }).first();
  }

  /** What is seen; of a page that is just being left, what the next one shows. */
  async look(locale: Locale): Promise<Sight> {
    try {
      return await look(this.page, locale);
    } catch (error) {
      if (!/context was destroyed/.test(String(error))) throw error;
      await this.page.waitForLoadState();
      return this.look(locale);
    }
  }
}
