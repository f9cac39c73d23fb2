import type { BasketItem } from '#domain/basket.ts';
import type { PromoCode } from '#domain/promo-code.ts';
import { PromoStore } from '#stores/promo.ts';
import type { FakeKeyValue } from '../support/fake-key-value.ts';
import { createFakeKeyValue } from '../support/fake-key-value.ts';
import { openBasket } from './open-basket.ts';
import { A_GUEST, variant } from './shop-fakes.ts';

export const TENTH: PromoCode = { name: 'SHOV10', type: 'PERCENTAGE', discount: 10, minApplyPrice: 0 };
export const LESS: PromoCode = { name: 'NYTKA200', type: 'AMOUNT', discount: 20_000, minApplyPrice: 300_000 };
export const BAG: PromoCode = {
  name: 'TORBA',
  type: 'PRODUCT_VARIANT',
  discount: 0,
  minApplyPrice: 200_000,
  gift: { variantId: 'bag', size: 'M' },
};

/** A basket with its promo code, over fakes; pieces cost ₴2,000. */
export async function openPromo(items: BasketItem[], keyValue: FakeKeyValue = createFakeKeyValue()) {
  const opened = await openBasket(items, [variant('a'), variant('b'), variant('bag', { price: 59_000 })]);
  const { basket, goods, catalog, clock } = opened;
  goods.promoCodes = [TENTH, LESS, BAG];
  const promo = new PromoStore(goods, basket, catalog, keyValue, clock, A_GUEST);
  const asked = () => goods.script.calls.filter(([name]) => name === 'promoCode').map(([, name]) => name);
  const type = async (text: string): Promise<void> => {
    promo.type(text);
    await clock.advance(100);
  };
  return { ...opened, promo, keyValue, asked, type };
}
