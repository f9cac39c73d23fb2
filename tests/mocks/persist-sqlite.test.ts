// @vitest-environment node
import { copyFileSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { MockInstance } from 'vitest';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WireTokens } from '#contract/auth.ts';
import { orderAndKill } from '#mocks/benchmark/kills.ts';
import type { Backend } from '#mocks/backend.ts';
import { VERSION } from '#mocks/database.ts';
import { countingIds, createTestBackend } from '#mocks/node.ts';
import { sqliteStorage } from '#mocks/persist-sqlite.ts';
import { REGULAR } from '#fixtures/users.ts';
import { newFolder } from '#tests/support/new-folder.ts';
import { ask, choosePayment, CUSTOMER, filledOrder, makeOrder, orderNow, pay, twoLines } from './support/guest.ts';
import { letters, signIn } from './support/signed-in.ts';

let folder: string;
let file: string;
let said: MockInstance;

beforeEach(() => {
  folder = join(newFolder('state-'), 'deep');
  file = join(folder, 'backend.db');
  said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});

afterEach(() => {
  said.mockRestore();
});

const open = (): Backend =>
  createTestBackend({ storage: sqliteStorage(file, VERSION), newId: () => crypto.randomUUID() });
const subscribe = (backend: Backend, email: string) =>
  ask(backend, 'POST', '/v1/customer-users/subscribe', { body: { email } });
const stateOf = async (backend: Backend) =>
  (await ask<Record<string, unknown>>(backend, 'GET', '/v1/__mock/state')).body;
const snapshotOf = async (backend: Backend) => (await ask(backend, 'GET', '/v1/__mock/snapshot')).body;

test('what was answered is there for whoever opens the file next, with nothing ended or waited for', async () => {
  const before = open();
  const lines = await twoLines(before);
  const order = await filledOrder(before, lines);
  await pay(before, await choosePayment(before, order._id));
  const headers = await signIn(before, REGULAR);
  await ask(before, 'PUT', '/v1/customer-profile/basket/add', { body: lines[0], headers });
  await ask(before, 'PATCH', '/v1/customer-profile/update', { body: { firstName: 'Сонце' }, headers });
  const after = open();
  expect(await snapshotOf(after)).toEqual(await snapshotOf(before));
  expect((await orderNow(after, order._id)).payment.status).toBe('COMPLETED');
  expect((await ask(after, 'GET', '/v1/customer-profile/details', { headers })).body).toMatchObject({
    firstName: 'Сонце',
  });
  expect(said).not.toHaveBeenCalled();
});

test('an order that a customer has made theirs by looking at it with its key is theirs for good', async () => {
  const before = open();
  const { _id, key = '' } = await filledOrder(before, await twoLines(before));
  const account = { email: CUSTOMER.email, password: 'secret password' };
  const { accessToken } = (await ask<WireTokens>(before, 'POST', '/v1/auth/register', { body: account })).body;
  const headers = { authorization: `Bearer ${accessToken}` };
  await ask(before, 'GET', `/v1/orders/${_id}`, { headers: { ...headers, 'order-key': key } });
  const theirs = await ask(open(), 'POST', '/v1/customer-profile/orders', { body: {}, headers });
  expect(theirs.body).toMatchObject({ items: [{ _id }] });
});

test('who reads does not wait for who writes: what is written goes beside the file first', async () => {
  await twoLines(open());
  const [mode] = new DatabaseSync(file).prepare('PRAGMA journal_mode').all();
  expect(mode).toEqual({ journal_mode: 'wal' });
});

test('two backends on one file know of each other at once and give no number twice', async () => {
  const both = [open(), open()] as const;
  const [line] = await twoLines(both[0]);
  const orders = await Promise.all(
    Array.from({ length: 40 }, (_, index) => makeOrder(both[index % 2 === 0 ? 0 : 1], [line])),
  );
  expect(new Set(orders.map(({ number }) => number)).size).toBe(40);
  for (const backend of both)
    for (const { _id, number } of orders) expect((await orderNow(backend, _id)).number).toBe(number);
  expect(await stateOf(open())).toMatchObject({ orders: 40 });
});

test('a payment that two backends on one file hear of at once is made once, and told once', async () => {
  const both = [open(), open()] as const;
  const { _id } = await filledOrder(both[0], await twoLines(both[0]));
  const chosen = await choosePayment(both[0], _id);
  await Promise.all(both.map((backend) => pay(backend, chosen)));
  for (const backend of both) expect((await orderNow(backend, _id)).payment.status).toBe('COMPLETED');
  expect(await letters(open())).toHaveLength(1);
});

test(
  'a process that is killed in the middle of orders loses none that it has answered',
  { timeout: 60_000 },
  async () => {
    const losses = await orderAndKill({ orders: 120, kills: 3 });
    expect(losses).toEqual({ answered: expect.any(Number), killed: 3, lost: [], doubled: [] });
    expect(losses.answered).toBeGreaterThanOrEqual(120);
  },
);

test('two processes on one file keep every order of both', { timeout: 60_000 }, async () => {
  const { lost, doubled } = await orderAndKill({ orders: 80, kills: 1, processes: 2 });
  expect([lost, doubled]).toEqual([[], []]);
});

test.each([
  ['no database at all', () => writeFileSync(file, 'x'.repeat(5_000))],
  ['nothing to read', () => writeFileSync(file, '{"version":')],
  ['half of one', () => writeFileSync(file, readFileSync(file).subarray(0, 6_000))],
  [
    'of the right version and the wrong shape',
    () => edit(`UPDATE rest SET text = replace(text, '"world"', '"wurld"')`),
  ],
  ['with an order that is none', () => edit(`UPDATE rows SET text = '{"id":5}' WHERE list = 'orders'`)],
  ['with a row that is no JSON', () => edit(`UPDATE rows SET text = '{' WHERE list = 'customers'`)],
  ['of another release', () => edit('UPDATE rest SET version = 1')],
])('a file that is %s is set aside with a word, and a new one is begun', async (_how, damage) => {
  await subscribe(open(), 'a@b.ua');
  checkpoint();
  damage();
  const damaged = readFileSync(file);
  const backend = open();
  expect(said).toHaveBeenCalledOnce();
  expect(String(said.mock.calls[0])).toContain(`${file}.set-aside`);
  expect(readFileSync(`${file}.set-aside`).subarray(0, 50)).toEqual(damaged.subarray(0, 50));
  expect((await subscribe(backend, 'a@b.ua')).status).toBe(204);
  expect((await subscribe(open(), 'a@b.ua')).status).toBe(400);
});

test('a device is left where it is, and the state lives in memory', async () => {
  mkdirSync(folder, { recursive: true });
  symlinkSync('/dev/null', file);
  const backend = open();
  expect(readdirSync(folder)).not.toContain('backend.db.set-aside');
  expect(String(said.mock.calls)).toContain("the backend's state lasts no restart");
  expect((await subscribe(backend, 'a@b.ua')).status).toBe(204);
});

test('what a killed process has left beside a file is set aside in it', async () => {
  await subscribe(open(), 'a@b.ua');
  new DatabaseSync(file).exec('UPDATE rest SET version = 1');
  // Nobody has the copy open.
  for (const beside of ['', '-wal']) copyFileSync(file + beside, join(folder, `left.db${beside}`));
  file = join(folder, 'left.db');
  open();
  const found = new DatabaseSync(`${file}.set-aside`).prepare('SELECT version, text FROM rest').get();
  expect(found).toMatchObject({ version: 1, text: expect.stringContaining('a@b.ua') });
});

function edit(statement: string): void {
  const database = new DatabaseSync(file);
  database.exec(statement);
  database.close();
  checkpoint();
}

/** Everything into the one file, as after the last process has ended. */
function checkpoint(): void {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
}

test('a snapshot that lies where the state belongs is taken over', async () => {
  const former = createTestBackend({ newId: countingIds() });
  await subscribe(former, 'a@b.ua');
  mkdirSync(folder);
  writeFileSync(file, JSON.stringify(await snapshotOf(former)));
  expect((await subscribe(open(), 'a@b.ua')).status).toBe(400);
  await subscribe(open(), 'c@d.ua');
  expect((await subscribe(open(), 'a@b.ua')).status).toBe(400);
  expect((await subscribe(open(), 'c@d.ua')).status).toBe(400);
  expect(said).toHaveBeenCalledOnce();
});

test('a snapshot that is put in place, and a world that is entered, are kept whole', async () => {
  const backend = open();
  await subscribe(backend, 'a@b.ua');
  const kept = await snapshotOf(backend);
  backend.enter('sale');
  expect(await stateOf(open())).toMatchObject({ world: 'sale' });
  await ask(backend, 'PUT', '/v1/__mock/snapshot', { body: kept });
  expect(await snapshotOf(open())).toEqual(kept);
});

test('where the state cannot be kept a change is still made, and that is said once', async () => {
  mkdirSync(folder);
  writeFileSync(join(folder, 'in-the-way'), '');
  file = join(folder, 'in-the-way', 'backend.db');
  const backend = open();
  expect((await subscribe(backend, 'a@b.ua')).status).toBe(204);
  expect((await subscribe(backend, 'c@d.ua')).status).toBe(204);
  expect((await subscribe(backend, 'a@b.ua')).status).toBe(400);
  expect(said).toHaveBeenCalledOnce();
  expect(readdirSync(folder)).toEqual(['in-the-way']);
});
