import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stayAlive } from '#app/alive/alive.ts';
import { createBrowserPlatform } from '#app/browser-platform.ts';
import { STORAGE_CONSENT } from '#domain/constants.ts';
import { profile } from '#profiles/ua.ts';
import { settle } from '#tests/support/fake-clock.ts';
import { createFakeShop } from '#tests/support/fake-shop.ts';
import { letGoAfterEach } from '#tests/support/let-go.ts';

const followDiscs = vi.hoisted(() => vi.fn());
vi.mock('#views/product-card/disc-flight.ts', () => ({ followDiscs }));
const getRegistrations = vi.fn<() => Promise<[]>>(async () => []);

function stay() {
  vi.stubGlobal('__MOCKED__', false);
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistrations } });
  document.head.innerHTML = '<meta name="trackers" content="/trackers">';
  const shop = createFakeShop({ basket: [], kept: { [STORAGE_CONSENT]: 'true' } });
  const { clock, navigation, keyValue } = shop;
  const { platform, askAhead } = createBrowserPlatform(profile);
  stayAlive(shop.stores, { ...platform, clock, navigation, keyValue }, askAhead);
  return shop;
}

letGoAfterEach();
let shop: ReturnType<typeof stay>;
beforeEach(() => void (shop = stay()));

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.restoreAllMocks();
  followDiscs.mockClear();
});

function pressTwice(): boolean {
  const [first, second] = ['Далі', 'Сплатити'].map((words) => {
    const button = document.createElement('button');
    button.textContent = words;
    document.body.append(button);
    return button;
  });
  first?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  return second?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 })) === false;
}

/** What goes on for as long as the page is open, and how it shows. */
const GOES_ON: [string, () => boolean | Promise<boolean>][] = [
  [
    'a page that Back has brought to life reads its basket again',
    async () => {
      await settle();
      const before = shop.ports.basket.calls.length;
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      return shop.ports.basket.calls.length > before;
    },
  ],
  [
    'a key shows the basket',
    () => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'b', bubbles: true }));
      return shop.navigation.went.includes('/basket');
    },
  ],
  [
    'what a translator has put in the place of a text goes with it',
    async () => {
      await import('#app/alive/once-alive.ts');
      await settle();
      const [line, text] = [document.createElement('p'), document.createTextNode('Увага')];
      document.body.append(line);
      line.append(text);
      text.replaceWith(document.createElement('font'));
      await settle();
      line.removeChild(text);
      return line.childNodes.length === 0;
    },
  ],
  [
    'the disc of a card opens the page of its thing',
    async () => {
      await import('#app/alive/once-alive.ts');
      await settle();
      return followDiscs.mock.calls.length === 1;
    },
  ],
  [
    'a menu comes to rest',
    async () => {
      shop.stores.ui.openMenu();
      shop.stores.ui.menuRests(false);
      await shop.clock.advance(500);
      return shop.stores.ui.isMenuReady;
    },
  ],
  ['the second press of a double press does nothing elsewhere', pressTwice],
  ['places of the history are kept by the shop', () => window.history.scrollRestoration === 'manual'],
  [
    'another screen is announced',
    () => {
      shop.stores.ui.navigating(true);
      return document.querySelector('[aria-live=polite]') !== null;
    },
  ],
  [
    'workers of a demonstration are sent away',
    async () => {
      await import('#app/alive/once-alive.ts');
      await settle();
      return getRegistrations.mock.calls.length > 0;
    },
  ],
  ['who may count visits is let in', () => document.querySelector('iframe') !== null],
];

test.each(GOES_ON)('on a page that is alive %s', async (_, isSo) => {
  expect(await isSo()).toBe(true);
});
