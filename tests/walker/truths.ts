import { barriersOn } from '../e2e/barriers-on.ts';
import type { Sight } from './eyes.ts';
import { orderOutside, waysOutside } from './outside.ts';
import type { Shopper } from './shopper.ts';
import type { WalkInShop } from './walk-in-shop.ts';

/** Screens axe has read, in each language and width: it takes a second. */
const readByAxe = new Set<string>();
/** Whatever they are worth in this basket. */
const GOOD_CODES = new Set(['SHOV10', 'NYTKA200']);
const STEPS = new Set(['contacts', 'delivery', 'payment']);
const ADDRESS = new Set(['city', 'branchNumber', 'address', 'postcode']);
const RESULTS = new Set(['order', 'success', 'error']);

function sameAmounts(one: number, other: number): boolean {
  return Math.abs(one - other) < 0.005;
}

/** Rows above the last make the last. */
function sumsAddUp({ sums }: Sight): string[] {
  const total = sums.at(-1);
  if (total === undefined) return [];
  const added = sums.slice(0, -1).reduce((sum, { amount }) => sum + amount, 0);
  return sameAmounts(added, total.amount)
    ? []
    : [`the summary does not add up: ${sums.map(({ label, amount }) => `${label} ${amount}`).join(', ')}`];
}

function sameText(field: string, one: string, other: string): boolean {
  const digits = (text: string): string => text.replaceAll(/\D/g, '').slice(-9);
  return field === 'phone' ? digits(one) === digits(other) : one === other;
}

function isBasketAsMeant({ sight, basket }: Shopper): string[] {
  if (sight.screen !== 'basket' || sight.lines === undefined) {
    const isEmpty = sight.screen !== 'basket' || basket.size === 0;
    return isEmpty ? [] : [`the basket is empty, and should hold ${[...basket].join('; ')}`];
  }
  const shown = sight.lines.map(({ thing, quantity }) => `${thing} × ${quantity ?? basket.get(thing) ?? 0}`).toSorted();
  const meant = [...basket].map(([thing, quantity]) => `${thing} × ${quantity}`).toSorted();
  if (shown.join() !== meant.join())
    return [`the basket shows ${shown.join('; ')}, and should hold ${meant.join('; ')}`];
  const goods = sight.lines.reduce((sum, { total }) => sum + (total ?? 0), 0);
  const [full, ...less] = sight.sums.slice(0, -1);
  const reduced = less.length > 0 ? (less[0]?.amount ?? 0) : 0;
  const isRight = full === undefined || [full.amount, full.amount + reduced].some((sum) => sameAmounts(sum, goods));
  return isRight ? [] : [`lines come to ${goods}, the summary says ${full?.amount}`];
}

function isCountTrue({ sight, basket }: Shopper): string[] {
  if (sight.count === undefined) return [];
  const pieces = [...basket.values()].reduce((sum, quantity) => sum + quantity, 0);
  return sight.count === pieces ? [] : [`the header counts ${sight.count}, the basket holds ${pieces}`];
}

/** What was typed stands where it was typed; a phone may be written otherwise. */
function isTypingKept({ sight, typed }: Shopper): string[] {
  if (!STEPS.has(sight.screen) || sight.order === undefined) return [];
  return [...(typed.get(sight.order) ?? [])].flatMap(([field, value]) => {
    const shown = sight.fields[field];
    return shown === undefined || sameText(field, shown, value)
      ? []
      : [`${field} holds «${shown}», typed was «${value}»`];
  });
}

/** What the account knows stands in the fields of its checkout and of its own page. */
function isAccountUsed({ sight, typed, saidBefore, changed, person }: Shopper): string[] {
  const isOfOrder = STEPS.has(sight.screen) && !typed.has(sight.order ?? '');
  const isAtHome = sight.regions[0]?.isChosen !== false;
  if (person === undefined || !(sight.screen === 'details' || (isOfOrder && isAtHome))) return [];
  return Object.entries(person.details).flatMap(([field, value]) => {
    const isSaid = (ADDRESS.has(field) || changed.has(field)) && saidBefore.has(sight.order ?? '');
    const shown = isSaid ? undefined : sight.fields[field];
    return shown === undefined || sameText(field, shown, value)
      ? []
      : [`${field} holds «${shown}», the account knows «${value}»`];
  });
}

/** A code that was typed stays where it was typed, as long as it is good. */
function isCodeKept({ sight, code, endedCodes, person, paid }: Shopper): string[] {
  const isGood = GOOD_CODES.has(code) && !endedCodes.has(code) && person === undefined && paid.size === 0;
  if (sight.screen !== 'basket' || sight.lines === undefined || !isGood || sight.promo === code) return [];
  return [`the code ${code} was applied, and there is ${sight.promo ?? 'none'}`];
}

/** The chosen way is in the sum; a button that pays says the sum. */
function isChoicePaidFor({ sight, locale }: Shopper, walk: WalkInShop): string[] {
  const found: string[] = [];
  const way = sight.ways.find(({ isChosen }) => isChosen);
  if (sight.screen === 'delivery' && way?.price !== undefined) {
    const label = walk.say(locale)('order.shipping').slice(0, 6);
    const shipping = sight.sums.find((row) => row.label.startsWith(label));
    if (shipping === undefined || !sameAmounts(shipping.amount, way.price))
      found.push(`«${way.label}» is chosen, the summary says ${shipping?.amount ?? 'no'} delivery`);
  }
  const payment = sight.payments.find(({ isChosen }) => isChosen);
  const [pay] = walk.say(locale)('checkout.pay', { amount: '' }).split(' ');
  const button = sight.buttons.find((name) => name.startsWith(`${pay} ₴`));
  if (sight.screen === 'payment' && button !== undefined && payment?.price !== undefined) {
    const amount = Number(button.replaceAll(/[^\d.]/g, ''));
    if (!sameAmounts(amount, payment.price)) found.push(`the button says ${amount}, the way to pay ${payment.price}`);
  }
  return found;
}

/** Whatever the backend offers can be chosen. */
async function isOfferShown({ sight, locale, unseenSince }: Shopper, walk: WalkInShop): Promise<string[]> {
  const { server, say, orderHeardAt } = walk;
  if (sight.screen !== 'delivery' || orderHeardAt < unseenSince) return [];
  const ways = await waysOutside(server);
  const found: string[] = [];
  for (const region of new Set(ways.flatMap(({ regions }) => regions))) {
    const label = say(locale)(`region.${region}`);
    const choice = sight.regions.find((one) => one.label === label);
    const offered = ways.filter(({ regions }) => regions.includes(region)).length;
    if (choice === undefined) found.push(`${label} cannot be chosen`);
    if (choice?.isChosen === true && sight.ways.length !== offered)
      found.push(`${sight.ways.length} ways of delivery for ${label}, the shop has ${offered}`);
  }
  return found;
}

/** The bank asks what the button said. */
function isBankTrue({ sight, asked }: Shopper): string[] {
  if (sight.screen !== 'bank' || asked === undefined) return [];
  const [, digits = ''] = /₴\s?([\d,.]+\d)/.exec(sight.text) ?? [];
  const amount = Number(digits.replaceAll(',', ''));
  return sameAmounts(amount, asked.amount) ? [] : [`the button said ${asked.amount}, the bank asks ${amount}`];
}

/** Thanks are for an order that was paid, and are not forgotten when the bank has the money. */
function isPaymentTold({ sight, locale, paid, isBackFromPaying }: Shopper, walk: WalkInShop): string[] {
  const thanks = walk.say(locale)('order.success.title');
  const isThanked = sight.titles.includes(thanks);
  if (isThanked && (sight.order === undefined || !paid.has(sight.order))) return ['thanks for an order nobody paid'];
  if (isBackFromPaying && !isThanked && !/оплат|опла́|paid|payment/i.test(sight.text))
    return [`the bank has the money, and «${sight.titles.join()}» says nothing of it`];
  return [];
}

/** A page about an order says what has become of it, and asks for money only as long as it is owed. */
async function isOrderTold({ sight, locale, paid }: Shopper, walk: WalkInShop): Promise<string[]> {
  if (!RESULTS.has(sight.screen) || sight.order === undefined) return [];
  const outside = await orderOutside(walk.page, walk.server, sight.order);
  if (outside === undefined) return [];
  const { number, status, payment, isFast } = outside.order;
  const say = walk.say(locale);
  const isPaid = payment.status === 'COMPLETED';
  const titles: Record<string, string[]> = {
    NEW: isPaid
      ? ['order.state.packing.title', 'order.success.title']
      : [
          'order.state.unpaid.title',
          'order.state.declined.title',
          'order.failed.title',
          'order.state.called-about.title',
        ],
    IN_PROCESS: ['order.state.packing.title', 'order.state.sent.title', 'order.success.title'],
    SENT: ['order.state.sent.title'],
    DONE: ['order.state.received.title'],
    CANCELED: ['order.state.canceled.title'],
  };
  const found: string[] = [];
  const allowed = new Set((titles[status] ?? []).map((key) => say(key, { number }).replaceAll(/\s+/g, ' ')));
  if (!sight.titles.some((title) => allowed.has(title)))
    found.push(`«${sight.titles.join()}» is said of an order that is ${status}, ${payment.status}`);
  if (paid.has(sight.order) && !isPaid) found.push(`the bank has the money, and the order is ${payment.status}`);
  if ((isPaid || isFast === true) && sight.links.includes(say('account.order.pay')))
    found.push('it asks for money again');
  return found;
}

async function isOrderTrue({ sight, unseenSince }: Shopper, walk: WalkInShop): Promise<string[]> {
  // What nobody asked for since it changed cannot be known.
  if (!STEPS.has(sight.screen) || sight.order === undefined || walk.orderHeardAt < unseenSince) return [];
  const outside = await orderOutside(walk.page, walk.server, sight.order);
  if (outside === undefined) return [];
  const { prices, products } = outside.order;
  const found: string[] = [];
  const [goods] = sight.sums;
  const total = sight.sums.at(-1);
  if (goods !== undefined && !sameAmounts(goods.amount, prices.products))
    found.push(`goods are ${goods.amount}, the order says ${prices.products}`);
  if (total !== undefined && sight.screen !== 'delivery' && !sameAmounts(total.amount, prices.total))
    found.push(`the total is ${total.amount}, the order says ${prices.total}`);
  if (sight.orderLines.length > 0 && sight.orderLines.length !== products.length)
    found.push(`${sight.orderLines.length} lines are shown, the order has ${products.length}`);
  return found;
}

async function isEachPurchaseAnOrder({ orders }: Shopper, { server }: WalkInShop): Promise<string[]> {
  const made = await server.orders();
  return made === orders.size
    ? []
    : [`${orders.size} orders were made of the basket, the backend has ${made} new ones`];
}

async function shutsNobodyOut({ sight, locale }: Shopper, walk: WalkInShop): Promise<string[]> {
  const place = `${sight.screen} ${sight.dialog ?? ''} ${locale} ${walk.width}`;
  if (sight.screen === 'bank' || readByAxe.has(place)) return [];
  readByAxe.add(place);
  return barriersOn(walk.page);
}

function isWellFormed({ sight, words }: Shopper, walk: WalkInShop): string[] {
  const found = [...walk.complaints, ...walk.changed];
  if (sight.screen === 'bank') return found;
  if (sight.titles.length !== 1) found.push(`${sight.titles.length} headings of the first rank`);
  if (sight.wider > 0) found.push(`${sight.wider} px do not fit`);
  const foreign = sight.foreign.filter((text) => ![...words].some((typed) => text.includes(typed)));
  if (foreign.length > 0) found.push(`another language: ${foreign.slice(0, 3).join(' | ')}`);
  return found;
}

/** Everything that must be so whatever a shopper did, and is not. */
export async function untruths(shopper: Shopper, walk: WalkInShop): Promise<string[]> {
  return [
    ...isWellFormed(shopper, walk),
    ...sumsAddUp(shopper.sight),
    ...isBasketAsMeant(shopper),
    ...isCountTrue(shopper),
    ...isTypingKept(shopper),
    ...isAccountUsed(shopper),
    ...isCodeKept(shopper),
    ...isChoicePaidFor(shopper, walk),
    ...isBankTrue(shopper),
    ...isPaymentTold(shopper, walk),
    ...(await isOfferShown(shopper, walk)),
    ...(await isOrderTold(shopper, walk)),
    ...(await isOrderTrue(shopper, walk)),
    ...(await isEachPurchaseAnOrder(shopper, walk)),
    ...(await shutsNobodyOut(shopper, walk)),
  ];
}
