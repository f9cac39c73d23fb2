import { describe, expect, it } from 'vitest';
import type { Order } from '#domain/order.ts';
import { dueOnDelivery, paidSoFar, paymentState } from '#domain/payment.ts';

const prices = { products: 245_000, discount: 0, shipping: 7_000, total: 252_000 };
const of = (payment: Order['payment'], prepayment?: number, status: Order['status'] = 'IN_PROCESS') => ({
  status,
  payment,
  prices: prepayment === undefined ? prices : { ...prices, prepayment },
});

describe('what has been received for an order and what is due on delivery', () => {
  it.each([
    ['by card: everything', of({ method: 'CARD', status: 'COMPLETED', paid: 252_000 }), 252_000, 0, 'COMPLETED'],
    [
      'cash on delivery: the prepayment',
      of({ method: 'CASH_ON_DELIVERY', status: 'COMPLETED', paid: 20_000 }, 20_000),
      20_000,
      232_000,
      'PREPAID',
    ],
    [
      'cash on delivery of a server that does not say what it received',
      of({ method: 'CASH_ON_DELIVERY', status: 'COMPLETED' }, 20_000),
      20_000,
      232_000,
      'PREPAID',
    ],
    [
      'cash on delivery, handed over',
      of({ method: 'CASH_ON_DELIVERY', status: 'COMPLETED', paid: 252_000 }, 20_000, 'DONE'),
      252_000,
      0,
      'COMPLETED',
    ],
    [
      'cancelled after the prepayment: nobody brings anything',
      of({ method: 'CASH_ON_DELIVERY', status: 'COMPLETED', paid: 20_000 }, 20_000, 'CANCELED'),
      20_000,
      0,
      'PREPAID',
    ],
    ['not yet: nothing', of({ status: 'WAITING_FOR_PAYMENT' }), 0, 0, 'WAITING_FOR_PAYMENT'],
    [
      'declined: nothing, though a prepayment was asked for',
      of({ method: 'CASH_ON_DELIVERY', status: 'FAILED' }, 20_000, 'NEW'),
      0,
      0,
      'FAILED',
    ],
  ])('%s', (_case, order, paid, due, state) => {
    expect([paidSoFar(order), dueOnDelivery(order), paymentState(order)]).toEqual([paid, due, state]);
  });
});
