import type { CallName } from '#contract/calls.ts';
import type { WireCheckout, WireChosenPayment, WireOrder } from '#contract/order.ts';
import { ADDRESSES, away, home, takesCash } from '../addresses.ts';
import type { Ask } from '../ask.ts';
import type { Memory, Probe } from './probe.ts';
import { NOBODY, good, inStock, ofSoldOut, owned, pieces, refused, soldOut, unless, wrongSize } from './probe.ts';

type Which = keyof Memory['orders'];

const CUSTOMER = { firstName: 'Оксана', lastName: 'М’яченко', patronymic: 'Іванівна' };
const athome = ({ regions }: Memory) => home(regions);
const abroad = ({ regions }: Memory) => away(regions);
/** The United States are a region of their own where the shop is at home there. */
const america = ({ regions }: Memory) => ({ ...ADDRESSES.US, region: regions.includes('US') ? 'US' : 'OTHER' });

/** Whether it is of a customer, where there is none. */
const isUnknown = (which: Which, { tokens }: Memory) => which !== 'guest' && tokens === undefined;
const isBy = (which: Which, { tokens }: Memory) => (which === 'guest' ? undefined : tokens?.accessToken);
const contacts = ({ email, phone }: Memory) => ({ ...CUSTOMER, email, phone });
const unknown = (memory: Memory) => {
  const line = inStock(memory);
  return line && { ...line, variantId: NOBODY };
};

/** Something asked about one of the orders made before, by whom it belongs to. */
export const about =
  (which: Which, body?: (memory: Memory) => unknown) =>
  (memory: Memory): Ask | undefined => {
    const id = isUnknown(which, memory) ? undefined : memory.orders[which];
    const orderKey = which === 'guest' ? memory.guestKey : undefined;
    return id === undefined
      ? undefined
      : { id, token: isBy(which, memory), orderKey, ...(body && { body: body(memory) }) };
  };

export const made = (which: Which, quantity = 1, token = true): Probe =>
  good<WireOrder>(
    'orders.create',
    `${which}: an order`,
    (memory) => {
      const line = isUnknown(which, memory) ? undefined : inStock(memory, 0, pieces(memory, quantity));
      return line && { body: { products: [line] }, key: true, token: token ? isBy(which, memory) : undefined };
    },
    (memory, { _id, key }) => {
      memory.orders[which] = _id;
      if (which === 'guest' && key !== undefined) memory.guestKey = key;
    },
  );

export const filled = (which: Which, address: (memory: Memory) => { region: string } | undefined = athome): Probe[] => [
  good('orders.update-customer', `${which}: who gets it`, about(which, which === 'guest' ? stranger : contacts)),
  good<WireCheckout>('orders.update-shipping-info', `${which}: where to`, about(which, address), (memory, answer) => {
    const { region } = answer.order.shippingInfo ?? {};
    const offered = answer.shippingMethods.filter(({ regions }) => region !== undefined && regions.includes(region));
    memory.methodIds = offered.map(({ _id }) => _id);
  }),
  good('orders.update-shipping-method', `${which}: how`, (memory) => {
    const [id] = memory.methodIds;
    return id && about(which, () => ({ id }))(memory);
  }),
];

/** A guest nobody knows. */
export const stranger = ({ email, otherPhone }: Memory) => ({
  ...CUSTOMER,
  email: `guest-${email}`,
  phone: otherPhone,
});

/** Only who reads letters can confirm an e-mail, and one that is not confirmed refuses nobody. */
const confirmed = (probe: Probe): Probe => ({
  ...owned('letterToken')(probe),
  ask: (memory) => memory.tokens && probe.ask(memory),
});

export const chosen = (which: Which, paymentMethod: 'CARD' | 'CASH_ON_DELIVERY'): Probe =>
  good<WireChosenPayment>(
    'orders.payment-method',
    `${which}: ${paymentMethod}`,
    about(which, () => ({ paymentMethod })),
    (memory, { redirect, checkout: { prices } }) => {
      memory.redirect = redirect;
      memory.due = prices.prepayment ?? prices.total;
    },
  );

const CHANGES = {
  'orders.update-product': (memory: Memory) => ({ products: [inStock(memory)], promoCode: null }),
  'orders.update-customer': contacts,
  'orders.update-shipping-info': athome,
  'orders.update-shipping-method': () => ({ id: NOBODY }),
  'orders.payment-method': () => ({ paymentMethod: 'CARD' }),
} satisfies Partial<Record<CallName, (memory: Memory) => unknown>>;

export const BODIES = Object.entries(CHANGES) as [keyof typeof CHANGES, (memory: Memory) => unknown][];

const badGoods = (call: 'orders.create' | 'orders.update-product'): Probe[] => {
  const asked = (memory: Memory, line: object | undefined, promoCode?: string): Ask | undefined => {
    if (line === undefined) return undefined;
    if (call === 'orders.create') return { body: { products: [line], ...(promoCode && { promoCode }) }, key: true };
    return about('guest', () => ({ products: [line], promoCode: promoCode ?? null }))(memory);
  };
  return [
    refused('PRODUCT_SINGLE_VARIANT_NOT_FOUND', call, 'no such variant', (memory) => asked(memory, unknown(memory))),
    refused('COMBINATION_OF_PRODUCT_VARIANT_AND_SIZE_NOT_FOUND', call, 'a size it does not come in', (memory) =>
      asked(memory, wrongSize(memory)),
    ),
    ofSoldOut(
      refused('PRODUCT_VARIANT_NOT_IN_STOCK', call, 'a size that is sold out', (memory) =>
        asked(memory, soldOut(memory)),
      ),
    ),
    refused('PROMO_CODE_NOT_FOUND', call, 'no such code', (memory) => asked(memory, inStock(memory), 'TORISHNIY')),
  ];
};

/** Orders of a guest and of the new account, up to the payment; they stay, because no call takes one back. */
export const ORDERS: Probe[] = [
  good('orders.create', 'with one click', (memory) => {
    const { quantity: _, ...line } = inStock(memory) ?? { quantity: 0 };
    return { body: { products: [line], customer: { phone: memory.phone }, fast: true }, key: true };
  }),
  good(
    'orders.create',
    'with a promo code',
    (memory) => memory.promoIds['SHOV10'] && { body: { products: [inStock(memory)], promoCode: 'SHOV10' }, key: true },
  ),
  made('guest', 2),
  ...badGoods('orders.create'),
  ...badGoods('orders.update-product'),
  good(
    'orders.update-product',
    'guest: other goods',
    about('guest', (memory) => ({
      products: [inStock(memory, 0, pieces(memory, 9)), inStock(memory, 1)].filter(Boolean),
      promoCode: Object.keys(memory.promoIds).at(-1) ?? null,
    })),
  ),
  ...filled('guest'),
  refused(
    'ORDER_CANNOT_CALC_PRICE',
    'orders.update-shipping-method',
    'no such way',
    about('guest', () => ({ id: NOBODY })),
  ),
  ...[
    refused(
      'PHONE_AND_EMAIL_MISMATCHED',
      'orders.update-customer',
      'the e-mail of a customer',
      about('guest', ({ email, otherPhone }) => ({ ...CUSTOMER, email, phone: otherPhone })),
    ),
    refused(
      'UNAUTHORIZED_FILLED_DATA_FOR_REGISTERED',
      'orders.update-customer',
      'e-mail and phone of a customer',
      about('guest', contacts),
    ),
  ].map(confirmed),
  good(
    'orders.update-customer',
    'a phone that is in a profile, which nobody has confirmed',
    about('guest', (memory) => ({ ...stranger(memory), phone: memory.phone })),
  ),
  good('orders.get', 'guest: with everything filled in', about('guest')),
  chosen('guest', 'CARD'),
  unless('no cash on delivery here', ({ regions }) => takesCash(regions))(chosen('guest', 'CASH_ON_DELIVERY')),

  made('own'),
  good('orders.get', 'own: with nothing filled in', about('own')),
  ...[
    made('abroad'),
    ...filled('abroad', abroad),
    refused(
      'INCORRECT_PAYMENT_METHOD',
      'orders.payment-method',
      'cash abroad',
      about('abroad', () => ({ paymentMethod: 'CASH_ON_DELIVERY' })),
    ),
    good<WireCheckout>(
      'orders.update-shipping-info',
      'abroad: to America',
      about('abroad', america),
      (memory, { prices }) => {
        memory.isTaxed = prices.tax !== undefined;
      },
    ),
  ].map(unless('the shop sends to one region only', ({ regions }) => away(regions) !== undefined)),
  unless(
    'no address is taxed here',
    ({ isTaxed }) => isTaxed,
  )(
    refused(
      'ORDER_CANNOT_CALC_TAX',
      'orders.update-shipping-info',
      'a state there is not',
      about('abroad', (memory) => ({ ...america(memory), state: 'Oblivion' })),
    ),
  ),

  refused('ORDER_NOT_FOUND', 'orders.get', 'no such order', () => ({ id: NOBODY })),
  refused('DONT_HAVE_ACCESS', 'orders.get', 'somebody else’s', ({ orders: { own } }) => own && { id: own }),
  ...BODIES.flatMap(([call, body]) => [
    refused('ORDER_NOT_FOUND', call, 'no such order', (memory) => ({ id: NOBODY, body: body(memory) })),
    refused(
      'DONT_HAVE_ACCESS',
      call,
      'somebody else’s',
      (memory) =>
        memory.orders.own && { id: memory.orders.own, body: body(memory), token: memory.otherTokens?.accessToken },
    ),
  ]),
  good('customer.orders', 'the new ones', ({ tokens }) => ({
    body: { filter: { status: ['NEW'] }, sort: 'new', page: 1, limit: 12 },
    token: tokens?.accessToken,
  })),
  owned('account')(
    good(
      'customer.orders',
      'of an old customer',
      ({ regularToken }) => regularToken && { body: { limit: 100 }, token: regularToken },
    ),
  ),
];
