import type { WireTokens } from '#contract/auth.ts';
import type { WireCategory, WireVariantItem } from '#contract/catalog.ts';
import type { WireOrder } from '#contract/order.ts';
import { SHIPPING_METHODS } from '#fixtures/shipping-methods.ts';
import { MANAGER, REGULAR, USERS } from '#fixtures/users.ts';
import type { Backend } from '#mocks/backend.ts';
import { googleCredential } from '#mocks/google.ts';
import { TEST_NOW } from '#mocks/node.ts';
import { packed } from '#mocks/signing.ts';
import type { Meaningful } from './any-body.ts';
import { KYIV, ask, change, filledOrder, makeOrder, methodId, twoLines } from './guest.ts';
import { watchedBackend } from './watched-backend.ts';

const DAY_MS = 86_400_000;
const STRANGER = { email: 'stranger@example.com', password: 'stranger-2026' };

/** Who is never to be seen in an answer to anybody else. */
const VICTIM = {
  firstName: 'Таємнослава',
  lastName: 'Прихована',
  email: 'victim.secret@example.com',
  phone: '+380991112233',
};
export const VICTIMS_KEY = '20000000-0000-4000-8000-000000000001';

export interface FuzzWorld {
  /** What the backend remembers before each round. */
  memory: string;
  /** `Authorization` headers by what they are; nothing for a guest. */
  tokens: Record<'none' | 'stranger' | 'manager' | (typeof BAD_TOKENS)[number], string | undefined>;
  /** Ids by what they are of: the first part of a call's name. */
  ids: Record<string, readonly string[]>;
  known: Meaningful;
  /** What belongs to others than the stranger and the manager. */
  secrets: readonly string[];
}

export const BAD_TOKENS = ['expired', 'forged', 'unsigned', 'endless', 'basic', 'garbage', 'empty'] as const;

const bearer = (token: string): string => `Bearer ${token}`;

async function tokensOf(backend: Backend, call: 'register' | 'login', body: object, headers = {}): Promise<WireTokens> {
  const { status, body: tokens } = await ask<WireTokens>(backend, 'POST', `/v1/auth/${call}`, { body, headers });
  if (status !== 200) throw new Error(`No tokens: ${JSON.stringify(tokens)}`);
  return tokens;
}

/** The stranger's token with the victim's name in it. */
function forged(token: string, customerId: string, algorithm = 'HS256', signature = token.split('.')[2]): string {
  const payload = packed({ sub: customerId, iat: 0, exp: TEST_NOW });
  return `${packed({ alg: algorithm, typ: 'JWT' })}.${payload}.${signature ?? ''}`;
}

/** An order and an account that nobody else may learn anything of. */
async function addVictim(backend: Backend): Promise<{ id: string; orderId: string; secrets: string[] }> {
  const { email, phone } = VICTIM;
  const account = { email, password: 'victim-2026' };
  const tokens = await tokensOf(backend, 'register', account, { 'idempotency-key': VICTIMS_KEY });
  const headers = { authorization: bearer(tokens.accessToken) };
  const { body: user } = await ask<{ _id: string }>(backend, 'GET', '/v1/customer-profile/details', { headers });
  const [line] = await twoLines(backend);
  const goods = { products: [{ variantId: line.variantId, size: line.size }], customer: { phone }, fast: true };
  const asking = { body: goods, headers: { ...headers, 'idempotency-key': VICTIMS_KEY } };
  await ask(backend, 'POST', '/v1/orders/create', asking);
  const order = await ask<WireOrder>(backend, 'POST', '/v1/orders/create', { body: { products: [line] }, headers });
  const path = `/v1/orders/${order.body._id}`;
  await ask(backend, 'PUT', `${path}/update-customer`, { body: VICTIM, headers });
  await ask(backend, 'PUT', `${path}/update-shipping-info`, { body: KYIV, headers });
  return { id: user._id, orderId: order.body._id, secrets: [...Object.values(VICTIM), ...Object.values(tokens)] };
}

/** A shop with a stranger who tries everything, guests, an account and orders that are none of the stranger's business. */
export async function createFuzzWorld(): Promise<FuzzWorld> {
  const before = await watchedBackend({ now: () => TEST_NOW - DAY_MS });
  const old = await tokensOf(before.backend, 'register', STRANGER);
  const { backend, memory } = await watchedBackend({ remembered: before.memory(), generation: 1 });
  const victim = await addVictim(backend);
  const own = await tokensOf(backend, 'login', STRANGER);
  const { user, password } = MANAGER;
  const manager = await tokensOf(backend, 'login', { email: user.email, password });
  const token = bearer(own.accessToken);

  const lines = await twoLines(backend);
  const guests = [await makeOrder(backend, [lines[0]]), await filledOrder(backend, lines)].map(({ _id }) => _id);
  await change(backend, guests[1] ?? '', 'payment-method', { paymentMethod: 'CARD' });
  const headers = { authorization: token };
  const mine = await ask<WireOrder>(backend, 'POST', '/v1/orders/create', { body: { products: lines }, headers });
  await ask(backend, 'PATCH', '/v1/customer-profile/basket', { body: { items: lines }, headers });

  await ask(backend, 'POST', '/v1/auth/reset-password', { body: { email: STRANGER.email } });
  const { state } = JSON.parse(memory()) as { state: { letterTokens: { token: string; email: string }[] } };
  const ownTokens = state.letterTokens.filter((one) => one.email === STRANGER.email).map((one) => one.token);
  const lettersToOthers = state.letterTokens.map((one) => one.token).filter((one) => !ownTokens.includes(one));
  const expiresAt = TEST_NOW + DAY_MS;
  const credentials = await Promise.all([
    googleCredential({ email: STRANGER.email, name: 'Some Stranger', expiresAt }),
    googleCredential({ email: VICTIM.email, verified: false, expiresAt }),
    googleCredential({ email: VICTIM.email, expiresAt: TEST_NOW }),
    googleCredential({ expiresAt }),
  ]);

  const search = { body: { limit: 12, sort: 'inStock' } };
  const goods = await ask<{ items: WireVariantItem[] }>(backend, 'POST', '/v1/products/variants/search', search);
  const categories = await ask<{ items: WireCategory[] }>(backend, 'POST', '/v1/categories/search', { body: {} });
  const named = { body: { filter: { name: 'SHOV10' } } };
  const promo = await ask<{ items: { _id: string }[] }>(backend, 'POST', '/v1/promo-codes/search', named);
  const variants = [...lines.map(({ variantId }) => variantId), ...goods.body.items.map(({ variant }) => variant._id)];
  const products = goods.body.items.map(({ _id }) => _id);
  const methods = SHIPPING_METHODS.map(({ _id }) => _id);

  return {
    memory: memory(),
    tokens: {
      none: undefined,
      stranger: token,
      manager: bearer(manager.accessToken),
      expired: bearer(old.accessToken),
      forged: bearer(forged(own.accessToken, victim.id)),
      unsigned: bearer(forged(own.accessToken, victim.id, 'none', '')),
      endless: bearer('e'.repeat(5_000)),
      basic: 'Basic dmljdGltOnNlY3JldA==',
      garbage: bearer('a.b.c.d'),
      empty: '',
    },
    ids: {
      variants,
      products,
      categories: categories.body.items.map(({ _id }) => _id),
      'shipping-methods': methods,
      'promo-codes': (promo.body.items ?? []).map(({ _id }) => _id),
      // Every other one is somebody else's.
      orders: [mine.body._id, victim.orderId, guests[0] ?? '', victim.orderId, guests[1] ?? ''],
      pages: ['home', 'about', 'contacts', 'faq'],
    },
    known: {
      variantId: variants,
      productId: products,
      ids: products,
      _ids: [...variants, ...products],
      categories: categories.body.items.map(({ _id }) => _id),
      colors: goods.body.items.map(({ variant }) => variant.color._id),
      id: [...methods, methodId('parcel-branch')],
      size: lines.map(({ size }) => size),
      email: [STRANGER.email, VICTIM.email, REGULAR.user.email],
      phone: [VICTIM.phone, '+380671234567'],
      password: [STRANGER.password, 'another-2026'],
      oldPassword: [STRANGER.password],
      refreshToken: [own.refreshToken, old.refreshToken],
      idToken: credentials,
      token: ownTokens,
      name: ['SHOV10', 'shov10', 'LITO25'],
      promoCode: ['SHOV10', 'TORBA', 'LITO25', 'NONE'],
      query: ['худі', 'Hoodie', 'М’ята', 'SH-0101'],
      country: ['UA', 'PL'],
    },
    secrets: [
      ...victim.secrets,
      ...lettersToOthers,
      ...USERS.flatMap((one) => (one === MANAGER ? [] : [one.user.email, one.user.phone ?? one.user.email])),
      ...USERS.map(({ passwordHash }) => passwordHash),
      'passwordHash',
    ],
  };
}
