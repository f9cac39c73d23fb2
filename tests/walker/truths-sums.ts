import type { Locale } from '#domain/profile.ts';
import { seenWordsOf } from '../e2e/words.ts';
import type { Screen, Sight } from './eyes.ts';
import type { Facts } from './facts.ts';
import { CHECKOUT_STEPS, sameAmounts, type Truth } from './truth.ts';

/** Where an order is shown with what it comes to. */
const OF_ORDER: ReadonlySet<Screen> = new Set([...CHECKOUT_STEPS, 'success', 'error', 'order']);
/** Row by row: the words of its label. */
const ROWS: [row: string, ...keys: string[]][] = [
  ['goods', 'order.goods'],
  ['reduced', 'order.discount'],
  ['discount', 'order.promo-code'],
  ['delivery', 'order.shipping'],
  ['tax', 'order.tax'],
  ['total', 'order.to-pay', 'order.total', 'order.paid', 'basket.summary.total'],
  ['paid', 'order.prepaid'],
  ['due', 'order.due'],
];
/** What a choice that is not saved yet changes. */
const OF_CHOICE = new Set(['delivery', 'tax', 'total']);

/** Labels that go on with a code or with days. */
const GOING_ON = new Set(['order.promo-code', 'order.shipping']);

/** What a label says its row is; undefined for a row of the basket only. */
function rowOf(label: string, locale: Locale): string | undefined {
  const isLabel = (key: string): boolean => {
    const words = seenWordsOf(locale)(key, { name: '' }).trim();
    return GOING_ON.has(key) ? label.startsWith(words) : label === words;
  };
  return ROWS.find(([, ...keys]) => keys.some(isLabel))?.[0];
}

function rowsOf({ sums }: Sight, locale: Locale): Map<string, number> {
  return new Map(sums.map(({ label, amount }) => [rowOf(label, locale) ?? label, amount]));
}

/** What the wire says each row is. */
function expectedOf({ status, prices, payment, products }: NonNullable<Facts['order']>): Map<string, number> {
  const { paid = prices.total } = payment;
  const reduced = products
    .filter(({ gift }) => gift !== true)
    .reduce((sum, { price, discountPrice, quantity }) => sum + (price - (discountPrice ?? price)) * quantity, 0);
  const due = payment.status === 'COMPLETED' && status !== 'CANCELED' ? prices.total - paid : 0;
  return new Map([
    ['goods', prices.products + reduced],
    ['reduced', -reduced],
    ['discount', -prices.discount],
    ['delivery', prices.shipping],
    ['tax', prices.tax ?? 0],
    ['total', prices.total],
    ['paid', due > 0 ? paid : 0],
    ['due', due],
  ]);
}

/** What must be so of sums. */
export const SUMS: Record<string, Truth> = {
  'rows of a summary make its total, and what is paid and due makes it too'({ sight: { screen, sums }, locale }) {
    // Of orders in a list a row tells in words how each was paid.
    if (sums.length === 0 || screen === 'profile') return [];
    const at = sums.findIndex(({ label }) => rowOf(label, locale) === 'total');
    const total = sums[at]?.amount;
    const added = [sums.slice(0, at), sums.slice(at + 1)].filter((rows) => rows.length > 0);
    const isSum = added.every((rows) =>
      sameAmounts(
        rows.reduce((sum, { amount }) => sum + amount, 0),
        total ?? Number.NaN,
      ),
    );
    return isSum ? [] : [`the summary does not add up: ${sums.map((row) => `${row.label} ${row.amount}`).join(', ')}`];
  },
  'each row of a summary is what the order says'({ sight, locale }, { order, isOrderHeard }) {
    // What nobody asked for since it changed cannot be known.
    if (!OF_ORDER.has(sight.screen) || order === undefined || !isOrderHeard || sight.sums.length === 0) return [];
    const shown = rowsOf(sight, locale);
    return [...expectedOf(order)]
      .filter(([row]) => sight.screen !== 'delivery' || !OF_CHOICE.has(row))
      .filter(([row, amount]) => !sameAmounts(shown.get(row) ?? 0, amount))
      .map(([row, amount]) => `${row} is ${shown.get(row) ?? 'not there'}, the order says ${amount}`);
  },
  'each line of an order is shown'({ sight }, { order, isOrderHeard }) {
    if (!OF_ORDER.has(sight.screen) || order === undefined || !isOrderHeard || sight.orderLines.length === 0) return [];
    return sight.orderLines.length === order.products.length
      ? []
      : [`${sight.orderLines.length} lines are shown, the order has ${order.products.length}`];
  },
  'each own order says what it comes to'({ sight, unseenSince }, { totals }) {
    if (unseenSince > 0) return [];
    return sight.cards.flatMap(({ order, total }) => {
      const said = totals.get(order);
      return said === undefined || sameAmounts(total ?? Number.NaN, said)
        ? []
        : [`an order of ${said} is shown as ${total ?? 'nothing'}`];
    });
  },
};
