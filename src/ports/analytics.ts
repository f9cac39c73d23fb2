import type { Size } from '#domain/catalog.ts';
import type { Money } from '#domain/money.ts';

/** What the shop counts. No row has room for who did it: no name, mail, phone, address or id of an order. */
export type ShopEvent =
  | { name: 'page'; screen: string }
  | { name: 'add-to-basket'; variantId: string; size: Size; quantity: number; price: Money }
  /** `number` is what the shopper is told; whoever knows the id of an order may read it, so that stays here. */
  | { name: 'purchase'; number: string; total: Money }
  | { name: 'one-click-order' }
  | { name: 'subscribe' }
  | { name: 'signup'; way: 'password' | 'google' };

/** Tells those who count visits what was done; nobody hears it before the shopper has agreed. */
export interface AnalyticsPort {
  /** Never fails, never waits. */
  track(event: ShopEvent): void;
}

export const AnalyticsPort = Symbol('AnalyticsPort');
