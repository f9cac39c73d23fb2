import type { BasketItem } from '#domain/basket.ts';

/** How far an order has come. */
export type Stage = 'contacts' | 'delivery' | 'payment' | 'failed' | 'paid';

/** Who an order is for, and where it goes, as on the wire. */
export interface Receiver {
  contacts: { firstName: string; lastName: string; email: string; phone: string };
  address: { region: string; country: string; city: string } & Record<string, string>;
  /** What the letter is written in; Ukrainian when not said. */
  language?: 'uk' | 'en';
}

const OLENA: Receiver = {
  contacts: { firstName: 'Олена', lastName: 'Ткач', email: 'olena@poshta.ua', phone: '+380672140811' },
  address: { region: 'UA', country: 'UA', city: 'Полтава', branchNumber: '12' },
};
const GOOD_CARD = { number: '4242424242424242', expiry: '12/99', cvc: '123' };

interface Redirect {
  url: string;
  fields: Record<string, string>;
}

async function call<Answer>(
  origin: string,
  method: string,
  path: string,
  body: unknown,
  { key = '', language = 'uk' } = {},
): Promise<Answer> {
  const answer = await fetch(origin + path, {
    method,
    headers: { 'content-type': 'application/json', 'order-key': key, 'accept-language': language },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

async function settle({ url, fields }: Redirect, stage: Stage): Promise<void> {
  const { data = '', signature = '' } = fields;
  const form = new URLSearchParams({ data, signature, ...GOOD_CARD, act: stage === 'paid' ? 'pay' : 'cancel' });
  const confirm = new URL('/pay/confirm', url);
  await fetch(confirm, { method: 'POST', body: form, redirect: 'manual' });
}

interface Made {
  id: string;
  /** What a guest changes it with. */
  key: string;
}

/** Makes an order past the screens and gives its id: for stories that only begin with one. */
export async function makeOrder(...how: Parameters<typeof makeOwnOrder>): Promise<string> {
  return (await makeOwnOrder(...how)).id;
}

/** The same for stories that go on with it. */
export async function makeOwnOrder(
  origin: string,
  products: BasketItem[],
  stage: Stage,
  { contacts, address, language }: Receiver = OLENA,
): Promise<Made> {
  const { _id: id, key } = await call<{ _id: string; key: string }>(origin, 'POST', '/v1/orders/create', { products });
  const made = { id, key };
  if (stage === 'contacts') return made;
  await call(origin, 'PUT', `/v1/orders/${id}/update-customer`, contacts, { key });
  if (stage === 'delivery') return made;
  const { shippingMethods } = await call<{ shippingMethods: { _id: string; regions: string[] }[] }>(
    origin,
    'PUT',
    `/v1/orders/${id}/update-shipping-info`,
    address,
    { key },
  );
  const way = shippingMethods.find(({ regions }) => regions.includes(address.region));
  await call(origin, 'PUT', `/v1/orders/${id}/update-shipping-method`, { id: way?._id });
  if (stage === 'payment') return made;
  const { redirect } = await call<{ redirect: Redirect }>(
    origin,
    'PUT',
    `/v1/orders/${id}/payment-method`,
    { paymentMethod: 'CARD' },
    { key, ...(language && { language }) },
  );
  await settle(redirect, stage);
  return made;
}
