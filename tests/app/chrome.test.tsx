import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loadMessages } from '#views/messages.ts';
import { ROUTES } from '#app/routes.ts';
import { buildPage, buildShippingMethod } from '#fixtures/build.ts';
import { createFakeShop } from '#tests/support/fake-shop.ts';
import { openApp } from './open-app.tsx';

test('only the home page begins at the very top, under its header', () => {
  const bare = ROUTES.filter(({ chrome }) => !chrome.padding).map(({ name }) => name);
  expect(bare).toEqual(['home']);
});

test('an address that leads nowhere has the whole header, a short footer and no hint', async () => {
  vi.stubGlobal('scrollTo', vi.fn());
  await loadMessages('ua');
  const { stores } = createFakeShop({ shippingMethods: [buildShippingMethod()], pages: [buildPage({ slug: 'faq' })] });
  const { go } = await openApp(stores, '/ua/faq');
  expect(screen.getByRole('complementary', { name: 'Підказка' })).toBeInTheDocument();
  await act(async () => void go('/ua/nowhere'));
  expect(screen.getByRole('banner')).toContainElement(screen.getByRole('link', { name: /Кошик/ }));
  expect(screen.getByRole('contentinfo').querySelectorAll('nav')).toHaveLength(0);
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(screen.getByRole('main')).toHaveAttribute('data-padding', 'true');
});
