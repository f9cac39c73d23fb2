import type { RenderResult } from '@testing-library/react';
import { act, render } from '@testing-library/react';
import { MemoryRouter, type NavigateFunction } from 'react-router-dom';
import { App } from '#app/app.tsx';
import type { Stores } from '#views/stores.ts';

/** The app at the last of these addresses, and the way to another one. */
export async function openApp(
  stores: Stores,
  ...addresses: string[]
): Promise<RenderResult & { go: NavigateFunction }> {
  let go: NavigateFunction = () => {};
  const rendered = await act(async () =>
    render(
      <MemoryRouter useTransitions={false} initialEntries={addresses}>
        <App stores={stores} onNavigate={(given) => (go = given)} />
      </MemoryRouter>,
    ),
  );
  return { ...rendered, go };
}
