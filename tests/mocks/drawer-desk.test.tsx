import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { USERS } from '#fixtures/users.ts';
import type { Backend } from '#mocks/backend.ts';
import { TEST_CARDS } from '#mocks/cards.ts';
import { createTestBackend } from '#mocks/node.ts';
import { FAULTY_CALLS, SHAPELESS } from '#mocks/planned-fault.ts';
import { deskAt } from './support/desk.tsx';
import { ask, makeOrder, twoLines } from './support/guest.ts';

let desk: ReturnType<typeof deskAt>;

beforeEach(() => {
  desk = deskAt('/ua');
});
afterEach(() => void vi.unstubAllGlobals());

const planned = (): string[] => desk.backend.faults.list();
const optionsOf = (select: HTMLElement): string[] =>
  within(select)
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value }) => value);

test('a fault is picked: any call, only what that call can fail with, once or always', async () => {
  await desk.open('World & faults');
  const call = await screen.findByRole('combobox', { name: 'Call' });
  const kind = screen.getByRole('combobox', { name: 'fails with' });
  expect(optionsOf(call)).toEqual(FAULTY_CALLS);
  await desk.user.selectOptions(call, 'promo-codes.get');
  expect(optionsOf(kind)).toEqual([
    'PROMO_CODE_NOT_FOUND',
    'INVALID_UUID',
    'SOMETHING_WENT_WRONG',
    'DATA_BASE_ERROR',
    ...SHAPELESS,
  ]);
  await desk.user.selectOptions(kind, 'PROMO_CODE_NOT_FOUND');
  await desk.press('Plan');
  await desk.user.selectOptions(call, 'orders.create');
  await desk.user.selectOptions(kind, 'PRODUCT_VARIANT_NOT_IN_STOCK');
  await desk.user.selectOptions(screen.getByRole('combobox', { name: 'How often' }), 'always');
  await desk.press('Plan');
  await desk.user.selectOptions(call, '*');
  await desk.press('Plan');
  expect(planned()).toEqual([
    'promo-codes.get:PROMO_CODE_NOT_FOUND',
    'orders.create:PRODUCT_VARIANT_NOT_IN_STOCK:always',
    '*:SOMETHING_WENT_WRONG:always',
  ]);
});

test('a fault that is typed completes: first its call, then all that may befall that call', async () => {
  await desk.open('World & faults');
  const field = await screen.findByRole('combobox', { name: 'Add a fault' });
  const offered = (): string[] =>
    [...document.querySelectorAll<HTMLOptionElement>(`#${CSS.escape(field.getAttribute('list') ?? '')} option`)].map(
      ({ value }) => value,
    );
  expect(offered()).toEqual(FAULTY_CALLS.map((call) => `${call}:`));
  await desk.user.type(field, 'categories.get:');
  expect(offered()).toContain('categories.get:CATEGORY_NOT_FOUND:always');
  expect(offered()).toContain('categories.get:html');
  expect(offered()).not.toContain('categories.get:ORDER_NOT_FOUND');
});

test('calls of one name show what tells them apart, and nothing of what a shopper sends', async () => {
  const [{ variantId }] = await twoLines(desk.backend);
  desk.calls.clear();
  await ask(desk.backend, 'GET', '/v1/pages/home');
  await ask(desk.backend, 'GET', `/v1/products/variants/${variantId}?v=1`);
  await ask(desk.backend, 'POST', '/v1/products/variants/search', { body: { filter: { inStock: true }, sort: 'new' } });
  await ask(desk.backend, 'POST', '/v1/auth/login', { body: { email: 'a@b.ua', password: 'very-secret' } });
  const panel = await desk.open('Calls');
  expect(
    within(panel)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent?.trim()),
  ).toEqual([
    'auth.login',
    'variants.search filter.inStock=true sort=new',
    `variants.get ${variantId.slice(0, 8)}`,
    'pages.get home',
  ]);
});

test('the drawer signs in as any account there is, and says when it was refused', async () => {
  const panel = await desk.open('Accounts');
  for (const { user: account, password, says } of USERS) {
    expect(panel).toHaveTextContent(says);
    await desk.press(`Sign in as ${account.email}`);
    expect(desk.signIn).toHaveBeenLastCalledWith({ email: account.email, password });
    expect(await screen.findByText(`The shop is ${account.email}’s now.`)).toBeInTheDocument();
  }
  desk.signIn.mockResolvedValue(false);
  await desk.press(`Sign in as ${USERS[0]?.user.email}`);
  expect(await screen.findByText(/was refused/)).toBeInTheDocument();
});

test('a test card is copied', async () => {
  await desk.open('Accounts');
  for (const { number } of TEST_CARDS) {
    await desk.press(`Copy ${number}`);
    expect(await navigator.clipboard.readText()).toBe(number);
  }
});

test('the panel is made taller, and is as tall on the next page', async () => {
  await desk.open('Calls');
  const tall = (): string => document.documentElement.style.getPropertyValue('--drawer-height');
  expect(tall()).toBe('');
  fireEvent.change(screen.getByRole('slider', { name: 'Height' }), { target: { value: '85' } });
  expect(tall()).toBe('85dvh');
  document.body.replaceChildren();
  document.documentElement.removeAttribute('style');
  desk.show();
  expect(tall()).toBe('85dvh');
  expect(screen.getByRole('slider', { name: 'Height' })).toHaveValue('85');
});

test('one order is one order', async () => {
  const panel = await desk.open('State');
  expect(panel).toHaveTextContent('0 orders, 0 customers, 0 sessions');
  const [line] = await twoLines(desk.backend);
  await act(() => makeOrder(desk.backend, [line]));
  await waitFor(() => expect(panel).toHaveTextContent('1 order, 0 customers, 0 sessions'));
});

test('one press hands the state to the backend that curl asks, so that it knows an order made here', async () => {
  const elsewhere = createTestBackend();
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => elsewhere.handle(new Request(url, init)));
  const [line] = await twoLines(desk.backend);
  const { _id } = await makeOrder(desk.backend, [line]);
  await desk.open('Calls');
  await desk.press('orders.create');
  await desk.press('Hand the state to npm run backend');
  expect(await screen.findByText('npm run backend has this state now.')).toBeInTheDocument();
  const state = async (of: Backend): Promise<unknown> => (await ask(of, 'GET', '/v1/__mock/snapshot')).body;
  expect(await state(elsewhere)).toEqual(await state(desk.backend));
  expect(JSON.stringify(await state(elsewhere))).toContain(_id);
});

test('where no backend listens, or it takes no state, that is said', async () => {
  await desk.open('State');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await desk.press('Hand the state to npm run backend');
  expect(await screen.findByText(/Nothing answers at http:\/\/localhost:4010/)).toBeInTheDocument();
  const refusal = {
    code: 'VALIDATION_ERROR',
    message: 'Validation error',
    details: [{ path: 'version', message: 'old' }],
  };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(refusal, { status: 400 })));
  await desk.press('Hand the state to npm run backend');
  expect(await screen.findByText('Validation error: version: old')).toBeInTheDocument();
});
