import { act, screen, waitFor } from '@testing-library/react';
import * as fc from 'fast-check';
import type { NavigateFunction } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { followStores } from '#app/effects.ts';
import { loadMessages } from '#views/messages.ts';
import { ROUTES } from '#app/routes.ts';
import { buildCategory, buildPage } from '#fixtures/build.ts';
import { createFakeShop } from '#tests/support/fake-shop.ts';
import { windowThatMatches } from '#tests/support/window-turns.ts';
import type { Stores } from '#views/stores.ts';
import { openApp } from './open-app.tsx';

beforeEach(async () => {
  vi.stubGlobal('scrollTo', () => {});
  windowThatMatches(true);
  await loadMessages('ua');
  await Promise.all([
    import('#views/dialogs/dialog-host.tsx'),
    import('#views/dialogs/dialog-window.tsx'),
    import('#views/dialogs/subscribe.tsx'),
    import('#views/dialogs/discount.tsx'),
    import('#views/dialogs/success.tsx'),
    import('#views/layout/menu.tsx'),
    import('#views/layout/catalogue-overlay.tsx'),
    ...ROUTES.filter((row) => ['faq', 'about'].includes(row.name)).map((row) => row.screen.preload()),
  ]);
});

type Step = (stores: Stores, go: NavigateFunction) => unknown;

/** What a shopper, an answer or the router may do, in any order. */
const STEPS: Record<string, Step> = {
  subscribe: ({ dialogs }) => dialogs.open('subscribe', {}),
  discount: ({ dialogs }) => dialogs.open('discount', {}),
  success: ({ dialogs }) => dialogs.open('success', { titleKey: 'dialog.success.title', textKey: 'common.home' }),
  close: ({ dialogs }) => dialogs.close(),
  menu: ({ ui }) => ui.openMenu(),
  catalogue: ({ ui }) => ui.openCatalog(),
  search: ({ ui }) => ui.openSearch(),
  'close catalogue': ({ ui }) => ui.closeCatalog(),
  'close overlays': ({ ui }) => ui.closeOverlays(),
  faq: (_, go) => go('/ua/faq'),
  about: (_, go) => go('/ua/about'),
  back: (_, go) => go(-1),
};

const isLocked = (): boolean => document.documentElement.dataset['scroll'] === 'locked';

async function walk(names: string[]): Promise<void> {
  const { stores } = createFakeShop({
    categories: [buildCategory()],
    pages: [buildPage({ slug: 'faq' }), buildPage({ slug: 'about' })],
  });
  const { go, unmount } = await openApp(stores, '/ua/about', '/ua/faq');
  followStores(stores, document);
  const { ui, dialogs } = stores;
  for (const name of names) {
    await act(async () => void STEPS[name]?.(stores, go));
    const isCovered = ui.isMenuOpened || ui.isCatalogOpened || ui.isSearchOpened;
    expect(isLocked(), name).toBe(isCovered || dialogs.current !== undefined);
  }
  await act(async () => {
    ui.closeOverlays();
    dialogs.close();
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(isLocked()).toBe(false);
  expect(document.querySelectorAll('[inert], body > [aria-hidden="true"]')).toHaveLength(0);
  unmount();
}

test('whatever opens, closes and changes in whatever order, in the end the page scrolls and can be reached', async () => {
  const sequence = fc.array(fc.constantFrom(...Object.keys(STEPS)), { minLength: 1, maxLength: 8 });
  await fc.assert(fc.asyncProperty(sequence, walk), { numRuns: 25 });
}, 120_000);
