import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { OverThePage } from '#app/over-the-page.tsx';
import { buildShippingMethod } from '#fixtures/build.ts';
import { Measured } from '#tests/support/measured.ts';
import { renderView } from '#tests/support/render-view.tsx';
import { Shell } from '#views/layout/shell.tsx';
import type { Stores } from '#views/stores.ts';

const CHROME = { header: 'full', footer: 'full', hint: true, padding: true } as const;
const shippingMethods = [buildShippingMethod()];

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('ResizeObserver', Measured);
});

/** A store that fails whoever looks at one thing in it. */
function failingAt<Store extends object>(store: Store, name: keyof Store): Store {
  return new Proxy(store, {
    get(target, key) {
      if (key === name) throw new Error('drawing failed');
      return Reflect.get(target, key) as unknown;
    },
  });
}

/** The page with one store spoilt. */
function pageWith(spoil: (stores: Stores) => Partial<Stores>): void {
  const { stores, unmount } = renderView(<></>, { shippingMethods });
  unmount();
  renderView(
    <>
      <Shell chrome={CHROME}>зміст</Shell>
      <OverThePage />
    </>,
    { stores: { ...stores, ...spoil(stores) } },
  );
}

function expectPage(): void {
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveTextContent('зміст');
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
}

const hint = () => screen.queryByRole('complementary');
const toasts = () => screen.queryByRole('region', { name: 'Повідомлення' });
const offer = () => screen.findByRole('button', { name: /10% на перше замовлення$/ });

test('a page in which nothing fails has its hint, its messages and what lies over it', async () => {
  pageWith(() => ({}));
  expectPage();
  expect(hint()).toBeInTheDocument();
  expect(toasts()).toBeInTheDocument();
  expect(await offer()).toBeInTheDocument();
});

test('a hint that cannot be drawn takes nothing along', () => {
  pageWith(({ catalog }) => ({ catalog: failingAt(catalog, 'shippingMethods') }));
  expectPage();
  expect(hint()).not.toBeInTheDocument();
});

test('messages that cannot be drawn take nothing along', () => {
  pageWith((stores) => ({ toasts: failingAt(stores.toasts, 'toasts') }));
  expectPage();
  expect(toasts()).not.toBeInTheDocument();
});

test('what lies over the page and cannot be drawn takes nothing along', async () => {
  const failed = vi.fn<() => void>();
  pageWith(({ visits }) => ({
    visits: new Proxy(visits, {
      get() {
        failed();
        throw new Error('drawing failed');
      },
    }),
  }));
  await waitFor(() => expect(failed).toHaveBeenCalled());
  expectPage();
  expect(screen.queryByRole('button', { name: /10% на перше замовлення$/ })).not.toBeInTheDocument();
});
