import { describe, expect, it } from 'vitest';
import type { Order } from '#domain/order.ts';
import { orderStages } from '#domain/order-stages.ts';
import { canBeCanceled, canBePaid, orderGroup, orderState } from '#domain/order-state.ts';
import { trackingAddress } from '#domain/tracking.ts';
import { buildOrder, buildShippingMethod } from '#fixtures/build.ts';

const WAITING = { status: 'WAITING_FOR_PAYMENT' } as const;
const PAID = { method: 'CARD', status: 'COMPLETED' } as const;
const FAILED = { method: 'CARD', status: 'FAILED', error: 'card_declined' } as const;

describe('an order is in one state, whatever its two statuses say', () => {
  it.each<[string, Partial<Order>, string, string]>([
    ['nothing paid', { status: 'NEW', payment: WAITING }, 'unpaid', 'to-pay'],
    ['card refused', { status: 'NEW', payment: FAILED }, 'declined', 'to-pay'],
    ['made in one click', { status: 'NEW', payment: WAITING, isFast: true }, 'called-about', 'called-about'],
    ['paid and not taken up yet', { status: 'NEW', payment: PAID }, 'packing', 'on-way'],
    ['being packed', { status: 'IN_PROCESS', payment: PAID }, 'packing', 'on-way'],
    ['agreed by telephone', { status: 'IN_PROCESS', payment: WAITING, isFast: true }, 'packing', 'on-way'],
    ['with the carrier', { status: 'IN_PROCESS', payment: PAID, trackingNumber: '59' }, 'sent', 'on-way'],
    [
      'taken on, and no more of it told',
      { status: 'IN_PROCESS', payment: PAID, isWithheld: true },
      'under-way',
      'on-way',
    ],
    ['handed over', { status: 'DONE', payment: PAID, trackingNumber: '59' }, 'received', 'over'],
    ['cancelled unpaid', { status: 'CANCELED', payment: FAILED }, 'canceled', 'over'],
    ['cancelled after it was paid', { status: 'CANCELED', payment: PAID }, 'canceled', 'over'],
  ])('%s', (_case, given, state, group) => {
    expect([orderState(buildOrder(given)), orderGroup(buildOrder(given))]).toEqual([state, group]);
  });

  it('can be paid only while nobody has paid it, and never one that is agreed on by telephone', () => {
    const states = [
      { payment: WAITING },
      { payment: FAILED },
      { payment: WAITING, isFast: true },
      { payment: PAID },
      { status: 'CANCELED' as const, payment: WAITING },
    ];
    expect(states.map((given) => canBePaid(buildOrder(given)))).toEqual([true, true, false, false, false]);
  });

  it('is neither paid nor cancelled by whoever is not told who gets it, and has no stages for them', () => {
    const [unpaid, paid] = [{ payment: WAITING }, { status: 'IN_PROCESS', payment: PAID } as const].map((given) =>
      buildOrder({ ...given, isWithheld: true }),
    );
    expect([unpaid, paid].map((one) => one && [canBePaid(one), canBeCanceled(one)])).toEqual([
      [false, false],
      [false, false],
    ]);
    expect(paid && orderStages(paid)).toEqual([]);
  });

  it('can be cancelled until the parcel is with the carrier', () => {
    const states: Partial<Order>[] = [
      { payment: WAITING },
      { status: 'IN_PROCESS', payment: PAID },
      { status: 'IN_PROCESS', payment: PAID, trackingNumber: '59' },
      { status: 'DONE', payment: PAID },
      { status: 'CANCELED', payment: WAITING },
    ];
    expect(states.map((given) => canBeCanceled(buildOrder(given)))).toEqual([true, true, false, false, false]);
  });
});

describe('the stages of an order', () => {
  const places = (given: Partial<Order>) =>
    orderStages(buildOrder(given)).map(({ stage, place }) => `${stage} ${place}`);

  it.each<[string, Partial<Order>, string[]]>([
    [
      'unpaid: payment is what it waits for',
      { payment: WAITING },
      ['made done', 'paid now', 'packed ahead', 'sent ahead', 'received ahead'],
    ],
    [
      'sent',
      { status: 'IN_PROCESS', payment: PAID, trackingNumber: '59' },
      ['made done', 'paid done', 'packed done', 'sent now', 'received ahead'],
    ],
    [
      'received',
      { status: 'DONE', payment: PAID },
      ['made done', 'paid done', 'packed done', 'sent done', 'received now'],
    ],
    [
      'agreed on by telephone: nothing is paid on the way',
      { status: 'IN_PROCESS', payment: WAITING, isFast: true },
      ['made done', 'agreed done', 'packed now', 'sent ahead', 'received ahead'],
    ],
    ['cancelled: it goes nowhere', { status: 'CANCELED', payment: WAITING }, []],
  ])('%s', (_case, given, expected) => {
    expect(places(given)).toEqual(expected);
  });

  const DATES = {
    paid: '2026-11-20T12:04:00.000Z',
    packed: '2026-11-21T09:00:00.000Z',
    sent: '2026-11-21T15:30:00.000Z',
    received: '2026-11-24T10:00:00.000Z',
  };
  const sent = {
    status: 'IN_PROCESS',
    payment: PAID,
    trackingNumber: '59',
    createdAt: '2026-11-20T12:00:00.000Z',
  } as const;
  const dated = (given: Partial<Order>) => orderStages(buildOrder(given)).map(({ at }) => at);

  it('have the dates that are told, as far as the order has come and no further', () => {
    expect(dated({ ...sent, dates: DATES })).toEqual([sent.createdAt, DATES.paid, DATES.packed, DATES.sent, undefined]);
    expect(dated({ ...sent, status: 'DONE', dates: { sent: DATES.sent, received: DATES.received } })).toEqual([
      sent.createdAt,
      undefined,
      undefined,
      DATES.sent,
      DATES.received,
    ]);
    expect(dated(sent)).toEqual([sent.createdAt, undefined, undefined, undefined, undefined]);
  });
});

describe('where a parcel can be followed', () => {
  const templates = { PARCEL_BRANCH: 'https://carrier.test/{number}' };
  const shippingMethod = buildShippingMethod();

  it('is the page of its carrier', () => {
    const order = buildOrder({ shippingMethod, trackingNumber: '59 0/1' });
    expect(trackingAddress(templates, order)).toBe('https://carrier.test/59%200%2F1');
  });

  it('is nowhere without a number, without a way of delivery, or where that carrier has no page', () => {
    const orders = [
      buildOrder({ shippingMethod }),
      buildOrder({ trackingNumber: '59' }),
      buildOrder({ shippingMethod: buildShippingMethod({ kind: 'POST' }), trackingNumber: '59' }),
    ];
    expect(orders.map((order) => trackingAddress(templates, order))).toEqual([undefined, undefined, undefined]);
  });
});
