import type { WireShippingMethod } from '#contract/order.ts';
import type { Language } from '#fixtures/localized.ts';
import { shippingMethodOnWire, shippingMethodsOf } from '#fixtures/shipping-methods.ts';
import type { State } from './database.ts';

/** Every way of delivery, inactive ones too; a world may say from which sum those that can be free are. */
export function shippingMethods(
  { freeShippingFrom, project }: Pick<State, 'freeShippingFrom' | 'project'>,
  language: Language,
): WireShippingMethod[] {
  return shippingMethodsOf(project)
    .map((row) => shippingMethodOnWire(row, language))
    .map((method) =>
      freeShippingFrom === undefined || method.freeShippingFrom === null ? method : { ...method, freeShippingFrom },
    );
}
