import type { WireVariantItem } from '#contract/catalog.ts';
import type { WireCheckout, WireChosenPayment, WireOrder } from '#contract/order.ts';
import { SHIPPING_METHODS, shippingMethodsOf } from '#fixtures/shipping-methods.ts';
import type { Backend } from '#mocks/backend.ts';

export const ORIGIN = 'https://shop.test';

export interface Answer<Body = unknown> {
  status: number;
  body: Body;
  headers: Headers;
}

export interface Asking {
  body?: unknown;
  headers?: Record<string, string>;
}

/** Calls the backend as a browser of the shop would. */
export async function ask<Body = unknown>(
  backend: Backend,
  method: string,
  path: string,
  { body, headers = {} }: Asking = {},
): Promise<Answer<Body>> {
  const response = await backend.handle(
    new Request(`${ORIGIN}${path}`, {
      method,
      headers: { accept: 'application/json', ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }),
  );
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return {
    status: response.status,
    headers: response.headers,
    body: (isJson && text !== '' ? JSON.parse(text) : text) as Body,
  };
}

export const CUSTOMER = { firstName: 'Олена', lastName: 'Коваль', email: 'olena@example.com', phone: '+380671234567' };
export const KYIV = { region: 'UA', country: 'UA', city: 'Київ', branchNumber: '12' } as const;

export function methodId(slug: string): string {
  return [...SHIPPING_METHODS, ...shippingMethodsOf('us')].find((row) => row.slug === slug)?._id ?? '';
}

export interface Line {
  variantId: string;
  size: string;
  quantity: number;
}

/** Two different lines of goods that are in stock. */
export async function twoLines(backend: Backend): Promise<[Line, Line]> {
  const search = { body: { filter: { inStock: true }, sort: 'expensive', limit: 2 } };
  const { body } = await ask<{ items: WireVariantItem[] }>(backend, 'POST', '/v1/products/variants/search', search);
  const [one, other] = body.items.map(({ variant }) => ({
    variantId: variant._id,
    size: variant.sizes.find((size) => size.inStock)?.value ?? '',
    quantity: 1,
  }));
  if (one === undefined || other === undefined) throw new Error('The catalogue has nothing in stock');
  return [one, other];
}

/** Keys of the orders made here, by their ids: a browser keeps them. */
const keys = new WeakMap<Backend, Map<string, string>>();

/** What the browser in which an order was made sends about it. */
export function keyOf(backend: Backend, id: string): Record<string, string> {
  const key = keys.get(backend)?.get(id);
  return key === undefined ? {} : { 'order-key': key };
}

/** The answer to the making of an order has its key. */
export function heardOf(backend: Backend, { _id, key }: Partial<Pick<WireOrder, '_id' | 'key'>>): void {
  if (_id !== undefined && key !== undefined) keys.set(backend, new Map(keys.get(backend)).set(_id, key));
}

export async function makeOrder(backend: Backend, products: object[], promoCode?: string): Promise<WireOrder> {
  const asking = { body: { products, ...(promoCode !== undefined && { promoCode }) } };
  const { status, body } = await ask<WireOrder>(backend, 'POST', '/v1/orders/create', asking);
  if (status !== 200) throw new Error(`Not created: ${JSON.stringify(body)}`);
  heardOf(backend, body);
  return body;
}

/** As the browser in which it was made. */
export async function change(backend: Backend, id: string, what: string, body: unknown): Promise<Answer<WireCheckout>> {
  return ask<WireCheckout>(backend, 'PUT', `/v1/orders/${id}/${what}`, { body, headers: keyOf(backend, id) });
}

/** An order with everything filled in, up to the choice of payment, with the key that was told when it was made. */
export async function filledOrder(backend: Backend, products: Line[], promoCode?: string): Promise<WireOrder> {
  const order = await makeOrder(backend, products, promoCode);
  await change(backend, order._id, 'update-customer', CUSTOMER);
  await change(backend, order._id, 'update-shipping-info', KYIV);
  const { body } = await change(backend, order._id, 'update-shipping-method', { id: methodId('parcel-branch') });
  return { ...body.order, ...(order.key !== undefined && { key: order.key }) };
}

export async function choosePayment(
  backend: Backend,
  id: string,
  paymentMethod: 'CARD' | 'CASH_ON_DELIVERY' = 'CARD',
  headers: Record<string, string> = {},
): Promise<WireChosenPayment> {
  const asking = { body: { paymentMethod }, headers };
  const answer = await ask<WireChosenPayment>(backend, 'PUT', `/v1/orders/${id}/payment-method`, asking);
  if (answer.status !== 200) throw new Error(`Not chosen: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

export const GOOD_CARD = { number: '4242 4242 4242 4242', expiry: '12/29', cvc: '123', act: 'pay' };

/** The bank's page, where the form of the shop leads on to; what refuses the form itself otherwise. */
export async function bankPage<Body = string>(
  backend: Backend,
  fields: object = {},
  headers: Record<string, string> = { accept: 'text/html' },
): Promise<Answer<Body>> {
  const body = new URLSearchParams({ ...fields }).toString();
  const sent = await ask<Body>(backend, 'POST', '/pay/checkout', { body, headers });
  const location = sent.headers.get('location');
  return location === null ? sent : ask<Body>(backend, 'GET', location, { headers });
}

/** Sends the form of the payment page. */
export async function pay(
  backend: Backend,
  { redirect }: WireChosenPayment,
  card: Record<string, string> = GOOD_CARD,
): Promise<Answer<string>> {
  return ask<string>(backend, 'POST', '/pay/confirm', {
    body: new URLSearchParams({ ...redirect?.fields, ...card }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
  });
}

export async function orderNow(backend: Backend, id: string): Promise<WireOrder> {
  return (await ask<WireCheckout>(backend, 'GET', `/v1/orders/${id}`)).body.order;
}
