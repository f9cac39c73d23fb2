import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bringLater } from '#app/boot/boot.ts';
import { letGoAfterEach } from '#tests/support/let-go.ts';

let shop: PromiseWithResolvers<undefined>;
let bring: ReturnType<typeof vi.fn<() => Promise<undefined>>>;
const doWithout = vi.fn();

/** A page as the server drew it, on such a line; the shop on its way to it. */
function openPage(connection?: { saveData?: boolean; effectiveType?: string }): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  const root = document.createElement('div');
  root.id = 'root';
  const button = (label: string, set: Partial<HTMLButtonElement> = {}): HTMLButtonElement =>
    Object.assign(document.createElement('button'), { type: 'button', textContent: label, ...set });
  const form = document.createElement('form');
  form.setAttribute('action', '/ua/catalog');
  form.append(button('Шукати', { type: 'submit' }));
  form.addEventListener('submit', (event) => event.preventDefault());
  const link = Object.assign(document.createElement('a'), { textContent: 'Каталог', href: '#catalog' });
  const select = document.createElement('select');
  select.append(new Option('Нові', 'new'), new Option('Дешевші', 'cheap'));
  const opener = button('Фільтри');
  opener.setAttribute('popovertarget', 'filters');
  root.append(button('M'), button('У кошик'), form, link, select, opener);
  document.body.append(root);
  shop = Promise.withResolvers<undefined>();
  bring = vi.fn(() => shop.promise);
  bringLater(bring, doWithout);
}

beforeEach(() => {
  vi.useFakeTimers();
  doWithout.mockClear();
});
letGoAfterEach();
afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  vi.useRealTimers();
});

const add = (): HTMLElement => screen.getByRole('button', { name: 'У кошик' });

/** Hears what the shop would hear. */
function listenTo(element: Element, what: string): ReturnType<typeof vi.fn> {
  const heard = vi.fn();
  element.addEventListener(what, heard);
  return heard;
}

test('the shop comes once the page is painted and quiet, and once only', async () => {
  openPage();
  expect(bring).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(bring).toHaveBeenCalledOnce();
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(bring).toHaveBeenCalledOnce();
});

test('a page whose pictures are still on their way is waited for: until they are there, or for four seconds', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  openPage();
  await vi.advanceTimersByTimeAsync(3_900);
  expect(bring).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(bring).toHaveBeenCalledOnce();
  document.body.replaceChildren();
  openPage();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(bring).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(100);
  expect(bring).toHaveBeenCalledOnce();
  state.mockRestore();
});

test.each(['pointerOver', 'pointerDown', 'keyDown', 'focusIn'] as const)(
  'it comes at once at the first sign of a wish: %s',
  (sign) => {
    openPage({ saveData: true });
    fireEvent[sign](add());
    expect(bring).toHaveBeenCalledOnce();
  },
);

test.each([{ saveData: true }, { effectiveType: 'slow-2g' }])(
  'on a dear or slow line it waits for such a sign: %o',
  async (connection) => {
    openPage(connection);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(bring).not.toHaveBeenCalled();
  },
);

test('a press before the shop is there says that it is heard, and is done once', async () => {
  openPage();
  const heard = listenTo(add(), 'click');
  fireEvent.click(add());
  fireEvent.click(add());
  expect(add()).toHaveAttribute('aria-busy', 'true');
  expect(heard).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  shop.resolve(undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toHaveBeenCalledOnce();
  expect(add()).not.toHaveAttribute('aria-busy');
  fireEvent.click(add());
  expect(heard).toHaveBeenCalledTimes(2);
});

test('of two presses the second finds what the first has changed', async () => {
  openPage();
  const [size, done] = [screen.getByRole('button', { name: 'M' }), vi.fn()];
  size.addEventListener('click', () => queueMicrotask(() => done('size chosen')));
  add().addEventListener('click', () => done('put into the basket'));
  fireEvent.click(size);
  fireEvent.click(add());
  await vi.advanceTimersByTimeAsync(100);
  shop.resolve(undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(done.mock.calls.flat()).toEqual(['size chosen', 'put into the basket']);
});

test('what was chosen meanwhile is told to the shop', async () => {
  openPage();
  const select = screen.getByRole('combobox');
  fireEvent.change(select, { target: { value: 'cheap' } });
  await vi.advanceTimersByTimeAsync(100);
  const heard = listenTo(select, 'change');
  shop.resolve(undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toHaveBeenCalledOnce();
  expect(select).toHaveValue('cheap');
});

test('what the browser does by itself it does at once: links, a form with an address, what opens beside its button', () => {
  Object.defineProperty(HTMLElement.prototype, 'popover', { value: null, configurable: true });
  openPage();
  const name = { link: 'Каталог', search: 'Шукати', filters: 'Фільтри' };
  for (const element of [
    screen.getByRole('link', { name: name.link }),
    screen.getByRole('button', { name: name.search }),
    screen.getByRole('button', { name: name.filters }),
  ]) {
    const heard = listenTo(element, 'click');
    fireEvent.click(element);
    expect(heard).toHaveBeenCalledOnce();
    expect(element).not.toHaveAttribute('aria-busy');
  }
});

test('what opens beside its button waits for the shop where the browser knows no popovers', async () => {
  openPage();
  const filters = screen.getByRole('button', { name: 'Фільтри' });
  const heard = listenTo(filters, 'click');
  fireEvent.click(filters);
  expect(filters).toHaveAttribute('aria-busy', 'true');
  await vi.advanceTimersByTimeAsync(100);
  shop.resolve(undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toHaveBeenCalledOnce();
});

test('a shop that does not come is asked for again with the next sign, and what was pressed is not lost', async () => {
  openPage();
  await vi.advanceTimersByTimeAsync(100);
  const heard = listenTo(add(), 'click');
  fireEvent.click(add());
  const first = shop;
  shop = Promise.withResolvers<undefined>();
  first.reject(new Error('unreachable'));
  await vi.advanceTimersByTimeAsync(0);
  expect(doWithout).not.toHaveBeenCalled();
  fireEvent.pointerDown(document.body);
  expect(bring).toHaveBeenCalledTimes(2);
  shop.resolve(undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toHaveBeenCalledOnce();
});

test.each([new SyntaxError("Unexpected token '{'"), new ReferenceError('findLast')])(
  'a browser that cannot run the shop is told once how to do without, and nothing is busy any more: %s',
  async (error) => {
    openPage();
    fireEvent.click(add());
    await vi.advanceTimersByTimeAsync(100);
    shop.reject(error);
    await vi.advanceTimersByTimeAsync(0);
    expect(doWithout).toHaveBeenCalledOnce();
    expect(add()).not.toHaveAttribute('aria-busy');
    const heard = listenTo(add(), 'click');
    fireEvent.click(add());
    expect(heard).toHaveBeenCalledOnce();
    expect(bring).toHaveBeenCalledOnce();
  },
);

test('an empty page waits for nothing', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  bring = vi.fn(() => Promise.resolve(undefined));
  bringLater(bring, doWithout);
  await vi.advanceTimersByTimeAsync(0);
  expect(bring).toHaveBeenCalledOnce();
});
