import type { WireShippingMethod } from '#contract/order.ts';
import type { Language } from '#fixtures/localized.ts';
import { SHIPPING_METHODS, shippingMethodOnWire } from '#fixtures/shipping-methods.ts';
import type { State } from './database.ts';

/** Every way of delivery, inactive ones too; a world may say from which sum those that can be free are. */
export function shippingMethods(
  { freeShippingFrom }: Pick<State, 'freeShippingFrom'>,
  language: Language,
): WireShippingMethod[] {
  return SHIPPING_METHODS.map((row) => shippingMethodOnWire(row, language)).map((method) =>
    freeShippingFrom === undefined || method.freeShippingFrom === null ? method : { ...method, freeShippingFrom },
  );
}
