import { afterEach, beforeEach, expect, test } from 'vitest';
import { announceScreens } from '#app/alive/announce.ts';
import { createFakeShop } from '#tests/support/fake-shop.ts';

const region = (): Element | null => document.querySelector('body > [aria-live=polite]');

beforeEach(() => void (document.title = 'ШОВ — Головна'));
afterEach(() => region()?.remove());

function open() {
  const { stores, clock } = createFakeShop();
  announceScreens(stores, clock, document);
  return {
    /** Goes to a screen whose title comes after its data. */
    async go(title: string): Promise<void> {
      stores.ui.navigating(true);
      stores.ui.navigating(false);
      document.title = title;
      await clock.advance(150);
    },
  };
}

test('the first page is not announced: whoever listens is reading it', () => {
  open();
  expect(region()).toBeNull();
});

test('another screen is announced politely by its title', async () => {
  const { go } = open();
  await go('ШОВ — Каталог');
  expect(region()).toHaveTextContent('ШОВ — Каталог');
});

test('what announces a screen stands above the page, which is no longer for it', async () => {
  document.body.append(document.createElement('main'));
  const { go } = open();
  await go('ШОВ — Каталог');
  expect(document.body.firstElementChild).toBe(region());
  document.querySelector('main')?.remove();
});

test('another choice on the same screen says nothing', async () => {
  const { go } = open();
  await go('ШОВ — Каталог');
  const [text] = region()?.childNodes ?? [];
  await go('ШОВ — Каталог');
  expect(region()?.firstChild).toBe(text);
});
