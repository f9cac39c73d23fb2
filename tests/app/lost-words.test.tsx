import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Stores } from '#views/stores.ts';
import { loadLaterMessages, loadMessages } from '#views/messages.ts';
import { ROUTES } from '#app/routes.ts';
import { buildCategory, buildVariant } from '#fixtures/build.ts';
import { settle } from '#tests/support/fake-clock.ts';
import { createFakeShop } from '#tests/support/fake-shop.ts';
import { openApp } from './open-app.tsx';

const line = vi.hoisted(() => ({ isCut: true }));

vi.mock('#locales/en.json', async (original) => {
  if (line.isCut) throw new Error('Failed to fetch dynamically imported module');
  return original();
});

beforeEach(async () => {
  line.isCut = true;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('scrollTo', vi.fn<() => void>());
  await loadMessages('ua');
  await ROUTES.find((row) => row.name === 'catalog')?.screen.preload();
});

async function openCatalog(...addresses: string[]) {
  const { stores } = createFakeShop({ variants: [buildVariant()], categories: [buildCategory()] });
  const { go } = await openApp(stores, ...addresses);
  const to = (where: string | number): Promise<void> =>
    act(async () => {
      await go(where as string);
      await settle();
    });
  return { stores, to };
}

/** What failed is told to everyone who asks within a second. */
const later = (): Promise<unknown> => act(() => new Promise((resolve) => setTimeout(resolve, 1_100)));

const english = (): HTMLElement => screen.getByRole('link', { name: 'EN — in English' });
const told = ({ toasts }: Stores): Promise<void> =>
  waitFor(() => expect(toasts.toasts.map(({ words }) => words)).toEqual([{ key: 'error.cannot-connect-server' }]), {
    timeout: 4_000,
  });

// What has come stays: the test in which it does is the last.
test('a language that did not come holds up nothing that is said in the one that is there', async () => {
  await expect(loadMessages('en')).rejects.toThrow();
  await later();
  await expect(loadLaterMessages()).resolves.toBeUndefined();
});

test('the step that led nowhere is no step of the history; one back to such a language stays where it was', async () => {
  const { stores, to } = await openCatalog('/en/catalog', '/ua/catalog?sort=new', '/ua/catalog');
  await to('/en/catalog');
  await told(stores);
  await to(-1);
  expect(screen.getByRole('combobox', { name: 'Спершу' })).toHaveValue('new');
  await to(-1);
  expect(screen.getByRole('combobox', { name: 'Спершу' })).toHaveValue('new');
  await waitFor(() => expect(english()).toHaveAttribute('href', '/en/catalog?sort=new'), { timeout: 4_000 });
});

test('a language whose words do not come leaves the screen as it was, says so, and is there after another press', async () => {
  const { stores } = await openCatalog('/ua/catalog?sort=new');
  const visitor = userEvent.setup();
  const cards = screen.getAllByRole('article');
  const field = screen.getByRole('combobox', { name: 'Пошук у каталозі' });
  await visitor.type(field, 'худі');
  await visitor.click(english());
  await told(stores);
  expect(screen.getAllByRole('article')).toEqual(cards);
  expect(screen.getByRole('combobox', { name: 'Пошук у каталозі' })).toHaveValue('худі');
  expect(screen.queryByRole('progressbar', { name: 'Завантажуємо…' })).not.toBeInTheDocument();
  // The address is the former one again: its links lead on from there.
  expect(english()).toHaveAttribute('href', '/en/catalog?sort=new');
  expect(stores.locale.current).toBe('ua');

  await later();
  line.isCut = false;
  await visitor.click(english());
  expect(await screen.findByRole('heading', { level: 1, name: 'Catalog' })).toBeInTheDocument();
  expect(stores.locale.current).toBe('en');
});
