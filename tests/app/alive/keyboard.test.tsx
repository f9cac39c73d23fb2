import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenToKeys } from '#app/alive/keyboard.ts';
import { buildCategory } from '#fixtures/build.ts';
import { createFakeShop } from '#tests/support/fake-shop.ts';
import { letGoAfterEach } from '#tests/support/let-go.ts';

const categories = [buildCategory({ id: 'c1' }), buildCategory({ id: 'c2' })];

letGoAfterEach();
beforeEach(() => void vi.stubGlobal('requestAnimationFrame', vi.fn<() => number>()));
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function open(kept: Record<string, string> = {}) {
  const shop = createFakeShop({ categories, kept });
  listenToKeys(shop.stores, shop.navigation, shop.clock);
  return shop;
}

function press(key: string, options: KeyboardEventInit = {}, target: Element = document.body): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options });
  target.dispatchEvent(event);
  return event;
}

function field(tag: string, attributes: Record<string, string> = {}): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  return element;
}

test('b shows the basket', () => {
  const { navigation } = open();
  expect(press('b').defaultPrevented).toBe(true);
  expect(navigation.went).toEqual(['/basket']);
});

test('/ puts the focus into the search of the screen, and writes nothing into it', () => {
  const { navigation } = open();
  const form = document.createElement('form');
  form.setAttribute('role', 'search');
  form.append(document.createElement('input'));
  field('main').append(form);
  expect(press('/').defaultPrevented).toBe(true);
  expect(document.activeElement).toBe(form.firstElementChild);
  expect(navigation.went).toEqual([]);
});

test('/ opens a search over the page where the screen has none', () => {
  const { navigation, stores } = open();
  expect(press('/').defaultPrevented).toBe(true);
  expect(stores.ui.isSearchOpened).toBe(true);
  expect(navigation.went).toEqual([]);
});

test('? lists the keys', () => {
  const { stores } = open();
  press('?');
  expect(stores.dialogs.current?.name).toBe('shortcuts');
  expect(press('b').defaultPrevented).toBe(false);
});

test.each(['/', 'b', '?'])('%s closes what lies over the page', (key) => {
  const { stores } = open();
  stores.ui.openMenu();
  press(key);
  expect(stores.ui.isMenuOpened).toBe(false);
});

test.each([
  ['01', '/catalog?sort=new'],
  ['02', '/catalog/c1'],
  ['03', '/catalog/c2'],
])('%s goes to its entry of the open catalogue and closes it', (digits, path) => {
  const { stores, navigation } = open();
  stores.ui.openMenu();
  stores.ui.openCatalog();
  for (const digit of digits) press(digit);
  expect(navigation.went).toEqual([path]);
  expect(stores.ui.isScrollLocked).toBe(false);
});

test.each(['04', '00', '99'])('%s is no entry: the catalogue stays open', (digits) => {
  const { stores, navigation } = open();
  stores.ui.openCatalog();
  // The next digit is the first of another number.
  for (const digit of `${digits}2`) press(digit);
  expect([navigation.went, stores.ui.isCatalogOpened]).toEqual([[], true]);
});

test('the first digit counts tens', () => {
  const shop = createFakeShop({
    categories: Array.from({ length: 12 }, (_, at) => buildCategory({ id: `n${at + 1}` })),
  });
  listenToKeys(shop.stores, shop.navigation, shop.clock);
  shop.stores.ui.openCatalog();
  press('1');
  press('2');
  expect(shop.navigation.went).toEqual(['/catalog/n11']);
});

test('a second digit that comes too late is the first of another number', async () => {
  const { stores, navigation, clock } = open();
  stores.ui.openCatalog();
  press('0');
  await clock.advance(1_501);
  press('0');
  press('2');
  expect(navigation.went).toEqual(['/catalog/c1']);
});

test('digits do nothing while the catalogue is closed', () => {
  const { navigation } = open();
  press('0');
  press('2');
  expect(navigation.went).toEqual([]);
});

test.each([
  ['input', {}],
  ['textarea', {}],
  ['select', {}],
  ['div', { role: 'combobox' }],
  ['div', { role: 'listbox' }],
])('keys pressed in %s %j are written, not followed', (tag, attributes) => {
  const { navigation, stores } = open();
  for (const key of ['b', '/', '?']) press(key, {}, field(tag, attributes));
  expect([navigation.went, stores.dialogs.current]).toEqual([[], undefined]);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { isComposing: true }, { repeat: true }])(
  'b with %j is the browser’s',
  (options) => {
    const { navigation } = open();
    press('b', options);
    expect(navigation.went).toEqual([]);
  },
);

test('turned off they do nothing, also the one that lists them', () => {
  const { navigation, stores } = open({ shortcuts: 'off' });
  for (const key of ['b', '/', '?']) press(key);
  expect([navigation.went, stores.dialogs.current]).toEqual([[], undefined]);
});
