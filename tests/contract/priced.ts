import type { WirePromoCode } from '#contract/catalog.ts';
import type { WirePrices } from '#contract/order.ts';
import type { Bench } from './bench.ts';
import { major, minor } from './shop.ts';

/** The rows of prices make their total. */
export function totalIsRight(bench: Bench, { products, discount, shipping, tax = 0, total }: WirePrices): void {
  const sum = minor(products) - minor(discount) + minor(shipping) + minor(tax);
  bench.same('total', total, major(sum));
}

/** What a promo code says, but for what every one of the kit does. */
export type Terms = Partial<Omit<WirePromoCode, '_id'>>;

/** A promo code of the owner’s for as long as the row runs. */
export async function code(bench: Bench, terms: Terms): Promise<string> {
  const name = `KIT${crypto.randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase()}`;
  const whole = { name, state: 'ACTIVE', type: 'AMOUNT', discount: 10, minApplyPrice: 0, ...terms } as const;
  await bench.owner.promo(whole);
  bench.afterwards(() => bench.owner.promo({ ...whole, state: 'INACTIVE' }));
  return name;
}
