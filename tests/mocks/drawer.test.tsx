import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { curlOf } from '#mocks/drawer/curl.ts';
import { linesTelling } from '#contract/told.ts';
import { verdictOf } from '#contract/verdict.ts';
import { createTestBackend } from '#mocks/node.ts';
import { findingOf } from '#tests/contract/report.ts';
import { deskAt } from './support/desk.tsx';
import { ask, twoLines } from './support/guest.ts';

let desk: ReturnType<typeof deskAt>;

beforeEach(() => {
  desk = deskAt('/ua/catalog?sort=new');
});
afterEach(() => void vi.restoreAllMocks());

const planned = async (): Promise<string[]> =>
  (await ask<{ faults: string[] }>(desk.backend, 'GET', '/v1/__mock/state')).body.faults;

test('the drawer is opened and closed from the keyboard, and the focus comes back to its button', async () => {
  desk.show();
  const button = screen.getByRole('button', { name: 'backend' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await desk.user.keyboard('{Alt>}b{/Alt}');
  expect(screen.getByRole('complementary', { name: 'Bundled backend' })).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Calls' })).toHaveFocus();
  await desk.user.keyboard('{Escape}');
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
  await desk.user.keyboard('{Control>}[Backquote]{/Control}');
  expect(screen.getByRole('complementary')).toBeInTheDocument();
});

test('tabs are one stop of the Tab key, and arrows choose', async () => {
  await desk.open();
  const tabs = screen.getAllByRole('tab');
  screen.getByRole('tab', { name: 'Calls' }).focus();
  await desk.user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'State' })).toHaveFocus();
  expect(screen.getByRole('tab', { name: 'State', selected: true })).toHaveAttribute('tabindex', '0');
  await desk.user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'World & faults' })).toBeInTheDocument();
  await desk.user.keyboard('{End}{Home}');
  expect(tabs.map((tab) => tab.tabIndex)).toEqual([0, -1, -1, -1, -1]);
});

test('a call of the shop is seen with its status and whether it kept the contract', async () => {
  const panel = await desk.open();
  expect(panel).toHaveTextContent('No calls yet');
  desk.backend.faults.set(['categories.search:empty']);
  await act(async () => {
    await ask(desk.backend, 'GET', '/v1/pages/home');
    await ask(desk.backend, 'POST', '/v1/categories/search', { body: {} });
  });
  const rows = within(panel).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/categories\.search {2}⚡ categories\.search:empty200\d+wrong/),
    expect.stringMatching(/pages\.get home200\d+right/),
  ]);
});

test('what is wrong with an answer is said in the words of the contract kit', async () => {
  desk.backend.faults.set(['categories.search:empty']);
  const { status, body } = await ask(desk.backend, 'POST', '/v1/categories/search', { body: {} });
  const panel = await desk.open();
  await desk.press('categories.search');
  const problems = verdictOf('categories.search', status, body);
  const found = findingOf({ call: 'categories.search', what: 'all', expects: 'good', problems });
  const lines = linesTelling({
    ...found,
    problems: found.problems.map((one, index) => ({ ...one, came: problems[index]! })),
  });
  expect(lines.map(([word]) => word)).toEqual(['came', 'allowed', 'contract', 'shopper']);
  expect(
    within(within(panel).getByRole('list'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(lines.map(([word, text]) => `${word}: ${text}`));
});

test('a row opens what was asked and answered, and copies it as a command without the token', async () => {
  const [line] = await twoLines(desk.backend);
  const secrets = { authorization: 'Bearer very-secret-token-of-hers', 'order-key': 'very-secret-key' };
  const headers = { ...secrets, 'content-type': 'application/json' };
  await ask(desk.backend, 'POST', '/v1/orders/create', { body: { products: [line], promoCode: "it's" }, headers });
  await desk.open();
  await desk.press('orders.create');
  expect(screen.getByRole('textbox', { name: 'Request body' })).toHaveDisplayValue(new RegExp(line.variantId));
  expect(screen.getByRole('textbox', { name: 'Response body' })).toHaveDisplayValue(/UNAUTHORIZED/);
  await desk.press('Copy as curl');
  const copied = await navigator.clipboard.readText();
  expect(copied).toContain("curl -X POST 'http://localhost:4010/v1/orders/create'");
  expect(copied).toContain(String.raw`"promoCode":"it'\''s"`);
  expect(copied).toContain('authorization: Bearer $TOKEN');
  expect(copied).toContain('order-key: $ORDER_KEY');
  expect(copied).not.toContain('very-secret');
  expect(copied).toBe(curlOf(desk.calls.list()[0]!));
});

test('a call is made to fail the next time it is made', async () => {
  await ask(desk.backend, 'GET', '/v1/pages/home');
  await desk.open();
  await desk.press('pages.get');
  await desk.user.selectOptions(screen.getByLabelText('Fail next time with'), 'too-many-requests');
  await desk.press('Plan');
  await waitFor(async () => expect(await planned()).toEqual(['pages.get:too-many-requests']));
  await act(async () => expect((await ask(desk.backend, 'GET', '/v1/pages/home')).status).toBe(429));
});

test('faults are typed in and taken out; what is none is said beside the field', async () => {
  await desk.open('World & faults');
  const field = screen.getByRole('combobox', { name: 'Add a fault' });
  await desk.user.type(field, 'orders.get:nonsense{Enter}');
  expect(await screen.findByText(/Unknown fault: orders\.get:nonsense/)).toBeInTheDocument();
  expect(field).toHaveAccessibleDescription(/Unknown fault/);
  expect(field).toBeInvalid();
  await desk.user.clear(field);
  await desk.user.type(field, 'orders.get:html:always{Enter}');
  expect(await screen.findByText('orders.get:html:always')).toBeInTheDocument();
  expect(field).toBeValid();
  expect(await planned()).toEqual(['orders.get:html:always']);
  await desk.press('Remove orders.get:html:always');
  expect(await screen.findByText('Nothing is planned to fail.')).toBeInTheDocument();
  expect(await planned()).toEqual([]);
});

test('world, clock, latency and faults are kept in the address, which the link copies', async () => {
  await desk.open('World & faults');
  await desk.press('sale');
  expect(await screen.findByText(/The world is sale now/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'sale' })).toHaveAttribute('aria-current', 'true');
  const clock = screen.getByRole('spinbutton', { name: 'Clock, hours ahead' });
  await desk.user.clear(clock);
  await desk.user.type(clock, '-24{Enter}');
  await waitFor(() => expect(location.search).toBe('?sort=new&world=sale&clock=-24'));
  const latency = screen.getByRole('spinbutton', { name: 'Latency, ms' });
  await desk.user.clear(latency);
  await desk.user.type(latency, '-1{Enter}');
  expect(await screen.findByText(/^Validation error: ms/)).toBeInTheDocument();
  await desk.user.clear(latency);
  await desk.user.type(latency, '5{Enter}');
  await waitFor(() => expect(location.search).toContain('latency=5'));
  await desk.user.type(screen.getByRole('combobox', { name: 'Add a fault' }), 'orders.get:html{Enter}');
  await waitFor(() => expect(location.search).toContain('fault=orders.get%3Ahtml'));
  history.replaceState(undefined, '', '/ua/basket');
  await act(() => ask(desk.backend, 'GET', '/v1/pages/home'));
  await desk.press('Copy link');
  expect(await navigator.clipboard.readText()).toBe(
    `${location.origin}/ua/basket?world=sale&fault=orders.get%3Ahtml&latency=5&clock=-24`,
  );
});

test('a mistyped address opens the drawer and is told what there is, until something is switched', async () => {
  history.replaceState(undefined, '', '/ua?world=sael&fault=pages.gte:html');
  desk.show();
  const notice = screen.getByRole('alert');
  expect(
    within(notice)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^Unknown world: sael\. Worlds are full, /),
    expect.stringMatching(/^Unknown fault: pages\.gte:html\. Calls are \*, /),
  ]);
  await desk.user.click(screen.getByRole('tab', { name: 'World & faults' }));
  await desk.user.click(await screen.findByRole('button', { name: 'sale' }));
  await waitFor(() => expect(screen.queryByText(/Unknown/)).not.toBeInTheDocument());
});

test('letters are read with links that lead on', async () => {
  const panel = await desk.open('Letters');
  expect(panel).toHaveTextContent('No letters yet');
  await act(async () => {
    await ask(desk.backend, 'POST', '/v1/auth/register', { body: { email: 'nova@example.com', password: 'secret-7' } });
  });
  const letter = await within(panel).findByRole('article');
  expect(letter).toHaveTextContent('nova@example.com');
  expect(within(letter).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^https?:/));
});

test('a state is put in place from a file; what is none is said beside the field and changes nothing', async () => {
  const other = createTestBackend();
  other.enter('sale');
  const { body: state } = await ask(other, 'GET', '/v1/__mock/snapshot');
  await desk.open('State');
  const field = screen.getByLabelText('Put a state in place');
  const file = (name: string, text: string): File => new File([text], name, { type: 'application/json' });
  await desk.user.upload(field, file('torn.json', '{"version":'));
  expect(await screen.findByText('The file is not JSON.')).toBeInTheDocument();
  await desk.user.upload(field, file('other.json', '{"version":0,"state":{}}'));
  expect(await screen.findByText(/state\.world/)).toBeInTheDocument();
  expect(field).toBeInvalid();
  await desk.user.upload(field, file('sale.json', JSON.stringify(state)));
  expect(await screen.findByText(/sale\.json is in place/)).toBeInTheDocument();
  expect((await ask(desk.backend, 'GET', '/v1/__mock/snapshot')).body).toEqual(state);
});

test('a page loaded anew keeps the drawer open and the focus where it was', async () => {
  await desk.open();
  document.body.replaceChildren();
  desk.show();
  expect(screen.getByRole('complementary')).toBeInTheDocument();
  expect(document.body).toHaveFocus();
});

test('where the browser keeps nothing the drawer works all the same', async () => {
  const refuse = (): never => {
    throw new DOMException('Storage is off', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  desk.show();
  await desk.user.keyboard('{Alt>}b{/Alt}');
  expect(screen.getByRole('complementary')).toBeInTheDocument();
});
