import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Folded } from '#views/messages.ts';
import { loadMessages, takeWords } from '#views/messages.ts';
import ukrainian from '#locales/ua.json' with { type: 'json' };
import { createFakeShop } from '../support/fake-shop.ts';
import { openApp } from './open-app.tsx';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
  return loadMessages('ua');
});

test('a sentence that is changed while developing is said at once, by the same elements in the same place', async () => {
  const { stores } = createFakeShop();
  await openApp(stores, '/ua/basket');
  const title = await screen.findByRole('heading', { level: 1 });
  // As the build leaves them.
  const words = ukrainian as unknown as Folded;
  const key = Object.keys(words).find((one) => words[one] === title.textContent) ?? '';
  try {
    act(() => takeWords('ua', { ...words, [key]: 'Торба' }));
    expect(title).toHaveTextContent('Торба');
    expect(title).toBeInTheDocument();
  } finally {
    act(() => takeWords('ua', words));
  }
});
