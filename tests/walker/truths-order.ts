import { seenWordsOf } from '../e2e/words.ts';
import type { Screen } from './eyes.ts';
import type { Truth } from './truth.ts';

const RESULTS: ReadonlySet<Screen> = new Set(['order', 'success', 'error']);
/** What is said of an order, by its status. */
const TITLES: Record<string, string[]> = {
  NEW: [
    'order.state.unpaid.title',
    'order.state.declined.title',
    'order.failed.title',
    'order.state.called-about.title',
  ],
  'NEW and paid': ['order.state.packing.title', 'order.success.title'],
  IN_PROCESS: ['order.state.packing.title', 'order.state.sent.title', 'order.success.title'],
  SENT: ['order.state.sent.title'],
  DONE: ['order.state.received.title'],
  CANCELED: ['order.state.canceled.title'],
};

/** What must be so of orders. */
export const ORDER: Record<string, Truth> = {
  'each purchase is one order': ({ orders, doubled }, { made }) => [
    ...(made === orders.size
      ? []
      : [`${orders.size} orders were made of the basket, the backend has ${made} new ones`]),
    ...[...doubled].map((order) => `the basket was an order already, and has become ${order} too`),
  ],
  'thanks are for what was paid'({ sight, locale, paid }) {
    const isThanked = sight.titles.includes(seenWordsOf(locale)('order.success.title'));
    return isThanked && (sight.order === undefined || !paid.has(sight.order))
      ? ['thanks for an order nobody paid']
      : [];
  },
  'a payment is never passed over'({ sight, locale, isBackFromPaying }) {
    const isThanked = sight.titles.includes(seenWordsOf(locale)('order.success.title'));
    return isBackFromPaying && !isThanked && !/оплат|paid|payment/i.test(sight.text)
      ? [`the bank has the money, and «${sight.titles.join()}» says nothing of it`]
      : [];
  },
  'a page about an order says what has become of it'({ sight, locale, paid }, { order }) {
    if (!RESULTS.has(sight.screen) || sight.order === undefined || order === undefined) return [];
    const { number, status, payment } = order;
    const isPaid = payment.status === 'COMPLETED';
    const keys = TITLES[status === 'NEW' && isPaid ? 'NEW and paid' : status] ?? [];
    const allowed = new Set(keys.map((key) => seenWordsOf(locale)(key, { number })));
    return [
      ...(sight.titles.some((title) => allowed.has(title))
        ? []
        : [`«${sight.titles.join()}» is said of an order that is ${status}, ${payment.status}`]),
      ...(paid.has(sight.order) && !isPaid ? [`the bank has the money, and the order is ${payment.status}`] : []),
    ];
  },
  'money is asked for only as long as it is owed'({ sight, locale }, { order }) {
    if (!RESULTS.has(sight.screen) || order === undefined) return [];
    const isOwed = order.payment.status !== 'COMPLETED' && !order.fast;
    return !isOwed && sight.links.includes(seenWordsOf(locale)('account.order.pay')) ? ['it asks for money again'] : [];
  },
};
