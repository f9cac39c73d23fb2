import { act, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { ignoreStrayPresses } from '#app/alive/steady-presses.ts';
import { AppError } from '#domain/errors.ts';
import { BasketScreen } from '#views/screens/basket/basket-screen.tsx';
import { ProductScreen } from '#views/screens/product/product-screen.tsx';
import { item, variant } from '../stores/shop-fakes.ts';
import type { RenderedView, ViewOptions } from '../support/render-view.tsx';
import { letGoAfterEach } from '../support/let-go.ts';
import { renderView } from '../support/render-view.tsx';

const HOODIE = variant('a', { name: 'Худі «Сонях»' });
const UNREACHABLE = new AppError('unreachable');

letGoAfterEach();
beforeEach(ignoreStrayPresses);

/** The press of a pointer: of the first, or of the second of a double press. */
function press(target: Element, detail: 1 | 2): void {
  act(() => void target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail })));
}

interface Place {
  where: string;
  open: () => Promise<RenderedView>;
  /** A control that may stand where the try was offered. */
  comes: string | RegExp;
  /** What that control is for, as the shop shows it. */
  done: (view: RenderedView) => boolean;
}

const show = async (drawn: ReactElement, options: ViewOptions, load: (view: RenderedView) => Promise<unknown>) => {
  const view = renderView(drawn, { variants: [HOODIE], ...options });
  await act(() => load(view));
  return view;
};

const PLACES: Place[] = [
  {
    where: 'a product',
    open: () =>
      show(
        <ProductScreen />,
        { route: '/catalog/product/:id', path: `/catalog/product/${HOODIE.id}?size=M` },
        ({ shop, stores }) => {
          shop.ports.catalog.failNext(UNREACHABLE, 'variant');
          return stores.product.open(HOODIE.id);
        },
      ),
    comes: 'Додати до кошика',
    done: ({ stores }) => stores.basket.pieces > 0,
  },
  {
    where: 'the basket',
    open: () =>
      show(<BasketScreen />, { route: '/basket', path: '/basket', basket: [item('a')] }, ({ shop, stores }) => {
        shop.ports.catalog.failNext(UNREACHABLE, 'searchVariants');
        return stores.basket.read();
      }),
    comes: /^Прибрати/,
    done: ({ stores }) => stores.basket.isEmpty,
  },
];

test.each(PLACES)(
  'a double press on “try again” in $where asks once, and presses nothing of what comes there; a press anew does',
  async ({ open, comes, done }) => {
    const view = await open();
    press(await screen.findByRole('button', { name: 'Спробувати ще' }), 1);
    const control = await screen.findByRole('button', { name: comes });
    press(control, 2);
    await act(async () => {});
    expect(done(view)).toBe(false);
    press(control, 1);
    await act(async () => {});
    expect(done(view)).toBe(true);
  },
);
