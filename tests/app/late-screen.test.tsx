import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loadMessages } from '#views/messages.ts';
import { settle } from '#tests/support/fake-clock.ts';
import { createFakeShop } from '#tests/support/fake-shop.ts';
import { openApp } from './open-app.tsx';

const chunk = vi.hoisted(() => Promise.withResolvers<void>());

vi.mock('#views/screens/page-screen.tsx', async () => {
  await chunk.promise;
  return { PageScreen: () => <h1>Питання</h1> };
});

test('nothing is asked for before the screen is alive: it would come alive differing from what the server drew', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  await loadMessages('ua');
  const { stores, ports } = createFakeShop({ isAwake: false });
  const asked = (): string[] => [...ports.pages.calls, ...ports.catalog.calls].map(({ method }) => method);
  await openApp(stores, '/ua/faq');
  expect([stores.ui.isAwake, asked()]).toEqual([false, []]);
  await act(async () => {
    chunk.resolve();
    await settle();
  });
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(asked()).toContain('page');
  expect(complaint).not.toHaveBeenCalled();
});
