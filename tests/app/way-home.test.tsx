import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

vi.mock('#app/app.tsx', () => ({
  App: () => {
    throw new Error('nothing can be drawn');
  },
}));

test('a shop of which nothing can be drawn leaves a way home, never a blank page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const listening = vi.spyOn(window, 'addEventListener');
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  await act(() => import('#app/entry-client.tsx'));
  expect(await screen.findByRole('link', { name: 'ШОВ' })).toHaveAttribute('href', '/');
  expect(root.children).toHaveLength(1);
  // The page goes on listening for as long as it is open; tests of other files share this window.
  for (const [what, listener] of listening.mock.calls) window.removeEventListener(what, listener);
  listening.mockRestore();
});
