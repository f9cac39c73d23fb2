// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PriceQuestion } from '#domain/price.ts';
import { pricesOf } from '#domain/price.ts';
import type { PromoCode } from '#domain/promo-code.ts';
import type { ShippingMethod } from '#domain/shipping.ts';
import { priceOrder } from '#mocks/prices.ts';

const RUNS = { numRuns: 10_000, seed: 20_260_115 };

const line = fc.record({
  // Of few kopiykas too, and of none: there the rule of one hryvnia bites.
  price: fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 100_000_000 })),
  quantity: fc.integer({ min: 1, max: 99 }),
});
const lines = fc.array(line, { minLength: 0, maxLength: 30 });
const threshold = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 50_000_000 }));
const method: fc.Arbitrary<ShippingMethod> = fc
  .record({ price: fc.integer({ min: 0, max: 200_000 }), free: fc.option(threshold, { nil: undefined }) })
  .map(({ price, free }) => ({
    id: 'way',
    name: 'Way',
    kind: 'COURIER',
    regions: ['UA'],
    price,
    minimumDelivery: 1,
    maximumDelivery: 2,
    ...(free === undefined ? {} : { freeShippingFrom: free }),
  }));

function promoOf(percent: fc.Arbitrary<number>): fc.Arbitrary<PromoCode> {
  const code = { name: fc.constant('CODE'), minApplyPrice: threshold };
  return fc.oneof(
    fc.record({ ...code, type: fc.constant('PERCENTAGE' as const), discount: percent }),
    fc.record({ ...code, type: fc.constant('AMOUNT' as const), discount: fc.integer({ min: 0, max: 50_000_000 }) }),
    fc.record({
      ...code,
      type: fc.constant('PRODUCT_VARIANT' as const),
      discount: fc.constant(0),
      gift: fc.constant({ variantId: 'bag', size: 'M' as const }),
    }),
  );
}

function basketWith(percent: fc.Arbitrary<number>): fc.Arbitrary<PriceQuestion> {
  return fc.record({
    lines,
    promo: fc.option(promoOf(percent), { nil: undefined }),
    method: fc.option(method, { nil: undefined }),
    isGiftLeft: fc.boolean(),
  });
}

const percent = fc.integer({ min: 0, max: 25_000 }).map((hundredths) => hundredths / 100);

/** Everything once more, in integers of any size. */
function exactly({ lines: goods, promo, method: way }: PriceQuestion) {
  const products = goods.reduce((sum, one) => sum + BigInt(one.price) * BigInt(one.quantity), 0n);
  let discount = 0n;
  if (promo !== undefined && products >= BigInt(promo.minApplyPrice)) {
    const hundredths = BigInt(Math.round(promo.discount * 100));
    const wanted = {
      PERCENTAGE: (products * hundredths * 2n + 10_000n) / 20_000n,
      AMOUNT: BigInt(Math.round(promo.discount)),
      PRODUCT_VARIANT: 0n,
    }[promo.type];
    const most = products > 100n ? products - 100n : 0n;
    discount = wanted < most ? wanted : most;
  }
  const isSent = way !== undefined && goods.length > 0;
  const isFree = way?.freeShippingFrom !== undefined && products >= BigInt(way.freeShippingFrom);
  const shipping = isSent && !isFree ? BigInt(way.price) : 0n;
  return { products, discount, shipping, total: products - discount + shipping };
}

test('10,000 baskets cost to the kopiyka what exact arithmetic makes of them', () => {
  fc.assert(
    fc.property(basketWith(percent), (basket) => {
      const { products, discount, shipping, total, reasons } = pricesOf(basket);
      const ours = [products, discount, shipping, total];
      expect(ours.every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
      const { products: exact, ...others } = exactly(basket);
      expect(ours.map(BigInt)).toEqual([exact, others.discount, others.shipping, others.total]);
      expect(reasons.reduce((sum, reason) => sum + reason.amount, 0)).toBe(total);
    }),
    RUNS,
  );
});

/** 8.29 % of 1,250 hryvnias is 103.625: what is not reckoned in whole numbers is below that. */
const HALF_A_KOPIYKA: PriceQuestion = {
  lines: [{ price: 125_000, quantity: 1 }],
  promo: { name: 'CODE', type: 'PERCENTAGE', discount: 8.29, minApplyPrice: 0 },
};

test('the shop and its backend, each by its own code, come to the same prices for 10,000 baskets', () => {
  fc.assert(
    fc.property(basketWith(percent), (basket) => {
      fc.pre(basket.lines.length > 0);
      const { promo, method: way } = basket;
      const { products, discount, shipping, total } = pricesOf(basket);
      const theirs = priceOrder({
        lines: basket.lines.map(({ price, quantity }) => ({ unit: price, quantity })),
        promo,
        method: way && { price: way.price, freeShippingFrom: way.freeShippingFrom ?? null },
        isCashOnDelivery: false,
      });
      expect({ products, discount, shipping, total }).toEqual(theirs);
    }),
    { ...RUNS, examples: [[HALF_A_KOPIYKA]] },
  );
});

test('a tax and what is paid in advance are exact to the cent, whatever is bought and taken off', () => {
  const thousandths = fc.integer({ min: 0, max: 15_000 });
  const advance = fc.integer({ min: 0, max: 100_000 });
  fc.assert(
    fc.property(basketWith(percent), thousandths, advance, (basket, tax, inAdvance) => {
      const { lines: goods, promo, method: way } = basket;
      const { products, discount, total } = exactly(basket);
      const exactTax = ((products - discount) * BigInt(tax) * 2n + 100_000n) / 200_000n;
      const theirs = priceOrder({
        lines: goods.map(({ price, quantity }) => ({ unit: price, quantity })),
        promo,
        method:
          way && goods.length > 0 ? { price: way.price, freeShippingFrom: way.freeShippingFrom ?? null } : undefined,
        isCashOnDelivery: true,
        taxPercent: tax / 1_000,
        inAdvance,
      });
      expect([theirs.tax, theirs.total, theirs.prepayment].map((amount) => BigInt(amount ?? -1))).toEqual([
        exactTax,
        total + exactTax,
        BigInt(Math.min(inAdvance, Number(total + exactTax))),
      ]);
    }),
    RUNS,
  );
});
