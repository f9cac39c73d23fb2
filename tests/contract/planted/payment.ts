import type { WireChosenPayment } from '#contract/order.ts';
import { orderOnWire } from '#mocks/order-on-wire.ts';
import { takeStock } from '#mocks/shelves.ts';
import type { Planted } from './plant.ts';
import { PAYMENTS, answering, as, orderOf, wording } from './plant.ts';

const SAID = { at: [PAYMENTS] };

export const WRONG_PAYMENTS: Planted[] = [
  {
    is: 'a word of payment is not asked for its signature',
    wrong: 'payment.forged',
    ...SAID,
    change: wording(() => ({})),
  },
  {
    is: 'the sum of a payment is not looked at',
    wrong: 'payment.less',
    ...SAID,
    change: wording((_, call, shop) => {
      const order = orderOf(call, shop);
      if (order === undefined) return {};
      const { prices } = orderOnWire(shop.database.state, order, 'uk');
      return { amount: prices.prepayment ?? prices.total };
    }),
  },
  {
    is: 'an order is paid as soon as a card is chosen',
    wrong: 'payment.demand',
    at: ['orders.payment-method'],
    change: answering<WireChosenPayment>((chosen) => {
      chosen.checkout.order.payment = { ...chosen.checkout.order.payment, status: 'COMPLETED' };
      return chosen;
    }),
  },
  {
    is: 'a payment is never heard of',
    wrong: 'payment.paid',
    ...SAID,
    change: () => ({ isPaid: true }),
  },
  {
    is: 'a paid order does not say how much has come in',
    wrong: 'payment.paid',
    ...SAID,
    change: answering((answer, call, shop) => {
      delete orderOf(call, shop)?.payment.paid;
      return answer;
    }),
  },
  {
    is: 'a prepayment counts as the whole',
    wrong: 'payment.prepaid',
    ...SAID,
    change: answering((answer, call, shop) => {
      const order = orderOf(call, shop);
      if (order?.paid !== undefined) order.payment.paid = order.paid.prices.total;
      return answer;
    }),
  },
  {
    is: 'a payment pays the order that was made last',
    wrong: 'payment.of-another',
    ...SAID,
    change: wording((_, __, { database: { state } }) => ({ order_id: state.orders.at(-1)?.id ?? '' })),
  },
  {
    is: 'the same word takes the pieces again',
    wrong: 'payment.twice',
    ...SAID,
    change(run, call, shop) {
      const order = orderOf(call, shop);
      if (order?.payment.status === 'COMPLETED')
        for (const line of order.lines) takeStock(shop.database.state, line.variantId, line.size, line.quantity);
      return run();
    },
  },
  {
    is: 'a declined card cancels the order',
    wrong: 'payment.declined',
    ...SAID,
    change: answering<{ isPaid: boolean }>((answer, call, shop) => {
      const order = orderOf(call, shop);
      if (order !== undefined && !answer.isPaid) order.status = 'CANCELED';
      return answer;
    }),
  },
  {
    is: 'a declined card takes the piece off the shelf',
    wrong: 'payment.declined',
    ...SAID,
    change: answering<{ isPaid: boolean }>((answer, call, shop) => {
      for (const { variantId, size, quantity } of answer.isPaid ? [] : (orderOf(call, shop)?.lines ?? []))
        takeStock(shop.database.state, variantId, size, quantity);
      return answer;
    }),
  },
  {
    is: 'a card that is declined later makes a paid order unpaid',
    wrong: 'payment.declined-too-late',
    ...SAID,
    change(run, call, shop) {
      const order = orderOf(call, shop);
      if (order?.payment.status === 'COMPLETED') order.payment = { ...order.payment, status: 'FAILED' };
      return run();
    },
  },
  {
    is: 'a canceled order is paid',
    wrong: 'payment.after-cancel',
    ...SAID,
    change(run, call, shop) {
      const order = orderOf(call, shop);
      if (order?.status === 'CANCELED') order.status = 'NEW';
      return run();
    },
  },
  {
    is: 'money is taken for goods that are gone',
    wrong: 'payment.gone',
    ...SAID,
    change: as(() => ({ taken: {} })),
  },
];
