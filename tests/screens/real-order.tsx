import type { ReactElement } from 'react';
import type { WireOrder } from '#contract/order.ts';
import type { Locale } from '#domain/profile.ts';
import { CheckoutScreen } from '#views/screens/checkout/checkout-screen.tsx';
import { CUSTOMER, KYIV, change, makeOrder, methodId, twoLines } from '../mocks/support/guest.ts';
import type { RenderedView } from '../support/render-view.tsx';
import { renderView } from '../support/render-view.tsx';
import type { ShopOverBackend } from '../support/shop-over-backend.ts';
import { openShopOverBackend } from '../support/shop-over-backend.ts';

export interface RealOrder extends Omit<RenderedView, 'shop'> {
  shop: ShopOverBackend;
  order: WireOrder;
}

interface Given {
  locale?: Locale;
  /** What is filled in already. */
  has?: 'nothing' | 'contacts' | 'delivery';
  /** Where to and how, once its delivery is filled in; a branch in Kyiv unless told otherwise. */
  to?: object;
  way?: string;
  promoCode?: string;
  /** The screen and its address of this order; the checkout unless told otherwise. */
  view?: ReactElement;
  path?: (id: string) => string;
}

/** An order of one piece that a guest made in this browser, on a screen of the true shop over the bundled backend. */
export async function openRealOrder(given: Given = {}): Promise<RealOrder> {
  const { locale = 'ua', has = 'nothing', view = <CheckoutScreen />, path = (id) => `/checkout/${id}` } = given;
  const shop = openShopOverBackend(locale);
  const { backend, stores } = shop;
  const [line] = await twoLines(backend);
  const order = await makeOrder(backend, [line]);
  const { _id: id, key } = order;
  stores.checkout.drafts.keys.keep(id, key);
  if (given.promoCode !== undefined)
    await change(backend, id, 'update-product', { products: [line], promoCode: given.promoCode });
  if (has !== 'nothing') await change(backend, id, 'update-customer', CUSTOMER);
  if (has === 'delivery') {
    await change(backend, id, 'update-shipping-info', given.to ?? KYIV);
    await change(backend, id, 'update-shipping-method', { id: methodId(given.way ?? 'parcel-branch') });
  }
  const [route = ''] = path(':id').split('?');
  return { ...renderView(view, { locale, stores, path: path(id), route }), shop, order };
}
