import type { Container } from 'inversify';
import { BasketStore } from '#stores/basket.ts';
import { CheckoutStore } from '#stores/checkout.ts';
import { DialogsStore } from '#stores/dialogs.ts';
import { OneClickStore } from '#stores/one-click.ts';
import type { BuyingStores } from '#views/stores.ts';
import { port } from './identifiers.ts';

/** The stores of the checkout and of buying in a click; their code comes with the first screen or dialog that needs them. */
export function bindBuyingStores(container: Container): BuyingStores {
  container
    .bind(CheckoutStore)
    .toResolvedValue(
      (...needs) => new CheckoutStore(...needs),
      [port.order, BasketStore, port.keyValue, port.navigation, port.newId, port.clock],
    );
  container
    .bind(OneClickStore)
    .toResolvedValue((...needs) => new OneClickStore(...needs), [port.order, DialogsStore, port.newId]);
  return { checkout: container.get(CheckoutStore), oneClick: container.get(OneClickStore) };
}
