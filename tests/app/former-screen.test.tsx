import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loadMessages } from '#views/messages.ts';
import { ROUTES } from '#app/routes.ts';
import { buildCategory, buildPage, buildVariant } from '#fixtures/build.ts';
import { settle } from '#tests/support/fake-clock.ts';
import { createFakeShop } from '#tests/support/fake-shop.ts';
import { openApp } from './open-app.tsx';

const chunk = vi.hoisted(() => Promise.withResolvers<void>());

vi.mock('#views/screens/page-screen.tsx', async () => {
  await chunk.promise;
  return { PageScreen: () => <h1>Питання</h1> };
});

test('the former screen stays, under the loading bar, until the code of the next one is there', async () => {
  const scrollTo = vi.fn<(left: number, top: number) => void>();
  vi.stubGlobal('scrollTo', scrollTo);
  await loadMessages('ua');
  await ROUTES.find((row) => row.name === 'catalog')?.screen.preload();
  const { stores, ports } = createFakeShop({
    variants: [buildVariant()],
    categories: [buildCategory()],
    pages: [buildPage({ slug: 'faq' })],
  });
  const { go } = await openApp(stores, '/ua/catalog');
  const cards = screen.getAllByRole('article');
  await act(async () => {
    await go('/ua/faq');
    await settle();
  });
  expect(screen.getAllByRole('article')).toEqual(cards);
  expect(screen.getByRole('progressbar', { name: 'Завантажуємо…' })).toBeInTheDocument();
  expect(ports.pages.calls.map(({ method }) => method)).toContain('page');
  expect(scrollTo).not.toHaveBeenCalled();
  await act(async () => {
    chunk.resolve();
    await settle();
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Питання' })).toBeInTheDocument();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(screen.queryByRole('progressbar', { name: 'Завантажуємо…' })).not.toBeInTheDocument();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  expect(screen.getByRole('main')).toHaveFocus();
});
