import type { WireUser } from '#contract/auth.ts';
import type { WireAddress, WireBasketItem, WireCustomer, WireOrder, WirePrices } from '#contract/order.ts';
import type { Language } from '#fixtures/localized.ts';
import type { Project } from '#fixtures/projects.ts';
import type { Gift, PromoCode } from './promo-codes.ts';
import type { Reply } from './replies.ts';

/** What a line cost when its order was paid; as on the wire. */
interface LinePrice {
  price: number;
  discountPrice: number | null;
}

export interface StoredOrder {
  id: string;
  number: string;
  createdAt: string;
  status: WireOrder['status'];
  payment: WireOrder['payment'];
  isFast: boolean;
  /** The customer it belongs to; nobody: a guest's. */
  ownerId?: string;
  /** What opens a guest's order. */
  key?: string;
  customer: Partial<WireCustomer>;
  address?: WireAddress;
  /** What goods sent there are taxed by; nothing in a shop without taxes. */
  taxPercent?: number;
  methodId?: string;
  lines: WireBasketItem[];
  promoCode?: string;
  /** In which the order was made or, later, paid: its letter speaks it. */
  language: Language;
  /** Origin of the shop's pages, for the link of its letter. */
  pageOrigin?: string;
  trackingNumber?: string;
  dates?: WireOrder['dates'];
  comment?: string;
  /** From payment on the money of an order, and its gift, stay what they were. */
  paid?: { lines: LinePrice[]; prices: WirePrices; gift?: Gift };
}

export interface StoredCustomer {
  user: WireUser;
  /** Empty where there is no password: who came by Google alone. */
  passwordHash: string;
  basket: WireBasketItem[];
  /** Whether this customer runs the shop. Never on the wire: a permission is the server's own knowledge. */
  mayManage?: boolean;
}

interface RefreshSession {
  /** The refresh token that is good now; before its dot is the family, which all tokens of a session share. */
  token: string;
  customerId: string;
  /** Epoch milliseconds. */
  expiresAt: number;
}

/** What the backend would have sent by e-mail. */
export interface Letter {
  _id: string;
  /** Epoch milliseconds. */
  at: number;
  to: string;
  kind: 'confirm-email' | 'reset-password' | 'discount' | 'order';
  language: Language;
  subject: string;
  /** Paragraphs, plain text. */
  lines: string[];
  link?: { label: string; url: string };
}

/** What the link of a letter carries; it works once. */
export interface LetterToken {
  token: string;
  /** It, or another one of its kind for this customer, has done its work. */
  isUsed?: true;
  kind: 'confirm-email' | 'reset-password';
  customerId: string;
  /** The e-mail it was sent to: a letter to a former address confirms nothing. */
  email: string;
  /** Epoch milliseconds. */
  expiresAt: number;
}

/** First answers of operations by their idempotency key. */
interface KeptAnswer {
  key: string;
  /** Seal of what was asked. */
  body: string;
  at: number;
  reply: Reply;
}

/** Everything that lasts over a reload: plain data. */
export interface State {
  /** Whose shop it is. */
  project: Project;
  /** One of `worlds.ts`, by its name. */
  world: string;
  latencyMs: number;
  /** What is planned to fail, as `parseFault` reads it. */
  faults: string[];
  /** How far the backend's clock is ahead of the true one. */
  clockOffsetMs: number;
  /** Whether every call fails as it does without a network. */
  isOffline: boolean;
  /** How long an access token lasts. */
  accessTokenS: number;
  /** Hryvnias from which delivery is free, where the world says otherwise than the ways of delivery. */
  freeShippingFrom?: number;
  /** Hryvnias from which promo codes apply, where the world says otherwise than they do. */
  promoMinimum?: number;
  /** Promo codes that a developer switched on or off, by name. */
  promoStates?: [name: string, state: 'ACTIVE' | 'INACTIVE'][];
  /** Promo codes that a developer added. */
  promoCodes?: PromoCode[];
  /** Ways of delivery that a developer switched on or off, by id. */
  methodStates?: Record<string, 'ACTIVE' | 'INACTIVE'>;
  shelves: 'full' | 'empty' | 'big';
  isSale: boolean;
  orders: StoredOrder[];
  /** Pieces gone, by `stockKey`. */
  taken: Record<string, number>;
  /** Prices that differ from the catalogue, by product id. */
  prices: Record<string, LinePrice>;
  customers: StoredCustomer[];
  sessions: RefreshSession[];
  subscribers: string[];
  answers: KeptAnswer[];
  /** Oldest first. */
  letters: Letter[];
  letterTokens: LetterToken[];
  /** Ids of products; replaced, never changed in place. */
  deletedProducts: readonly string[];
}

export function stockKey(variantId: string, size: string): string {
  return `${variantId} ${size}`;
}
