import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Backend } from '#mocks/backend.ts';
import type { CallLog } from '#mocks/call-log.ts';
import { createCallLog } from '#mocks/call-log.ts';
import type { SignIn } from '#mocks/drawer/accounts-tab.tsx';
import { Drawer } from '#mocks/drawer/drawer.tsx';
import { curlOf } from '#mocks/drawer/curl.ts';
import { createTestBackend } from '#mocks/node.ts';
import { ask, twoLines } from './support/guest.ts';

let calls: CallLog;
let backend: Backend;
let user: ReturnType<typeof userEvent.setup>;
const signIn = vi.fn<SignIn>();

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  document.documentElement.removeAttribute('style');
  signIn.mockReset().mockResolvedValue(true);
  history.replaceState(undefined, '', '/ua/catalog?sort=new');
  calls = createCallLog(() => Date.now());
  backend = createTestBackend({ calls });
  user = userEvent.setup();
});

afterEach(() => {
  vi.restoreAllMocks();
});

async function open(tab = 'Calls'): Promise<HTMLElement> {
  render(<Drawer backend={backend} calls={calls} signIn={signIn} />);
  await user.click(screen.getByRole('button', { name: 'backend' }));
  await user.click(screen.getByRole('tab', { name: tab }));
  return screen.getByRole('tabpanel', { name: tab });
}
const planned = async (): Promise<string[]> =>
  (await ask<{ faults: string[] }>(backend, 'GET', '/v1/__mock/state')).body.faults;
const press = (name: string | RegExp): Promise<void> => user.click(screen.getByRole('button', { name }));

test('the drawer is opened and closed from the keyboard, and the focus comes back to its button', async () => {
  render(<Drawer backend={backend} calls={calls} signIn={signIn} />);
  const button = screen.getByRole('button', { name: 'backend' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{Alt>}b{/Alt}');
  expect(screen.getByRole('complementary', { name: 'Bundled backend' })).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Calls' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
  await user.keyboard('{Control>}[Backquote]{/Control}');
  expect(screen.getByRole('complementary')).toBeInTheDocument();
});

test('tabs are one stop of the Tab key, and arrows choose', async () => {
  await open();
  const tabs = screen.getAllByRole('tab');
  screen.getByRole('tab', { name: 'Calls' }).focus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'State' })).toHaveFocus();
  expect(screen.getByRole('tab', { name: 'State', selected: true })).toHaveAttribute('tabindex', '0');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'World & faults' })).toBeInTheDocument();
  await user.keyboard('{End}{Home}');
  expect(tabs.map((tab) => tab.tabIndex)).toEqual([0, -1, -1, -1, -1]);
});

test('a call of the shop is seen with its status and whether it kept the contract', async () => {
  const panel = await open();
  expect(panel).toHaveTextContent('No calls yet');
  backend.faults.set(['categories.search:empty']);
  await act(async () => {
    await ask(backend, 'GET', '/v1/pages/home');
    await ask(backend, 'POST', '/v1/categories/search', { body: {} });
  });
  const rows = within(panel).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/categories\.search {2}⚡ categories\.search:empty200\d+\d problem/),
    expect.stringMatching(/pages\.get home200\d+kept/),
  ]);
});

test('a row opens what was asked and answered, and copies it as a command without the token', async () => {
  const [line] = await twoLines(backend);
  const secrets = { authorization: 'Bearer very-secret-token-of-hers', 'order-key': 'very-secret-key' };
  const headers = { ...secrets, 'content-type': 'application/json' };
  await ask(backend, 'POST', '/v1/orders/create', { body: { products: [line], promoCode: "it's" }, headers });
  await open();
  await press('orders.create');
  expect(screen.getByRole('textbox', { name: 'Request body' })).toHaveDisplayValue(new RegExp(line.variantId));
  expect(screen.getByRole('textbox', { name: 'Response body' })).toHaveDisplayValue(/UNAUTHORIZED/);
  await press('Copy as curl');
  const copied = await navigator.clipboard.readText();
  expect(copied).toContain("curl -X POST 'http://localhost:4010/v1/orders/create'");
  expect(copied).toContain(String.raw`"promoCode":"it'\''s"`);
  expect(copied).toContain('authorization: Bearer $TOKEN');
  expect(copied).toContain('order-key: $ORDER_KEY');
  expect(copied).not.toContain('very-secret');
  expect(copied).toBe(curlOf(calls.list()[0]!));
});

test('a call is made to fail the next time it is made', async () => {
  await ask(backend, 'GET', '/v1/pages/home');
  await open();
  await press('pages.get');
  await user.selectOptions(screen.getByLabelText('Fail next time with'), 'too-many-requests');
  await press('Plan');
  await waitFor(async () => expect(await planned()).toEqual(['pages.get:too-many-requests']));
  await act(async () => expect((await ask(backend, 'GET', '/v1/pages/home')).status).toBe(429));
});

test('faults are typed in and taken out; what is none is said beside the field', async () => {
  await open('World & faults');
  const field = screen.getByRole('combobox', { name: 'Add a fault' });
  await user.type(field, 'orders.get:nonsense{Enter}');
  expect(await screen.findByText(/Unknown fault: orders\.get:nonsense/)).toBeInTheDocument();
  expect(field).toHaveAccessibleDescription(/Unknown fault/);
  expect(field).toBeInvalid();
  await user.clear(field);
  await user.type(field, 'orders.get:html:always{Enter}');
  expect(await screen.findByText('orders.get:html:always')).toBeInTheDocument();
  expect(field).toBeValid();
  expect(await planned()).toEqual(['orders.get:html:always']);
  await press('Remove orders.get:html:always');
  expect(await screen.findByText('Nothing is planned to fail.')).toBeInTheDocument();
  expect(await planned()).toEqual([]);
});

test('world, clock, latency and faults are kept in the address, which the link copies', async () => {
  await open('World & faults');
  await press('sale');
  expect(await screen.findByText(/The world is sale now/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'sale' })).toHaveAttribute('aria-current', 'true');
  const clock = screen.getByRole('spinbutton', { name: 'Clock, hours ahead' });
  await user.clear(clock);
  await user.type(clock, '-24{Enter}');
  await waitFor(() => expect(location.search).toBe('?sort=new&world=sale&clock=-24'));
  const latency = screen.getByRole('spinbutton', { name: 'Latency, ms' });
  await user.clear(latency);
  await user.type(latency, '-1{Enter}');
  expect(await screen.findByText(/^Validation error: ms/)).toBeInTheDocument();
  await user.clear(latency);
  await user.type(latency, '5{Enter}');
  await waitFor(() => expect(location.search).toContain('latency=5'));
  await user.type(screen.getByRole('combobox', { name: 'Add a fault' }), 'orders.get:html{Enter}');
  await waitFor(() => expect(location.search).toContain('fault=orders.get%3Ahtml'));
  history.replaceState(undefined, '', '/ua/basket');
  await act(() => ask(backend, 'GET', '/v1/pages/home'));
  await press('Copy link');
  expect(await navigator.clipboard.readText()).toBe(
    `${location.origin}/ua/basket?world=sale&fault=orders.get%3Ahtml&latency=5&clock=-24`,
  );
});

test('a mistyped address opens the drawer and is told what there is, until something is switched', async () => {
  history.replaceState(undefined, '', '/ua?world=sael&fault=pages.gte:html');
  render(<Drawer backend={backend} calls={calls} signIn={signIn} />);
  const notice = screen.getByRole('alert');
  expect(
    within(notice)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^Unknown world: sael\. Worlds are full, /),
    expect.stringMatching(/^Unknown fault: pages\.gte:html\. Calls are \*, /),
  ]);
  await user.click(screen.getByRole('tab', { name: 'World & faults' }));
  await user.click(await screen.findByRole('button', { name: 'sale' }));
  await waitFor(() => expect(screen.queryByText(/Unknown/)).not.toBeInTheDocument());
});

test('letters are read with links that lead on', async () => {
  const panel = await open('Letters');
  expect(panel).toHaveTextContent('No letters yet');
  await act(async () => {
    await ask(backend, 'POST', '/v1/auth/register', { body: { email: 'nova@example.com', password: 'secret-7' } });
  });
  const letter = await within(panel).findByRole('article');
  expect(letter).toHaveTextContent('nova@example.com');
  expect(within(letter).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^https?:/));
});

test('a state is put in place from a file; what is none is said beside the field and changes nothing', async () => {
  const other = createTestBackend();
  other.enter('sale');
  const { body: state } = await ask(other, 'GET', '/v1/__mock/snapshot');
  await open('State');
  const field = screen.getByLabelText('Put a state in place');
  const file = (name: string, text: string): File => new File([text], name, { type: 'application/json' });
  await user.upload(field, file('torn.json', '{"version":'));
  expect(await screen.findByText('The file is not JSON.')).toBeInTheDocument();
  await user.upload(field, file('other.json', '{"version":0,"state":{}}'));
  expect(await screen.findByText(/state\.world/)).toBeInTheDocument();
  expect(field).toBeInvalid();
  await user.upload(field, file('sale.json', JSON.stringify(state)));
  expect(await screen.findByText(/sale\.json is in place/)).toBeInTheDocument();
  expect((await ask(backend, 'GET', '/v1/__mock/snapshot')).body).toEqual(state);
});

test('a page loaded anew keeps the drawer open and the focus where it was', async () => {
  await open();
  document.body.replaceChildren();
  render(<Drawer backend={backend} calls={calls} signIn={signIn} />);
  expect(screen.getByRole('complementary')).toBeInTheDocument();
  expect(document.body).toHaveFocus();
});

test('where the browser keeps nothing the drawer works all the same', async () => {
  const refuse = (): never => {
    throw new DOMException('Storage is off', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  render(<Drawer backend={backend} calls={calls} signIn={signIn} />);
  await user.keyboard('{Alt>}b{/Alt}');
  expect(screen.getByRole('complementary')).toBeInTheDocument();
});
