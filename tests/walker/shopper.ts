import type { BasketItem } from '#domain/basket.ts';
import type { Locale } from '#domain/profile.ts';
import type { Sight } from './eyes.ts';

/** A thing in a size, as the address of its page names it: '<variant> M'. */
export type Thing = string;

/** What a checkout gives to choose from; each may change what the next has. */
const CHOICES = ['regions', 'ways', 'payments'] as const;
export type Choosing = (typeof CHOICES)[number];
interface Chosen {
  place: number;
  of: number;
}

/** Fields whose words are of one region. */
export const PLACE = ['city', 'branchNumber', 'address', 'postcode'];

/** Where a text was typed that is in no dialog. */
export const PAGE = '';

/** Somebody who has an account, and what they remember having told it. */
export interface Person {
  email: string;
  password: string;
  /** As typed into the fields of the checkout, by the name of the field. */
  details: Record<string, string>;
  /** What lies in the account's own basket. */
  basket: Map<Thing, number>;
}

/** What a shopper of the model remembers. Nothing here is read from the shop's code: only pages seen and what was done. */
export class Shopper {
  locale: Locale = 'ua';
  /** What the page showed last. */
  sight: Sight;
  /** What should be in the basket. */
  basket = new Map<Thing, number>();
  /** When the shop changed under the shopper, ms since 1970. */
  unseenSince = 0;
  /** Of which thing another number was wanted last, as it is called where that was done. */
  numbered: { title: string; locale: Locale } | undefined;
  /** The last thing removed, until something else is done to the basket. */
  removed: [Thing, number] | undefined;
  /** The promo code typed last, until it is cleared. */
  code = '';
  /** Codes that are no longer good. */
  readonly endedCodes = new Set<string>();
  /** What cannot be had any more. */
  readonly soldOut = new Set<Thing>();
  /** What was typed into a field of an order and not cleared since: by order, then by field. */
  readonly typed = new Map<string, Map<string, string>>();
  /** What was typed into the fields of a place, by order and the region that was left, then by field. */
  readonly left = new Map<string, Map<string, string>>();
  /** What was chosen for an order, by order, then by list: at which place, of how many. */
  readonly chosen = new Map<string, Map<Choosing, Chosen>>();
  /** What was typed into a dialog, by its name, or for news or a search: by field. */
  readonly loose = new Map<string, Map<string, string>>();
  /** Everything ever typed: it stays in the language it was typed in. */
  readonly words = new Set<string>();
  /** Every order that was made, of the basket or by telephone. */
  readonly orders = new Set<string>();
  /** The order that the basket has become, until it is paid for or somebody else stands here: it stays the same one. */
  unpaid: string | undefined;
  /** Orders made of a basket that was one already. */
  readonly doubled = new Set<string>();
  /** Orders of which it was said before where to send them: by a guest who signed in since, or long ago. */
  readonly saidBefore = new Set<string>();
  /** Details that an account says otherwise than it did; an order keeps what it was told. */
  readonly changed = new Set<string>();
  /** Orders that were paid for. */
  readonly paid = new Set<string>();
  /** What the button said when the bank was asked, and which order it was for. */
  asked: { order: string; amount: number; bought: [Thing, number][]; by: Person | undefined } | undefined;
  /** Whose session it is. */
  person: Person | undefined;
  /** Whoever they may be. */
  people: Person[];
  /** The address that the last step back in the browser did not leave. */
  stuckAt: string | undefined;
  /** The provider has just taken money, and nothing has been pressed since. */
  isBackFromPaying = false;

  constructor(sight: Sight, people: Person[], basket: BasketItem[]) {
    this.people = people;
    this.sight = sight;
    for (const { variantId, size, quantity } of basket) this.put(`${variantId} ${size}`, quantity);
  }

  /** An account takes no more of what is sold out meanwhile. */
  #takesMoreOf(thing: Thing): boolean {
    return this.person === undefined || !this.soldOut.has(thing);
  }

  put(thing: Thing, quantity: number): void {
    this.have(thing, (this.basket.get(thing) ?? 0) + quantity);
  }

  /** So many of a thing are in the basket now. */
  have(thing: Thing, quantity: number): void {
    if (quantity <= (this.basket.get(thing) ?? 0) || this.#takesMoreOf(thing))
      this.basket.set(thing, Math.min(99, quantity));
    this.removed = undefined;
  }

  /** A line of the basket is of another size or colour; two lines of one thing are one. */
  exchange(thing: Thing, instead: Thing): void {
    if (!this.#takesMoreOf(instead)) return;
    const quantity = this.basket.get(thing) ?? 0;
    this.basket.delete(thing);
    this.put(instead, quantity);
  }

  remove(thing: Thing): void {
    this.removed = [thing, this.basket.get(thing) ?? 0];
    this.basket.delete(thing);
  }

  undo(): void {
    if (this.removed !== undefined && this.#takesMoreOf(this.removed[0])) this.basket.set(...this.removed);
    this.removed = undefined;
  }

  /** The basket has become this order. */
  order(order: string): void {
    if (this.unpaid !== undefined && this.unpaid !== order) this.doubled.add(order);
    this.orders.add(order);
    this.unpaid = order;
  }

  /** Looks again. What was begun in a dialog ends with it; what was begun on a page ends with that. */
  see(sight: Sight): void {
    if (sight.path !== this.sight.path) this.loose.clear();
    for (const place of this.loose.keys()) if (place !== PAGE && place !== sight.dialog) this.loose.delete(place);
    this.sight = sight;
  }

  type(order: string, field: string, value: string): void {
    const fields = this.typed.get(order) ?? new Map<string, string>();
    this.typed.set(order, fields.set(field, value));
    if (value !== '') this.words.add(value);
  }

  /** One of a list; of what hangs on it nothing is remembered any more. */
  choose(order: string, list: Choosing, chosen: Chosen): void {
    if (list === 'regions') this.#goTo(order, chosen.place);
    this.chooseAnew(order, list);
    this.chosen.set(order, new Map(this.chosen.get(order)).set(list, chosen));
  }

  /** Each region keeps what was typed for it. */
  #goTo(order: string, place: number): void {
    const former = this.sight.regions.findIndex(({ isChosen }) => isChosen);
    if (former === place) return;
    const typed = this.typed.get(order) ?? new Map<string, string>();
    this.left.set(`${order} ${former}`, new Map([...typed].filter(([field]) => PLACE.includes(field))));
    for (const field of PLACE) typed.delete(field);
    for (const [field, value] of this.left.get(`${order} ${place}`) ?? []) typed.set(field, value);
  }

  /** The place is another one in all its fields. */
  replace(order: string): void {
    for (const key of this.left.keys()) if (key.startsWith(order)) this.left.delete(key);
    for (const field of PLACE) this.typed.get(order)?.delete(field);
  }

  /** Something decides on this list, and on what hangs on it. */
  chooseAnew(order: string, list: Choosing): void {
    for (const one of CHOICES.slice(CHOICES.indexOf(list))) this.chosen.get(order)?.delete(one);
  }

  /** The bank has the money: exactly what was bought leaves the basket, here and of the account that bought it. */
  paidFor({ order, bought, by }: NonNullable<Shopper['asked']>): void {
    this.paid.add(order);
    if (this.unpaid === order) this.unpaid = undefined;
    this.replace(order);
    this.typed.delete(order);
    this.chosen.delete(order);
    for (const basket of by === undefined || by === this.person ? [this.basket] : [by.basket])
      for (const [thing, quantity] of bought) {
        const left = (basket.get(thing) ?? 0) - quantity;
        if (left > 0) basket.set(thing, left);
        else basket.delete(thing);
      }
    this.removed = undefined;
    this.code = '';
  }

  /** Everything but what this browser keeps begins anew. */
  enterWorld(people: Person[]): void {
    this.people = people;
    const { orders, doubled, paid, typed, left, chosen, saidBefore, changed, endedCodes, soldOut } = this;
    for (const memory of [orders, doubled, paid, typed, left, chosen, saidBefore, changed, endedCodes, soldOut])
      memory.clear();
    this.removed = undefined;
    this.unpaid = undefined;
    this.asked = undefined;
    this.code = '';
  }

  /**
   * The guest's basket and the account's become one: of each thing the larger number, and nothing that is sold out. What the account knows
   * stands where a guest had typed.
   */
  signIn(person: Person): void {
    this.person = person;
    this.unpaid = undefined;
    for (const order of this.typed.keys()) this.saidBefore.add(order);
    this.typed.clear();
    this.left.clear();
    this.chosen.clear();
    for (const detail of Object.values(person.details)) this.words.add(detail);
    for (const thing of this.soldOut) this.basket.delete(thing);
    for (const [thing, quantity] of person.basket)
      this.basket.set(thing, Math.max(quantity, this.basket.get(thing) ?? 0));
    this.removed = undefined;
  }

  /** The account keeps its basket; here it is empty, and what was typed is nobody else's. */
  signOut(): void {
    if (this.person !== undefined) this.person.basket = new Map(this.basket);
    this.person = undefined;
    this.unpaid = undefined;
    this.basket.clear();
    this.typed.clear();
    this.left.clear();
    this.chosen.clear();
    this.removed = undefined;
  }
}
