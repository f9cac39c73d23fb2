// @vitest-environment node
import { beforeEach, expect, test } from 'vitest';
import type { WireTokens } from '#contract/auth.ts';
import type { WireCheckout, WireOrder } from '#contract/order.ts';
import { REGULAR, UNCONFIRMED } from '#fixtures/users.ts';
import type { Backend } from '#mocks/backend.ts';
import { TEST_NOW, createTestBackend } from '#mocks/node.ts';
import type { Answer } from './support/guest.ts';
import { ORIGIN, ask, choosePayment, filledOrder, pay, twoLines } from './support/guest.ts';
import type { Headers } from './support/signed-in.ts';
import { lastToken, letters, refusal, signIn } from './support/signed-in.ts';

const HOUR_MS = 3_600_000;
const NEW_PASSWORD = 'another secret';

let now = TEST_NOW;
let backend: Backend;

beforeEach(() => {
  now = TEST_NOW;
  backend = createTestBackend({ now: () => now });
});

const post = async (path: string, body: object, headers = {}): Promise<Answer> =>
  ask(backend, 'POST', path, { body, headers });
const reset = (email: string): Promise<Answer> => post('/v1/auth/reset-password', { email });
const setPassword = (token: string): Promise<Answer> =>
  post('/v1/auth/forgot-password', { token, password: NEW_PASSWORD });
const confirm = (token: string): Promise<Answer> => post('/v1/auth/confirm-email', { token });

test('who registers gets a letter in the language of the page, and its link confirms the e-mail', async () => {
  const who = { email: 'Zoriana@poshta.example', password: 'secret' };
  const headers = { 'accept-language': 'en' };
  const { body } = await post('/v1/auth/register', who, headers);
  const [letter] = await letters(backend);
  expect(letter).toMatchObject({ to: 'zoriana@poshta.example', kind: 'confirm-email', language: 'en', at: TEST_NOW });
  expect(letter?.link?.url).toMatch(/^https:\/\/shop\.test\/en\/confirm-email\?token=[\w-]{20,}$/);
  expect((await confirm(await lastToken(backend))).status).toBe(204);
  const { accessToken } = body as WireTokens;
  const details = await ask(backend, 'GET', '/v1/customer-profile/details', {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  expect(details.body).toMatchObject({ emailConfirmed: true });
});

test('the link of a confirmation works once, and within seven days', async () => {
  const wrong = [400, 'VALIDATION_ERROR', ['token']];
  await post('/v1/auth/register', { email: 'one@poshta.example', password: 'secret' });
  const first = await lastToken(backend);
  expect((await confirm(first)).status).toBe(204);
  expect(refusal(await confirm(first))).toEqual([400, 'VALIDATION_ERROR', ['emailConfirmed']]);
  await post('/v1/auth/register', { email: 'two@poshta.example', password: 'secret' });
  const second = await lastToken(backend);
  now += 7 * 24 * HOUR_MS;
  expect(refusal(await confirm(second))).toEqual(wrong);
  expect(refusal(await confirm('no token of anybody'))).toEqual(wrong);
});

test('a used link of a confirmation says that the e-mail is confirmed, for as long as it is', async () => {
  const headers = await signIn(backend, UNCONFIRMED);
  const update = (email: string): Promise<Answer> =>
    ask(backend, 'PATCH', '/v1/customer-profile/update', { body: { email }, headers });
  await update('one@poshta.example');
  const unused = await lastToken(backend);
  await update('two@poshta.example');
  await update('one@poshta.example');
  const used = await lastToken(backend);
  expect((await confirm(used)).status).toBe(204);
  for (const token of [used, unused])
    expect(refusal(await confirm(token))).toEqual([400, 'VALIDATION_ERROR', ['emailConfirmed']]);
  await update('two@poshta.example');
  for (const token of [used, unused])
    expect(refusal(await confirm(token))).toEqual([400, 'VALIDATION_ERROR', ['token']]);
});

test('a forgotten password is set anew by the link of a letter, which works once', async () => {
  expect((await reset(REGULAR.user.email.toUpperCase())).status).toBe(204);
  const [letter] = await letters(backend);
  expect(letter).toMatchObject({ to: REGULAR.user.email, kind: 'reset-password', language: 'uk' });
  expect(letter?.link?.url).toMatch(new RegExp(`^${ORIGIN}/ua/reset-password\\?token=`));
  const token = await lastToken(backend);
  expect((await setPassword(token)).status).toBe(204);
  expect(await signIn(backend, { ...REGULAR, password: NEW_PASSWORD })).toBeDefined();
  await expect(signIn(backend, REGULAR)).rejects.toThrow('PASSWORD_INVALID');
  expect(refusal(await setPassword(token))).toEqual([400, 'VALIDATION_ERROR', ['token']]);
});

test('a password set by a letter confirms the e-mail that the letter has reached', async () => {
  await reset(UNCONFIRMED.user.email);
  await setPassword(await lastToken(backend));
  const headers = await signIn(backend, { ...UNCONFIRMED, password: NEW_PASSWORD });
  const { body } = await ask(backend, 'GET', '/v1/customer-profile/details', { headers });
  expect(body).toMatchObject({ emailConfirmed: true });
});

test('the link of a forgotten password is good for an hour', async () => {
  await reset(REGULAR.user.email);
  const token = await lastToken(backend);
  now += HOUR_MS;
  expect(refusal(await setPassword(token))).toEqual([400, 'VALIDATION_ERROR', ['token']]);
  expect(await signIn(backend, REGULAR)).toBeDefined();
});

test('no letter goes to an e-mail nobody has registered', async () => {
  expect(refusal(await reset('nobody@poshta.example'))).toEqual([404, 'USER_NOT_FOUND', []]);
  expect(await letters(backend)).toEqual([]);
});

test('a new password ends every session of the customer and nobody else’s', async () => {
  const login = async ({ user, password }: typeof REGULAR): Promise<string> =>
    ((await post('/v1/auth/login', { email: user.email, password })).body as WireTokens).refreshToken;
  const before = await signIn(backend, REGULAR);
  const elsewhere = await signIn(backend, UNCONFIRMED);
  const sessions = [await login(REGULAR), await login(REGULAR)];
  const others = await login(UNCONFIRMED);
  await reset(REGULAR.user.email);
  await setPassword(await lastToken(backend));
  for (const refreshToken of sessions)
    expect(refusal(await post('/v1/auth/refresh-session', { refreshToken }))[1]).toBe('INVALID_REFRESH_TOKEN');
  expect((await post('/v1/auth/refresh-session', { refreshToken: others })).status).toBe(200);
  const details = (headers: Headers): Promise<Answer> =>
    ask(backend, 'GET', '/v1/customer-profile/details', { headers });
  expect(refusal(await details(before))).toEqual([401, 'UNAUTHORIZED', []]);
  expect((await details(elsewhere)).status).toBe(200);
  expect((await details(await signIn(backend, { ...REGULAR, password: NEW_PASSWORD }))).status).toBe(200);
});

test('the token of one kind of letter does not do for the other', async () => {
  await reset(UNCONFIRMED.user.email);
  expect(refusal(await confirm(await lastToken(backend)))[1]).toBe('VALIDATION_ERROR');
});

test('a new subscriber gets the code of ten per cent, and the code works', async () => {
  await post('/v1/customer-users/subscribe', { email: 'Reader@poshta.example' });
  const [letter] = await letters(backend);
  expect(letter).toMatchObject({
    to: 'reader@poshta.example',
    kind: 'discount',
    link: { url: `${ORIGIN}/ua/catalog?promo=SHOV10` },
  });
  const promoCode = /[A-Z]+\d+/.exec(letter?.lines.join(' ') ?? '')?.[0];
  const [line] = await twoLines(backend);
  const { body } = await post('/v1/orders/create', { products: [line], promoCode });
  const { products, discount } = (body as WireOrder).prices;
  expect(discount).toBeCloseTo(products / 10, 2);
});

test.each([
  [undefined, false],
  ['SHOV10', true],
])('the letter of an order with the code %s names what it takes off: %s', async (promoCode, isNamed) => {
  const order = await filledOrder(backend, await twoLines(backend), promoCode);
  await pay(backend, await choosePayment(backend, order._id, 'CARD', { 'accept-language': 'en' }));
  const [letter] = await letters(backend);
  const { discount } = order.prices;
  expect(discount > 0).toBe(isNamed);
  const named = letter?.lines.join('\n').match(/Discount: .*/)?.[0];
  expect(named).toBe(isNamed ? `Discount: −₴${discount.toLocaleString('en-US')}` : undefined);
});

test('a hryvnia that is taken off, or is still to be paid, stands in the letter as well', async () => {
  const [line] = await twoLines(backend);
  const linesFor = async (price: number, by: 'CARD' | 'CASH_ON_DELIVERY', promoCode?: string): Promise<string> => {
    await post('/v1/__mock/price', { variantId: line.variantId, price, discountPrice: null });
    const { _id } = await filledOrder(backend, [line], promoCode);
    await pay(backend, await choosePayment(backend, _id, by, { 'accept-language': 'en' }));
    return (await letters(backend)).at(-1)?.lines.join('\n') ?? '';
  };
  expect(await linesFor(10, 'CARD', 'SHOV10')).toContain('Discount: −₴1\n');
  expect(await linesFor(131, 'CASH_ON_DELIVERY')).toContain('₴200 is paid now, ₴1 is due on delivery');
});

test('a paid order is told in a letter: number, goods, sums, and where to see it', async () => {
  const [first, second] = await twoLines(backend);
  const order = await filledOrder(backend, [{ ...first, quantity: 2 }, second]);
  await pay(backend, await choosePayment(backend, order._id, 'CASH_ON_DELIVERY', { 'accept-language': 'en' }));
  const [letter] = await letters(backend);
  expect(letter).toMatchObject({ to: order.customer.email, kind: 'order', language: 'en' });
  expect(letter?.subject).toContain(order.number);
  const money = (sum: number): string => `₴${sum.toLocaleString('en-US')}`;
  const text = letter?.lines.join('\n') ?? '';
  const [line] = order.products;
  const wire = await ask(backend, 'GET', `/v1/orders/${order._id}`, { headers: { 'accept-language': 'en' } });
  for (const { name, color } of (wire.body as WireCheckout).order.products)
    expect(text).toContain(`${name}, ${color.name}, `);
  expect(text).toContain(money(2 * (line?.discountPrice ?? line?.price ?? 0)));
  expect(text).toContain(`Total: ${money(order.prices.total)}`);
  expect(text).toContain(money(200));
  expect(letter?.subject).toBe(`ШОВ: prepayment for order No.\u00A0${order.number} received`);
  expect(text).toContain(`₴200 is paid now, ${money(order.prices.total - 200)} is due on delivery`);
  expect(text).not.toContain('The money has arrived');
  expect(letter?.link?.url).toBe(`${ORIGIN}/en/checkout/success?order=${order._id}#key=${order.key}`);
});

test.each([
  ['uk', 'Доставка (Відділення пошти): '],
  ['en', 'Shipping (Parcel branch): '],
])('the letter in %s says which way is free from its least sum on, and what it costs below', async (language, way) => {
  const [line] = await twoLines(backend);
  const linesOf = async (quantity: number): Promise<string[]> => {
    const order = await filledOrder(backend, [{ ...line, quantity }]);
    await pay(backend, await choosePayment(backend, order._id, 'CARD', { 'accept-language': language }));
    return (await letters(backend)).at(-1)?.lines.filter((said) => /^(?:Доставка|Shipping)/.test(said)) ?? [];
  };
  expect(await linesOf(1)).toEqual([`${way}₴70`]);
  expect(await linesOf(3)).toEqual([`${way}${language === 'uk' ? 'безкоштовно' : 'free'}`]);
});

test('only an order that is paid in full is called paid', async () => {
  const { _id, number } = await filledOrder(backend, [(await twoLines(backend))[0]]);
  await pay(backend, await choosePayment(backend, _id));
  const [letter] = await letters(backend);
  expect(letter?.subject).toBe(`ШОВ: замовлення №\u00A0${number} оплачено`);
  expect(letter?.lines.join(' ')).not.toContain('ередплат');
});

test('a payment that fails, or is told twice, sends no letter more', async () => {
  const order = await filledOrder(backend, [(await twoLines(backend))[0]]);
  const chosen = await choosePayment(backend, order._id);
  await pay(backend, chosen, { act: 'cancel' });
  expect(await letters(backend)).toEqual([]);
  await pay(backend, await choosePayment(backend, order._id));
  await pay(backend, chosen);
  expect(await letters(backend)).toHaveLength(1);
});

test('of the letters the last two hundred are kept', async () => {
  for (let count = 1; count <= 203; count += 1)
    await post('/v1/customer-users/subscribe', { email: `reader${count}@poshta.example` });
  const kept = await letters(backend);
  expect(kept).toHaveLength(200);
  expect(kept.at(-1)?.to).toBe('reader203@poshta.example');
});
