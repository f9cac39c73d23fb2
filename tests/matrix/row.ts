import type { Locator, Page } from '@playwright/test';
import type { BasketItem } from '#domain/basket.ts';
import type { CallName } from '#contract/calls.ts';
import type { buyerOn } from '#tests/e2e/buyer.ts';
import type { customerOn, OSTAP } from '#tests/e2e/customer.ts';
import type { ShopServer } from '#tests/e2e/shop-server.ts';
import type { Say } from '#tests/e2e/words.ts';
import type { Tally } from './tally.ts';

/** A shopper of the shop in Ukrainian, and what they can do. */
export interface Visit {
  page: Page;
  server: ShopServer;
  say: Say;
  customer: ReturnType<typeof customerOn>;
  buyer: ReturnType<typeof buyerOn>;
  /** What the steps of a row have to remember: an order, the link of a letter. */
  known: Map<string, string>;
}

/** How a shopper comes to make a call. */
export interface Row {
  call: CallName;
  /** Tells rows of one call apart. */
  by?: string;
  /** What lies in the basket of the browser. */
  basket?: BasketItem[];
  /** Who is signed in before; takes the basket along. */
  as?: typeof OSTAP;
  /** To the screen where the call is made. */
  come(visit: Visit): Promise<unknown>;
  /** What is typed there, and must not be lost. */
  type?(visit: Visit): Promise<unknown>;
  typed?(visit: Visit): [field: Locator, text: string][];
  /** The same of what is ticked. */
  chosen?(visit: Visit): Locator;
  /** Makes the call. */
  act(visit: Visit): Promise<unknown>;
  /** Seen once it was answered well. */
  done(visit: Visit): Locator;
  /** Seen instead after another press where the call was done and its answer lost. */
  doneBefore?(visit: Visit): Locator;
  /** What is seen without it: the shop tolerates that the call fails, and asks again on another occasion. */
  without?(visit: Visit): Locator;
  /** What the backend has more of in the end; nothing where not said. */
  makes?: Partial<Tally>;
  /** Whether after this refusal there is nothing to try again: it is told, and that was it. */
  isFinal?(fault: string): boolean;
  /** Whether after this refusal the order cannot be gone on with, so that another one is made. */
  isReplaced?(fault: string): boolean;
}
