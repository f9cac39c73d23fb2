import type { Ask } from '../ask.ts';
import { BODIES, about, chosen, filled, made } from './orders.ts';
import type { Probe } from './probe.ts';
import { good, inStock, owned, refused } from './probe.ts';

const MOST = 99;
/** Left when most are sold: too few for as many again. */
const FEW = 6;

const PAYING: Probe[] = [
  {
    ...made('bulk', MOST),
    async ask(memory) {
      const line = inStock(memory, 0, MOST);
      if (line === undefined) return undefined;
      await memory.owner?.stock?.(line, MOST + FEW);
      return made('bulk', MOST).ask(memory) as Ask;
    },
  },
  made('late', MOST),
  ...filled('bulk'),
  ...filled('late'),
  {
    ...chosen('bulk', 'CARD'),
    async after({ owner, redirect, due = 0, orders: { bulk = '' }, run }) {
      if (redirect) await owner?.say?.({ redirect, orderId: bulk, amount: due, outcome: 'paid', transactionId: run });
    },
  },
  ...BODIES.map(([call, body]) => refused('INCORRECT_PAYMENT_STATUS', call, 'a paid order', about('bulk', body))),
  refused(
    'PRODUCT_VARIANT_NOT_IN_STOCK',
    'orders.payment-method',
    'goods that are gone',
    about('late', () => ({ paymentMethod: 'CARD' })),
  ),
  good('basket.add', 'one of the last', (memory) => ({ body: inStock(memory), token: memory.tokens?.accessToken })),
  refused('PRODUCT_VARIANT_NOT_IN_STOCK', 'basket.update', 'more than there is', (memory) => ({
    body: inStock(memory, 0, MOST),
    token: memory.tokens?.accessToken,
  })),
  good('orders.get', 'bulk: paid', about('bulk')),
];

/** Paid for by who owns the server: almost all there is of one size, so that the next order finds too little. */
export const PAID: Probe[] = PAYING.map(owned('say', 'stock'));
