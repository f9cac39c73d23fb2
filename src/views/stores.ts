import { createContext, useContext } from 'react';
import type { BasketStore } from '#stores/basket.ts';
import type { CatalogStore } from '#stores/catalog.ts';
import type { CheckoutStore } from '#stores/checkout.ts';
import type { DialogsStore } from '#stores/dialogs.ts';
import type { JumpRecordStore } from '#stores/jump-record.ts';
import type { ListingStore } from '#stores/listing.ts';
import type { LocaleStore } from '#stores/locale.ts';
import type { OneClickStore } from '#stores/one-click.ts';
import type { PagesStore } from '#stores/pages.ts';
import type { ProductStore } from '#stores/product.ts';
import type { ToastsStore } from '#stores/toasts.ts';
import type { UiStore } from '#stores/ui.ts';

/** Every store a view may observe. */
export interface Stores {
  basket: BasketStore;
  catalog: CatalogStore;
  checkout: CheckoutStore;
  dialogs: DialogsStore;
  jumpRecord: JumpRecordStore;
  listing: ListingStore;
  locale: LocaleStore;
  oneClick: OneClickStore;
  pages: PagesStore;
  product: ProductStore;
  toasts: ToastsStore;
  ui: UiStore;
}

export const StoresContext = createContext<Stores | undefined>(undefined);

/** The stores of the shop around this component. */
export function useStores(): Stores {
  const stores = useContext(StoresContext);
  if (stores === undefined) throw new Error('useStores needs a StoresContext around it');
  return stores;
}
