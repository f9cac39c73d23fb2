import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { createCallLog } from '#mocks/call-log.ts';
import type { SignIn } from '#mocks/drawer/accounts-tab.tsx';
import { Drawer } from '#mocks/drawer/drawer.tsx';
import { createTestBackend } from '#mocks/node.ts';

/** A page with the developer's drawer and the backend it shows, in a browser that has kept nothing yet. */
export function deskAt(address: string) {
  sessionStorage.clear();
  localStorage.clear();
  document.documentElement.removeAttribute('style');
  history.replaceState(undefined, '', address);
  const calls = createCallLog(() => Date.now());
  const backend = createTestBackend({ calls });
  const user = userEvent.setup();
  const signIn = vi.fn<SignIn>().mockResolvedValue(true);
  const show = (): void => void render(<Drawer backend={backend} calls={calls} signIn={signIn} />);
  return {
    calls,
    backend,
    user,
    signIn,
    show,
    async open(tab = 'Calls'): Promise<HTMLElement> {
      show();
      await user.click(screen.getByRole('button', { name: 'backend' }));
      await user.click(screen.getByRole('tab', { name: tab }));
      return screen.getByRole('tabpanel', { name: tab });
    },
    press: (name: string | RegExp): Promise<void> => user.click(screen.getByRole('button', { name })),
  };
}
