import type { WireUser } from '#contract/auth.ts';
import type { WireAddress, WireBasketItem, WireCustomer, WireOrder, WirePrices } from '#contract/order.ts';
import type { Reply } from './replies.ts';
import type { Storage } from './persist.ts';
import type { WorldName } from './worlds.ts';

/** What a line cost when its order was paid; hryvnias, as on the wire. */
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
  customer: Partial<WireCustomer>;
  address?: WireAddress;
  methodId?: string;
  lines: WireBasketItem[];
  promoCode?: string;
  /** From payment on the money of an order stays what it was. */
  paid?: { lines: LinePrice[]; prices: WirePrices };
}

export interface StoredCustomer {
  user: WireUser;
  passwordHash: string;
  basket: WireBasketItem[];
}

interface RefreshSession {
  token: string;
  customerId: string;
  /** Epoch milliseconds. */
  expiresAt: number;
}

/** First answers of operations by their idempotency key. */
interface KeptAnswer {
  key: string;
  at: number;
  reply: Reply;
}

/** Everything that lasts over a reload: plain data. */
export interface State {
  world: WorldName;
  latencyMs: number;
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
}

/** Raised when the meaning of kept data changes: older data is then left out, not misread. */
const VERSION = 1;

export function freshState(): State {
  return {
    world: 'full',
    latencyMs: 0,
    clockOffsetMs: 0,
    isOffline: false,
    accessTokenS: 15 * 60,
    shelves: 'full',
    isSale: false,
    orders: [],
    taken: {},
    prices: {},
    customers: [],
    sessions: [],
    subscribers: [],
    answers: [],
  };
}

/** The backend's memory: `state` is changed in place by endpoints and kept by `save`. */
export interface Database {
  state: State;
  /** Takes up what another tab has kept since. */
  refresh(): void;
  save(): void;
  reset(): void;
}

function restored(text: string | undefined): State | undefined {
  if (text === undefined) return undefined;
  try {
    const kept = JSON.parse(text) as { version?: unknown; state?: Partial<State> } | null;
    return kept?.version === VERSION ? { ...freshState(), ...kept.state } : undefined;
  } catch {
    return undefined;
  }
}

export function createDatabase(storage: Storage): Database {
  let seen = storage.load();
  return {
    state: restored(seen) ?? freshState(),
    refresh() {
      if (!storage.isShared) return;
      const text = storage.load();
      if (text === seen) return;
      seen = text;
      this.state = restored(text) ?? freshState();
    },
    save() {
      const text = JSON.stringify({ version: VERSION, state: this.state });
      if (text === seen) return;
      seen = text;
      storage.save(text);
    },
    reset() {
      this.state = freshState();
      this.save();
    },
  };
}

export function stockKey(variantId: string, size: string): string {
  return `${variantId} ${size}`;
}
