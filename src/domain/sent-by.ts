import { currentPrice } from './catalog.ts';
import type { Money } from './money.ts';
import type { Order } from './order.ts';
import { pricesOf } from './price.ts';
import type { PromoCode } from './promo-code.ts';
import type { ShippingMethod } from './shipping.ts';

/** What a code took off is the server's word; how it is sent does not change that. */
function sameDiscount({ promoCode = '', prices }: Order): PromoCode | undefined {
  if (prices.discount === 0) return undefined;
  return { name: promoCode, type: 'AMOUNT', discount: prices.discount, minApplyPrice: 0 };
}

/**
 * The order as it will be when it is sent this way, by the one price function; without a way, as before one was chosen.
 * `tax` is what the server has said of where it goes.
 */
export function sentBy(order: Order, method: ShippingMethod | undefined, tax: Money | undefined): Order {
  const { shippingMethod: _, ...rest } = order;
  const { prepayment } = order.prices;
  const { products, discount, shipping, total } = pricesOf({
    lines: order.lines.map((line) => ({ price: currentPrice(line), quantity: line.quantity })),
    promo: sameDiscount(order),
    method,
    tax,
  });
  const told = { ...(tax !== undefined && { tax }), ...(prepayment !== undefined && { prepayment }) };
  return {
    ...rest,
    ...(method && { shippingMethod: method }),
    prices: { products, discount, shipping, total, ...told },
  };
}
