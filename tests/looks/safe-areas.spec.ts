import type { Page } from '@playwright/test';
import { add, PRODUCT, say } from '#tests/e2e/product-page.ts';
import { OVERLAYS, type ScreenToSee, SCREENS } from '#tests/e2e/screens.ts';
import { expect, open, test } from '#tests/e2e/shop.ts';

interface Held {
  how: string;
  width: number;
  height: number;
  /** px of the window that the phone itself draws over: corners, camera, the bar that leads home. */
  covered: { left: number; right: number; bottom: number };
}

/** A phone whose screen has round corners and a bar of its own, as it is held. */
const UPRIGHT: Held = { how: 'upright', width: 390, height: 844, covered: { left: 0, right: 0, bottom: 34 } };
const ASIDE: Held = { how: 'on its side', width: 844, height: 390, covered: { left: 59, right: 59, bottom: 21 } };

async function hold(page: Page, { width, height, covered }: Held): Promise<void> {
  await page.setViewportSize({ width, height });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: covered });
}

/** Runs in the page: what is pressed or read and lies where the phone draws over it, a line each. */
function covered({ left, right, bottom }: Held['covered']): string[] {
  const EDGE_PX = 1.5;
  const CONTROLS = 'a[href], button, input, select, textarea, summary';
  const NO_WORDS = 'script, style, noscript, template, select, textarea';
  const isSeen = (element: Element): boolean =>
    element.closest('[aria-hidden=true], [inert]') === null &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  /** Stays where it is in the window, whatever scrolls. */
  const isHeld = (element: Element | null): boolean => {
    if (element === null) return false;
    const { position, bottom: end } = getComputedStyle(element);
    return position === 'fixed' || (position === 'sticky' && end !== 'auto') || isHeld(element.parentElement);
  };
  /** For those who listen. */
  const isHidden = (element: Element | null): boolean =>
    element !== null && ((element.clientWidth === 1 && element.clientHeight === 1) || isHidden(element.parentElement));
  /** It is in a box that is moved sideways by a finger. */
  const isMoved = (element: Element | null): boolean =>
    element !== null &&
    ((element.scrollWidth > element.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(element).overflowX)) ||
      isMoved(element.parentElement));
  const found = new Set<string>();
  const look = (
    element: Element,
    { x, y, width, height, right: end, bottom: lowest }: DOMRect,
    words: string,
  ): void => {
    // A picture that fills the window, which is pressed to come near, or nothing to be seen.
    if (width * height > (innerWidth * innerHeight) / 2 || isHidden(element)) return;
    if (y >= innerHeight || lowest <= 0 || end <= 0 || x >= innerWidth) return;
    const said = `${element.tagName.toLowerCase()} «${words.trim().slice(0, 40)}»`;
    const isAtSide = x < left - EDGE_PX || end > innerWidth - right + EDGE_PX;
    if (isAtSide && !isMoved(element)) found.add(`at the side: ${said}`);
    const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    if (lowest > innerHeight - bottom + EDGE_PX && (isAtEnd || isHeld(element))) found.add(`below: ${said}`);
  };
  const scrolled = [...document.querySelectorAll('*')].filter(
    (box) => box.scrollHeight > box.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(box).overflowY),
  );
  for (const box of scrolled) box.scrollTop = box.scrollHeight;
  // What opens over the page is all there is to see.
  const over = [...document.querySelectorAll('[aria-modal=true], dialog[open], :popover-open')].at(-1);
  const root = over ?? document.body;
  // What a finger may press besides is larger than its sign or its words.
  for (const control of root.querySelectorAll(CONTROLS)) {
    const sign = control.textContent.trim() === '' ? (control.querySelector('svg') ?? control) : undefined;
    if (sign !== undefined && isSeen(control)) look(control, sign.getBoundingClientRect(), control.ariaLabel ?? '');
  }
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const parent = node.parentElement;
    const text = node.nodeValue?.trim() ?? '';
    if (text === '' || parent === null || parent.closest(NO_WORDS) !== null || !isSeen(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) look(parent, rect, text);
  }
  return [...found];
}

async function expectInSight(page: Page, held: Held, screen: string): Promise<void> {
  for (const at of ['beginning', 'end']) {
    await page.evaluate((isEnd) => window.scrollTo(0, isEnd ? document.documentElement.scrollHeight : 0), at === 'end');
    await page.waitForTimeout(100);
    expect.soft(await page.evaluate(covered, held.covered), `${screen}, ${held.how}, at its ${at}`).toEqual([]);
  }
}

const named = (...names: string[]): ScreenToSee[] =>
  [...SCREENS, ...OVERLAYS].filter(({ name }) => names.includes(name));

/** Each has something of its own at the lower edge, or at a side. */
const LOOKED_AT: ScreenToSee[] = [
  ...named('home', 'catalogue', 'product', 'basket-empty', 'menu', 'catalogue-overlay', 'dialog-discount', 'one-click'),
  {
    name: 'filters',
    async go(page) {
      await open(page, '/ua/catalog');
      await page.getByRole('button', { name: say('listing.filters') }).click();
    },
  },
  {
    name: 'zoom',
    async go(page) {
      await open(page, PRODUCT);
      await page.getByRole('button', { name: say('product.zoom'), exact: true }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'basket beside the product',
    async go(page) {
      await open(page, `${PRODUCT}?size=M`);
      await add(page).click();
      await page.getByRole('region', { name: say('basket.title'), exact: true }).waitFor();
    },
  },
];

test.use({ reducedMotion: 'reduce', consent: 'not asked' });

for (const held of [UPRIGHT, ASIDE])
  test(`nothing lies under what a phone ${held.how} draws over the window itself`, async ({ page, server }) => {
    test.slow();
    for (const { name, go } of LOOKED_AT) {
      await hold(page, held);
      await go(page, 'ua', server.url);
      await expectInSight(page, held, name);
    }
  });
