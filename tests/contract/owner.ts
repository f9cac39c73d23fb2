import type { WirePromoCode } from '#contract/catalog.ts';
import type { WireBasketItem, WireChosenPayment, WireOrder } from '#contract/order.ts';
import type { Place } from './ask.ts';

interface Account {
  email: string;
  password: string;
}

export type Goods = Pick<WireBasketItem, 'variantId' | 'size'>;

/** In what an order goes, and what the shop says of it. */
type Parcel = Required<Pick<WireOrder, 'trackingNumber' | 'comment'>>;

/** What the card provider says of a payment. */
export interface Word {
  /** What `orders.payment-method` answered: where the browser was to go with which fields. */
  redirect: NonNullable<WireChosenPayment['redirect']>;
  orderId: string;
  /** In the major unit. */
  amount: number;
  outcome: 'paid' | 'declined';
  /** A UUID; that of the first when the provider repeats itself. */
  transactionId: string;
  /** Signed by somebody who is not the provider. */
  isForged?: boolean;
}

/**
 * What only somebody who owns the server can do. Every method is free to be left out: what needs it is then left out
 * too, and said so. Each resolves once it is so.
 */
export interface Owner {
  /** Languages the shop speaks; without it the kit looks whether there is more than one. */
  languages?: readonly ('uk' | 'en')[];
  /** An account that may delete products, and one with a history of orders. */
  account?(who: 'manager' | 'regular'): Promise<Account>;
  /** Confirms the e-mail of an account, for who cannot read letters. */
  confirm?(email: string): Promise<void>;
  /** The token in the last letter of this kind to an e-mail; '' where there is none. */
  letterToken?(email: string, kind: 'confirm-email' | 'reset-password'): Promise<string>;
  /** What Google's sign-in client would give. */
  googleCredential?(person: { email?: string; name?: string; verified?: boolean; expiresAt: number }): Promise<string>;
  /** Makes the next call fail so: 'pages.get:FORBIDDEN'. */
  plan?(fault: string): Promise<void>;
  /** Has the server think that it is so much later than it is; 0 is the true time again. */
  wait?(milliseconds: number): Promise<void>;
  /** Hands the provider's word over as the provider would; whatever the server answers to it. */
  say?(word: Word): Promise<void>;
  /** Leaves so many pieces in stock. */
  stock?(goods: Goods, pieces: number): Promise<void>;
  /** Sets what the product of this variant costs. */
  price?(variantId: string, price: { price: number; discountPrice: number | null }): Promise<void>;
  /** Adds a promo code, or puts it in place of the one of its name. */
  promo?(code: Omit<WirePromoCode, '_id'>): Promise<void>;
  /** Sends a paid order in a parcel of this number, and writes a word beside it. */
  send?(orderId: string, parcel: Parcel): Promise<void>;
  /** Hands an order over (DONE) or cancels it; rejects when the server refuses. */
  turn?(orderId: string, status: 'DONE' | 'CANCELED'): Promise<void>;
  /** Forgets orders, accounts, baskets, prices, everything. The kit asks for it before it begins. */
  forget?(): Promise<void>;
}

/** What a file that `--owner` names exports as `owner`. */
export type OwnerOf = (place: Pick<Place, 'fetch' | 'baseUrl'>) => Owner;

export type Ability = Exclude<keyof Owner, 'languages'>;

/** Each ability as somebody who lacks it reads it. */
export const ABILITIES: Record<Ability, string> = {
  account: 'accounts of the shop’s own',
  confirm: 'to confirm an e-mail',
  letterToken: 'to read letters',
  googleCredential: 'to sign in by Google',
  plan: 'to make a call fail',
  wait: 'to let time pass',
  say: 'the card provider’s signed word',
  stock: 'to set the stock',
  price: 'to set prices',
  promo: 'to set promo codes',
  send: 'to send orders',
  turn: 'to hand over and cancel orders',
  forget: 'to forget everything',
};

/** An owner who lives at an address: each ability is `POST {url}/{ability}` with its arguments in a JSON list. */
export async function remoteOwner(url: string): Promise<Owner> {
  const call = async (ability: string, args: unknown[]): Promise<unknown> => {
    const response = await fetch(`${url}/${ability}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(args),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`The owner could not ${ability}: ${response.status} ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  };
  // What it can is a list of names at its address itself.
  const abilities = (await (await fetch(url)).json()) as Ability[];
  const known = abilities.filter((ability) => Object.hasOwn(ABILITIES, ability));
  return Object.fromEntries(known.map((ability) => [ability, (...args: unknown[]) => call(ability, args)]));
}
