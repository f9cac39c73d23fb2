import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { followStores } from '#app/effects.ts';
import { AppError } from '#domain/errors.ts';
import { loadMessages } from '#views/messages.ts';
import { ROUTES } from '#app/routes.ts';
import { buildCategory, buildPage, buildVariant } from '#fixtures/build.ts';
import { idOf } from '#fixtures/ids.ts';
import { createFakeShop } from '#tests/support/fake-shop.ts';
import { openApp } from './open-app.tsx';

const variant = buildVariant();
const scrollTo = vi.fn<(left: number, top: number) => void>();

beforeEach(async () => {
  scrollTo.mockClear();
  vi.stubGlobal('scrollTo', scrollTo);
  await loadMessages('ua');
  await loadMessages('en');
  // Screens of their own chunks would come while a test looks elsewhere.
  await Promise.all(ROUTES.map((row) => row.screen.preload()));
});

async function openShop(address: string, variants = [variant]) {
  const shop = createFakeShop({
    variants,
    categories: [buildCategory()],
    pages: [buildPage({ slug: 'faq' })],
    basket: [],
  });
  const { go } = await openApp(shop.stores, address);
  const to = (where: string | number, options?: { state: object }): Promise<void> =>
    act(async () => void go(where as string, options));
  return { ...shop, to };
}

const main = (): HTMLElement => screen.getByRole('main');

test('a new screen begins at its top with the focus on it; another query moves nothing', async () => {
  const { to } = await openShop('/ua/faq');
  expect(main()).not.toHaveFocus();
  await to('/ua/catalog');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  expect(main()).toHaveFocus();
  await to('/ua/catalog?sort=new');
  expect(scrollTo).toHaveBeenCalledOnce();
});

test('a screen reached by pressing is described to robots as one that was asked for', async () => {
  // As the server writes it.
  const element = document.head.appendChild(document.createElement('script'));
  Object.assign(element, { type: 'application/ld+json' }).dataset['head'] = '';
  onTestFinished(() => element.remove());
  const { to } = await openShop('/ua/faq');
  await to(`/ua/catalog/product/${variant.id}`);
  await waitFor(() => expect(element).toHaveTextContent(`"name":"${variant.name}"`));
  await to('/ua/faq');
  await waitFor(() => expect(element).not.toHaveTextContent(variant.name));
});

test('one order within the profile is a screen of its own; another tab of the orders is not', async () => {
  const { to } = await openShop('/ua/profile');
  await to('/ua/profile?tab=archive');
  expect(scrollTo).not.toHaveBeenCalled();
  await to('/ua/profile?tab=archive&order=o-1');
  await waitFor(() => expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0));
  await to('/en/profile?tab=archive&order=o-1');
  expect(scrollTo).toHaveBeenCalledOnce();
});

test('another language and another colour of a product keep the place', async () => {
  const { to } = await openShop('/ua/faq');
  await to('/en/faq');
  await to(`/en/catalog/product/${variant.id}`, { state: { keepsPlace: true } });
  expect(scrollTo).not.toHaveBeenCalled();
});

test('Back returns to where the shopper was', async () => {
  const { to } = await openShop('/ua/catalog');
  vi.stubGlobal('scrollY', 900);
  window.dispatchEvent(new Event('scroll'));
  await to('/ua/faq');
  await to(-1);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 900);
});

test('Back from a thing the keys go on at the card that led to it, which scrolls nothing; from elsewhere at the screen', async () => {
  const variants = ['Жнива', 'Роса'].map((name) => buildVariant({ id: idOf(name), name }));
  const { to } = await openShop('/ua/catalog', variants);
  const card = (name: string) => screen.getByRole('link', { name: new RegExp(name) });
  await to(card('Роса').getAttribute('href') ?? '');
  expect(main()).toHaveFocus();
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  await to(-1);
  expect(card('Роса')).toHaveFocus();
  expect(focus.mock.lastCall).toEqual([{ preventScroll: true }]);
  focus.mockRestore();
  await to('/ua/faq');
  await to(-1);
  expect(main()).toHaveFocus();
});

test('Back to a page where nobody has scrolled returns to its top', async () => {
  const { to } = await openShop('/ua/catalog');
  await to('/ua/faq');
  await to('/ua/basket');
  scrollTo.mockClear();
  await to(-1);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
});

test('Back to a list that was sorted anew where nobody had scrolled returns to its top', async () => {
  const { to } = await openShop('/ua/faq');
  await to('/ua/catalog');
  await to('/ua/catalog?sort=new');
  await to('/ua/faq');
  await to(-1);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
});

test('a filter is asked for with the press itself, once, whatever the address still has to do', async () => {
  const { ports } = await openShop('/ua/catalog');
  const searches = (): number => ports.catalog.calls.filter(({ method }) => method === 'searchVariants').length;
  const before = searches();
  screen.getByRole<HTMLInputElement>('checkbox', { name: 'M', hidden: true }).click();
  expect(searches()).toBe(before + 1);
  await act(async () => {});
  expect(screen.getByRole('checkbox', { name: 'M', hidden: true })).toBeChecked();
  expect(searches()).toBe(before + 1);
});

test('more that failed and was asked for again is one step of the history', async () => {
  const variants = Array.from({ length: 30 }, (_, index) => buildVariant({ id: idOf(`variant ${index}`) }));
  const { ports, to } = await openShop('/ua/catalog', variants);
  const search = vi.spyOn(ports.catalog, 'searchVariants').mockRejectedValue(new AppError('unreachable'));
  const ask = () => act(async () => screen.getByRole('link', { name: 'Показати ще 12' }).click());
  await ask();
  expect(screen.getByRole('alert')).toBeInTheDocument();
  search.mockRestore();
  await ask();
  expect(screen.getAllByRole('article')).toHaveLength(24);
  await to(-1);
  expect(screen.getAllByRole('article')).toHaveLength(12);
});

test('the loading bar goes when the screen is there, and when it was left for another', async () => {
  const { ports, stores, to } = await openShop('/ua/faq');
  expect(stores.ui.isNavigating).toBe(false);
  const answer = ports.catalog.holdNext('searchVariants');
  await to('/ua/catalog');
  expect(stores.ui.isNavigating).toBe(true);
  await to('/ua/faq');
  expect([stores.ui.isNavigating, stores.listing.state.status]).toEqual([false, 'idle']);
  await act(async () => answer());
  expect(stores.listing.items).toEqual([]);
});

test('a dialog stays behind with its screen, unless an order is on its way', async () => {
  const { ports, stores, to } = await openShop('/ua/faq');
  const open = () => stores.dialogs.open('success', { titleKey: 'dialog.success.title', textKey: 'error.default' });
  await act(async () => open());
  await to('/en/faq');
  expect(stores.dialogs.current).toBeDefined();
  await to('/en/catalog');
  expect(stores.dialogs.current).toBeUndefined();
  ports.order.holdNext('createFast');
  await act(async () => {
    open();
    void stores.oneClick.order({ variantId: variant.id, size: 'M' }, '+380671112233');
  });
  await to('/en/faq');
  expect(stores.dialogs.current).toBeDefined();
});

test('the title follows what is searched for, and is that of the listing again without it', async () => {
  const { to } = await openShop('/ua/catalog');
  await to('/ua/catalog?q=жовте худі');
  await waitFor(() => expect(document.title).toBe('ШОВ — Пошук: жовте худі'));
  await to('/ua/catalog?sizes=M');
  await waitFor(() => expect(document.title).toBe('ШОВ — Каталог'));
});

test('title, language and theme of the document follow the screen', async () => {
  const { to } = await openShop('/ua/catalog');
  await to('/en/faq');
  await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'en'));
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  expect(document.title).toMatch(/^ШОВ — /);
});

test('the page behind a menu or a dialog does not scroll, until the last of them is closed', () => {
  const { stores } = createFakeShop();
  followStores(stores, document);
  const isLocked = () => document.documentElement.dataset['scroll'] === 'locked';
  stores.ui.openMenu();
  stores.dialogs.open('success', { titleKey: 'dialog.success.title', textKey: 'error.default' });
  stores.ui.closeOverlays();
  expect(isLocked()).toBe(true);
  stores.dialogs.close();
  expect(isLocked()).toBe(false);
});

test.each([
  ['is as wide as a scrollbar', 1425, 'true'],
  ['is none', 1440, 'false'],
])('the room beside a page that does not scroll %s, as it was before', (_, width, bar) => {
  vi.stubGlobal('innerWidth', 1440);
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(width);
  const { stores } = createFakeShop();
  followStores(stores, document);
  stores.ui.openMenu();
  expect(document.documentElement.dataset['bar']).toBe(bar);
  stores.ui.closeOverlays();
});

test('the header looks scrolled after 50 pixels, from the first look on, and holds up no frame', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { stores } = createFakeShop();
  const scrollTo = (top: number): void => {
    vi.stubGlobal('scrollY', top);
    window.dispatchEvent(new Event('scroll'));
  };
  followStores(stores, document);
  scrollTo(50);
  vi.runAllTimers();
  expect(stores.ui.isScrolled).toBe(false);
  scrollTo(51);
  expect(stores.ui.isScrolled, 'in the frame of the scroll').toBe(false);
  vi.runAllTimers();
  expect(stores.ui.isScrolled, 'after it').toBe(true);
  scrollTo(0);
  followStores(stores, document);
  expect(stores.ui.isScrolled).toBe(false);
});
