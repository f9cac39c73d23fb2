import { createAuth } from '#adapters/http/auth.ts';
import { createServerBasket } from '#adapters/http/basket.ts';
import { createCatalog } from '#adapters/http/catalog.ts';
import type { Client } from '#adapters/http/client.ts';
import { createNewsletter } from '#adapters/http/newsletter.ts';
import { createOrders } from '#adapters/http/order.ts';
import { createPages } from '#adapters/http/pages.ts';
import type { BasketItem } from '#domain/basket.ts';
import type { UserChanges } from '#domain/customer.ts';
import type { OrderCustomer, OrderStatus } from '#domain/order.ts';
import type { PaymentMethod } from '#domain/payment-methods.ts';
import type { Address } from '#domain/shipping.ts';
import type { Exchange, ExchangeName } from '#fixtures/exchanges/exchanges.ts';

/** Everything the shop asks its server through; the browser has this key of every order. */
export const portsOf = (client: Client, orderKey?: string) => ({
  auth: createAuth(client),
  basket: createServerBasket(client),
  catalog: createCatalog(client),
  newsletter: createNewsletter(client),
  orders: createOrders(client, undefined, () => orderKey),
  pages: createPages(client),
});

export interface Step {
  /** Makes the call that an example describes, with what its request carries. */
  ask: (ports: ReturnType<typeof portsOf>, request: Exchange['request']) => Promise<unknown>;
  /** What the shop must have understood of the good answer; undefined where there is nothing in it. */
  understood: unknown;
}

/** Calls no screen of the shop makes, and why: a port method exists because a store needs it. */
export const NO_ADAPTER = {
  'products.get': 'the shop shows variants, which carry their product',
  'products.search': 'the shop lists variants, which carry their product',
  'products.delete-many': 'for those who run the shop',
  'promo-codes.get': 'a shopper has the name of a code, not its id',
  'categories.get': 'all categories are loaded at the start',
  'shipping-methods.get': 'an order brings the ways of delivery it can choose from',
} as const satisfies Partial<Record<ExchangeName, string>>;

interface Fields {
  products: BasketItem[];
  items: BasketItem[];
  promoCode: string;
  customer: { phone: string };
  paymentMethod: PaymentMethod;
  id: string;
  email: string;
  password: string;
  oldPassword: string;
  newPassword: string;
  token: string;
  idToken: string;
  refreshToken: string;
}

const TOKENS = { refreshToken: '9b1f6e0a-3c55-4d27-8f4e-0a7c2d91b36e' };

const bodyOf = (request: Exchange['request']) => request.body as Fields;
const lastPart = (request: Exchange['request']) => request.path.split('/').at(-1) ?? '';
const orderId = (request: Exchange['request']) => request.path.split('/')[3] ?? '';
const operation = (request: Exchange['request']) => request.headers['Idempotency-Key'] ?? '';
const firstLine = (request: Exchange['request']) => bodyOf(request).products[0] as BasketItem;

/** How the shop makes each call. */
export const STEPS: Record<Exclude<ExchangeName, keyof typeof NO_ADAPTER>, Step> = {
  'auth.register': {
    ask: ({ auth }, request) => auth.register(bodyOf(request), operation(request)),
    understood: TOKENS,
  },
  'auth.login': {
    ask: ({ auth }, request) => auth.login(bodyOf(request)),
    understood: TOKENS,
  },
  'auth.refresh-session': {
    ask: ({ auth }, request) => auth.refresh(bodyOf(request).refreshToken, operation(request)),
    understood: { refreshToken: 'e47a05c2-81d9-4f6b-b3c0-6f2e8d10a97b' },
  },
  'auth.google': {
    ask: ({ auth }, request) => auth.google(bodyOf(request).idToken),
    understood: TOKENS,
  },
  'auth.reset-password': {
    ask: ({ auth }, request) => auth.requestReset(bodyOf(request).email),
    understood: undefined,
  },
  'auth.forgot-password': {
    ask: ({ auth }, request) => auth.resetPassword(bodyOf(request).token, bodyOf(request).password),
    understood: undefined,
  },
  'auth.confirm-email': {
    ask: ({ auth }, request) => auth.confirmEmail(bodyOf(request).token),
    understood: undefined,
  },
  'customer.details': {
    ask: ({ auth }) => auth.details(),
    understood: { email: 'oksana@example.com', isEmailConfirmed: true, address: { city: 'Київ' } },
  },
  'customer.update': {
    ask: ({ auth }, request) => auth.update(request.body as UserChanges),
    understood: { firstName: 'Оксана-Марія', gender: 'OTHER', address: { postcode: '79008' } },
  },
  'customer.update-password': {
    ask: ({ auth }, request) => auth.changePassword(bodyOf(request).oldPassword, bodyOf(request).newPassword),
    understood: undefined,
  },
  'customer.orders': {
    ask: ({ orders }, request) => {
      const { filter, page, limit } = request.body as {
        filter: { status: OrderStatus[] };
        page: number;
        limit: number;
      };
      return orders.mine({ statuses: filter.status, page, limit });
    },
    understood: {
      total: 2,
      items: [
        {
          trackingNumber: '59001234567890',
          payment: { status: 'COMPLETED' },
          dates: { sent: '2026-01-16T15:45:00.000Z' },
        },
        { isFast: true },
      ],
    },
  },
  'basket.get': {
    ask: ({ basket }) => basket.read(),
    understood: [{ size: 'M', quantity: 2 }],
  },
  'basket.replace': {
    ask: ({ basket }, request) => basket.replace(bodyOf(request).items),
    understood: [{ quantity: 2 }, { size: 'OVERSIZE' }],
  },
  'basket.add': {
    ask: ({ basket }, request) => basket.add(request.body as BasketItem),
    understood: [{ quantity: 3 }, { size: 'OVERSIZE' }],
  },
  'basket.update': {
    ask: ({ basket }, request) => basket.change(request.body as BasketItem),
    understood: [{ quantity: 5 }],
  },
  'basket.delete': {
    ask: ({ basket }, request) => basket.remove(request.body as BasketItem),
    understood: [],
  },
  'newsletter.subscribe': {
    ask: ({ newsletter }, request) => newsletter.subscribe(bodyOf(request).email, operation(request)),
    understood: undefined,
  },
  'promo-codes.search': {
    ask: ({ catalog }) => catalog.promoCode('torba'),
    understood: { name: 'TORBA', type: 'PRODUCT_VARIANT', minApplyPrice: 300_000, gift: { size: 'M' } },
  },
  'categories.search': {
    ask: ({ catalog }) => catalog.categories(),
    understood: [{ name: 'Худі', photo: { sources: [{ width: 250 }, { width: 500 }, { width: 1_000 }] } }, {}, {}],
  },
  'variants.search': {
    ask: ({ catalog }, { body }) => {
      const { filter, ...rest } = body as { filter: Record<string, unknown> };
      const { state: _, price, ...same } = filter;
      const minor = price === undefined ? {} : { price: { min: 100_000, max: 300_050 } };
      return catalog.searchVariants({ filter: { ...same, ...minor }, ...rest });
    },
    understood: { total: 2, page: 1, limit: 12, items: [{ name: 'Худі «Сонях»', price: 265_000 }, {}] },
  },
  'variants.search-random': {
    ask: ({ catalog }) => catalog.randomVariants({ limit: 4 }),
    understood: [{ vendorCode: 'SH-0101-HD' }],
  },
  'variants.get': {
    ask: ({ catalog }, request) => catalog.variant(lastPart(request)),
    understood: { price: 265_000, isActive: true, sizes: [{ value: 'XXS', inStock: false }, {}, {}, {}, {}, {}, {}] },
  },
  'shipping-methods.search': {
    ask: ({ catalog }) => catalog.shippingMethods(),
    understood: [{ price: 7_000, freeShippingFrom: 300_000 }, { price: 12_000 }, {}, {}, {}, {}],
  },
  'pages.get': {
    ask: ({ pages }, request) => pages.page(lastPart(request) as 'contacts'),
    understood: { slug: 'contacts', contacts: { telegramLink: 'https://t.me/shov_ua' } },
  },
  'orders.create': {
    ask: ({ orders }, request) => orders.create(bodyOf(request).products, operation(request)),
    understood: {
      key: 'c7d4b1f0-58a6-4e3d-9b21-6f0e8a5c3d74',
      status: 'NEW',
      isFast: false,
      lines: [{ size: 'M', quantity: 2, price: 265_000 }],
    },
  },
  'orders.create-fast': {
    ask: ({ orders }, request) =>
      orders.createFast(firstLine(request), bodyOf(request).customer.phone, operation(request)),
    understood: { isFast: true, customer: { phone: '+380671234567' }, prices: { total: 265_000 } },
  },
  'orders.get': {
    ask: ({ orders }, request) => orders.checkout(orderId(request)),
    understood: { order: { prices: { products: 530_000, total: 530_000 } }, shippingMethods: [{}, {}, {}, {}, {}, {}] },
  },
  'orders.update-product': {
    ask: ({ orders }, request) =>
      orders.updateProducts(orderId(request), bodyOf(request).products, bodyOf(request).promoCode),
    understood: { order: { promoCode: 'SHOV10', prices: { discount: 53_000, total: 477_000 } } },
  },
  'orders.update-customer': {
    ask: ({ orders }, request) => orders.updateCustomer(orderId(request), request.body as OrderCustomer),
    understood: { order: { customer: { lastName: 'М’яченко', email: 'oksana@example.com' } } },
  },
  'orders.update-shipping-info': {
    ask: ({ orders }, request) => orders.updateShippingInfo(orderId(request), request.body as Address),
    understood: {
      order: { shippingInfo: { city: 'Київ', branchNumber: '17' } },
      shippingMethods: [{}, {}, {}, {}, {}, {}],
    },
  },
  'orders.update-shipping-method': {
    ask: ({ orders }, request) => orders.updateShippingMethod(orderId(request), bodyOf(request).id),
    understood: { order: { shippingMethod: { kind: 'COURIER' }, prices: { shipping: 12_000, total: 542_000 } } },
  },
  'orders.payment-method': {
    ask: ({ orders }, request) => orders.choosePayment(orderId(request), bodyOf(request).paymentMethod),
    understood: { checkout: { order: { payment: { method: 'CARD' } } }, redirect: { method: 'POST' } },
  },
};
