import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { loadMessages } from '#views/messages.ts';
import { ROUTES } from '#app/routes.ts';
import { AppError } from '#domain/errors.ts';
import { buildVariant } from '#fixtures/build.ts';
import { settle } from '#tests/support/fake-clock.ts';
import { createFakeShop } from '#tests/support/fake-shop.ts';
import { openApp } from './open-app.tsx';

const line = vi.hoisted(() => ({ isCut: false }));

vi.mock('#views/screens/product/product-screen.tsx', async (original) => {
  if (line.isCut) throw new Error('Failed to fetch dynamically imported module');
  return original();
});

test('a thing opened without a network is there after one more try, its code and what the server knows of it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('scrollTo', vi.fn<() => void>());
  await loadMessages('ua');
  await ROUTES.find((row) => row.name === 'catalog')?.screen.preload();
  const hoodie = buildVariant({ name: 'Худі «Жнива»' });
  const { stores, ports } = createFakeShop({ variants: [hoodie] });
  const { go } = await openApp(stores, '/ua/catalog');
  line.isCut = true;
  ports.catalog.failNext(new AppError('unreachable'), 'variant');
  await act(async () => {
    await go(`/ua/catalog/product/${hoodie.id}`);
    await settle();
  });
  const again = await screen.findByRole('button', { name: 'Спробувати ще' });
  expect(stores.product.state.status).toBe('failed');

  line.isCut = false;
  // What failed is told to everyone who asks within a second.
  await act(() => new Promise((resolve) => setTimeout(resolve, 1_100)));
  await userEvent.setup().click(again);
  expect(await screen.findByRole('heading', { level: 1, name: 'Худі «Жнива»' })).toBeInTheDocument();
});
