import type { WireShippingMethod } from '#contract/order.ts';
import type { Language } from '#fixtures/localized.ts';
import { shippingMethodOnWire, shippingMethodsOf } from '#fixtures/shipping-methods.ts';
import type { State } from './state.ts';

/**
 * Every way of delivery, inactive ones too; a world may say from which sum those that can be free are, a developer which
 * are offered.
 */
export function shippingMethods(
  { freeShippingFrom, project, methodStates }: Pick<State, 'freeShippingFrom' | 'project' | 'methodStates'>,
  language: Language,
): WireShippingMethod[] {
  return shippingMethodsOf(project)
    .map((row) => shippingMethodOnWire(row, language))
    .map((method) => ({
      ...method,
      state: methodStates?.[method._id] ?? method.state,
      ...(method.freeShippingFrom !== null && freeShippingFrom !== undefined && { freeShippingFrom }),
    }));
}

/** Switches a way of delivery on or off; false when there is none. */
export function turnMethod(state: State, id: string, to: WireShippingMethod['state']): boolean {
  if (!shippingMethods(state, 'uk').some(({ _id }) => _id === id)) return false;
  state.methodStates = { ...state.methodStates, [id]: to };
  return true;
}
