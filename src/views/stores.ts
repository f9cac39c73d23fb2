import { createContext, useContext } from 'react';
import type { BasketStore } from '#stores/basket.ts';
import type { BranchesStore } from '#stores/branches.ts';
import type { CatalogStore } from '#stores/catalog.ts';
import type { CheckoutStore } from '#stores/checkout.ts';
import type { ConsentStore } from '#stores/consent.ts';
import type { DialogsStore } from '#stores/dialogs.ts';
import type { DiscountStore } from '#stores/discount.ts';
import type { JumpRecordStore } from '#stores/jump-record.ts';
import type { ListingStore } from '#stores/listing.ts';
import type { LocaleStore } from '#stores/locale.ts';
import type { NewsletterStore } from '#stores/newsletter.ts';
import type { OneClickStore } from '#stores/one-click.ts';
import type { OrderCodeStore } from '#stores/order-code.ts';
import type { OrdersStore } from '#stores/orders.ts';
import type { PagesStore } from '#stores/pages.ts';
import type { ProductStore } from '#stores/product.ts';
import type { ProfileStore } from '#stores/profile.ts';
import type { PromoStore } from '#stores/promo.ts';
import type { SeenPricesStore } from '#stores/seen-prices.ts';
import type { SearchStore } from '#stores/search.ts';
import type { SessionKeeper } from '#stores/session-keeper.ts';
import type { SessionStore } from '#stores/session.ts';
import type { SignInStore } from '#stores/sign-in.ts';
import type { RecentlyViewedStore } from '#stores/recently-viewed.ts';
import type { RegionStore } from '#stores/region.ts';
import type { SavedStore } from '#stores/saved.ts';
import type { KeptStore } from '#stores/kept.ts';
import type { ShareStore } from '#stores/share.ts';
import type { ShortcutsStore } from '#stores/shortcuts.ts';
import type { ToastsStore } from '#stores/toasts.ts';
import type { UiStore } from '#stores/ui.ts';
import type { WardrobeStore } from '#stores/wardrobe.ts';
import type { VisitsStore } from '#stores/visits.ts';

/** Every store a view may observe. */
export interface Stores {
  basket: BasketStore;
  branches: BranchesStore;
  catalog: CatalogStore;
  checkout: CheckoutStore;
  consent: ConsentStore;
  dialogs: DialogsStore;
  discount: DiscountStore;
  jumpRecord: JumpRecordStore;
  keeper: SessionKeeper;
  listing: ListingStore;
  locale: LocaleStore;
  newsletter: NewsletterStore;
  oneClick: OneClickStore;
  orderCode: OrderCodeStore;
  orders: OrdersStore;
  pages: PagesStore;
  product: ProductStore;
  profile: ProfileStore;
  promo: PromoStore;
  recentlyViewed: RecentlyViewedStore;
  region: RegionStore;
  saved: SavedStore;
  search: SearchStore;
  seenPrices: SeenPricesStore;
  session: SessionStore;
  kept: KeptStore;
  share: ShareStore;
  shortcuts: ShortcutsStore;
  signIn: SignInStore;
  toasts: ToastsStore;
  ui: UiStore;
  visits: VisitsStore;
  wardrobe: WardrobeStore;
}

export const StoresContext = createContext<Stores | undefined>(undefined);

/** The stores of the shop around this component. */
export function useStores(): Stores {
  const stores = useContext(StoresContext);
  if (stores === undefined) throw new Error('useStores needs a StoresContext around it');
  return stores;
}
