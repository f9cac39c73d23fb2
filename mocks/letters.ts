import type { WireOrder, WireOrderProduct } from '#contract/order.ts';
import { TRADE } from '#fixtures/projects.ts';
import { arrivalDays, arrivalText } from './arrival.ts';
import type { CheckedCall, Shop } from './call.ts';
import type { Letter, State, StoredCustomer, StoredOrder } from './state.ts';
import { localeOf } from './language.ts';
import { issueToken } from './letter-tokens.ts';
import { CONFIRM_WORDS, DISCOUNT_WORDS, ORDER_WORDS, RESET_WORDS } from './letter-words.ts';
import { orderOnWire } from './order-on-wire.ts';
import { major, minor, priceText } from './prices.ts';
import { WELCOME_CODE } from './promo-codes.ts';

/** Older letters are thrown away. */
const MOST_LETTERS = 200;

/** Where links lead, and which language letters speak. */
type From = Pick<CheckedCall, 'language' | 'shopOrigin'>;

function send({ database, now, newId }: Shop, letter: Omit<Letter, '_id' | 'at'>): void {
  const { state } = database;
  state.letters = [...state.letters, { _id: newId(), at: now(), ...letter }].slice(-MOST_LETTERS);
}

function addressOf({ language, shopOrigin }: From, path: string, query: Record<string, string> = {}): string {
  const address = new URL(`/${localeOf(language)}${path}`, shopOrigin);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address.href;
}

const TOKEN_WORDS = { 'confirm-email': CONFIRM_WORDS, 'reset-password': RESET_WORDS };

/** A letter whose link carries a token: to confirm the present e-mail, or to set a forgotten password anew. */
export function writeTokenLetter(
  shop: Shop,
  from: From,
  kind: keyof typeof TOKEN_WORDS,
  { user }: Pick<StoredCustomer, 'user'>,
): void {
  const { link, ...words } = TOKEN_WORDS[kind][from.language];
  const token = issueToken(shop, kind, user);
  send(shop, {
    to: user.email,
    kind,
    language: from.language,
    ...words,
    link: { label: link, url: addressOf(from, `/${kind}`, { token }) },
  });
}

/** What a new subscriber of the newsletter gets. */
export function writeDiscount(shop: Shop, from: From, to: string): void {
  const { link, ...words } = DISCOUNT_WORDS[from.language](WELCOME_CODE);
  send(shop, {
    to,
    kind: 'discount',
    language: from.language,
    ...words,
    link: { label: link, url: addressOf(from, '/catalog', { promo: WELCOME_CODE }) },
  });
}

/** Says an amount on the wire in the money of this shop. */
type Say = (amount: number) => string;

function sayIn({ project }: State): Say {
  return (amount) => priceText(minor(amount), TRADE[project].symbol);
}

/** What is still to be paid with the parcel, in the money of the wire. */
function restOf({ prices, payment }: WireOrder): number {
  return major(minor(prices.total) - minor(payment.paid ?? prices.total));
}

function goods(product: WireOrderProduct, language: Letter['language'], sum: Say): string {
  const { color, size, quantity, price, discountPrice, gift } = product;
  const words = ORDER_WORDS[language];
  const name = `${product.name}, ${color.name}`;
  if (gift === true) return words.gift(name);
  return words.line(name, words.sizes[size] ?? size, quantity, sum((discountPrice ?? price) * quantity));
}

function sums(order: WireOrder, language: Letter['language'], sum: Say): string[] {
  const { prices, shippingMethod } = order;
  const words = ORDER_WORDS[language];
  const { products, discount, shipping, tax = 0, total } = prices;
  const rest = restOf(order);
  const method = shippingMethod?.name ?? '';
  return [
    words.products(sum(products)),
    ...(discount > 0 ? [words.discount(sum(discount))] : []),
    shipping > 0 ? words.shipping(method, sum(shipping)) : words.freeShipping(method),
    ...(tax > 0 ? [words.tax(sum(tax))] : []),
    words.total(sum(total)),
    ...(rest > 0 ? [words.prepayment(sum(total - rest), sum(rest))] : []),
  ];
}

/** When the parcel comes, counted from when it is paid, where the shop knows that. */
function arrival(
  { shippingMethod, createdAt, dates }: WireOrder,
  language: Letter['language'],
  { project }: State,
): string[] {
  const { dispatch } = TRADE[project];
  if (shippingMethod === undefined || dispatch === undefined) return [];
  const days = arrivalDays(shippingMethod, dates?.paid ?? createdAt, dispatch);
  return [ORDER_WORDS[language].arrival(arrivalText(days, language))];
}

/** What the buyer gets once an order is paid, in the language it was paid in. */
export function writeOrder(shop: Shop, order: StoredOrder): void {
  const { language, pageOrigin: shopOrigin, customer } = order;
  if (customer.email === undefined) return;
  const wire = orderOnWire(shop.database.state, order, language);
  const words = ORDER_WORDS[language];
  const isPrepaid = restOf(wire) > 0;
  const name = customer.firstName ?? customer.email;
  const sum = sayIn(shop.database.state);
  const fragment = order.key === undefined ? '' : `#key=${order.key}`;
  const link = shopOrigin && addressOf({ language, shopOrigin }, '/checkout/success', { order: order.id }) + fragment;
  send(shop, {
    to: customer.email,
    kind: 'order',
    language,
    subject: isPrepaid ? words.prepaidSubject(order.number) : words.subject(order.number),
    lines: [
      isPrepaid ? words.prepaidThanks(name) : words.thanks(name),
      ...wire.products.map((product) => goods(product, language, sum)),
      ...sums(wire, language, sum),
      ...arrival(wire, language, shop.database.state),
    ],
    ...(link && { link: { label: words.link, url: link } }),
  });
}
