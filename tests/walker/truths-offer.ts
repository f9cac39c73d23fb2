import { seenWordsOf } from '../e2e/words.ts';
import { payBegins, sameAmounts, type Truth } from './truth.ts';

const HOME = 'UA';

/** What must be so of what is offered for money. */
export const OFFER: Record<string, Truth> = {
  'the chosen way of delivery is in the sum'({ sight, locale }) {
    const way = sight.ways.find(({ isChosen }) => isChosen);
    if (sight.screen !== 'delivery' || way?.price === undefined) return [];
    const label = seenWordsOf(locale)('order.shipping').slice(0, 6);
    const shipping = sight.sums.find((row) => row.label.startsWith(label));
    return shipping !== undefined && sameAmounts(shipping.amount, way.price)
      ? []
      : [`«${way.label}» is chosen, the summary says ${shipping?.amount ?? 'no'} delivery`];
  },
  'a button that pays says what the chosen way to pay asks'({ sight, locale }) {
    const payment = sight.payments.find(({ isChosen }) => isChosen);
    const button = sight.buttons.find((name) => name.startsWith(payBegins(locale)));
    if (sight.screen !== 'payment' || button === undefined || payment?.price === undefined) return [];
    const amount = Number(button.replaceAll(/[^\d.]/g, ''));
    return sameAmounts(amount, payment.price) ? [] : [`the button says ${amount}, the way to pay ${payment.price}`];
  },
  'the bank asks what the button said'({ sight, asked }) {
    if (sight.screen !== 'bank' || asked === undefined) return [];
    const [, digits = ''] = /₴\s?([\d,.]+\d)/.exec(sight.text) ?? [];
    const amount = Number(digits.replaceAll(',', ''));
    return sameAmounts(amount, asked.amount) ? [] : [`the button said ${asked.amount}, the bank asks ${amount}`];
  },
  'whatever it can be paid by can be chosen'({ sight, locale }, { order }) {
    const region = order?.shippingInfo?.region;
    if (sight.screen !== 'payment' || sight.payments.length === 0 || region === undefined) return [];
    // Pay on delivery is taken at home only.
    const ways = region === HOME ? ['payment.CARD', 'payment.CASH_ON_DELIVERY'] : ['payment.CARD'];
    const found = ways
      .map((key) => seenWordsOf(locale)(key))
      .filter((way) => !sight.payments.some(({ label }) => label.startsWith(way)))
      .map((way) => `«${way}» cannot be chosen`);
    return sight.payments.length > ways.length
      ? [...found, `${sight.payments.length} ways to pay to ${region}`]
      : found;
  },
  'each size of a thing can be chosen'({ sight, locale }, { sizes }) {
    // What lies behind a dialog is not there.
    if (sight.screen !== 'product' || sight.dialog !== undefined) return [];
    return sizes
      .map((size) => seenWordsOf(locale)(`size.${size}`))
      .filter((size) => !sight.sizes.includes(size))
      .map((size) => `size ${size} cannot be chosen`);
  },
  'whatever the shop delivers by can be chosen'({ sight, locale }, { ways, isOrderHeard }) {
    if (sight.screen !== 'delivery' || !isOrderHeard) return [];
    return [...new Set(ways.flatMap(({ regions }) => regions))].flatMap((region) => {
      const label = seenWordsOf(locale)(`region.${region}`);
      const choice = sight.regions.find((one) => one.label === label);
      const offered = ways.filter(({ regions }) => regions.includes(region)).length;
      if (choice === undefined) return [`${label} cannot be chosen`];
      return choice.isChosen && sight.ways.length !== offered
        ? [`${sight.ways.length} ways of delivery for ${label}, the shop has ${offered}`]
        : [];
    });
  },
};
