import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { VERSION } from '#mocks/database.ts';
import { sqliteStorage } from '#mocks/persist-sqlite.ts';
import { aloneApp, beginningOf, hostOf, originsOf, portOf, serveAlone } from '#mocks/serve-alone.ts';
import { createEmbeddedBackend } from '#mocks/server.ts';
import { newFolder } from '#tests/support/new-folder.ts';

const SHOP = 'http://localhost:5173';
const SERVER = resolve('mocks/server.ts');

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** The command in a folder of its own; gives it when it has said its first line. */
async function started(port: number, ...args: string[]) {
  const cwd = newFolder('alone-');
  // Of two wishes for colours Node itself would say a word.
  const env = { ...process.env, NO_COLOR: undefined, PORT: String(port) };
  const child = spawn(process.execPath, [SERVER, ...args], { cwd, env });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (said += data.toString()));
  const ended = once(child, 'exit');
  await Promise.race([once(child.stdout, 'data'), ended]);
  return { child, cwd, ended, said: () => said, url: `http://127.0.0.1:${port}` };
}

test('a shop of another origin may ask with its headers and read when to come again', async () => {
  const lines: string[] = [];
  const app = aloneApp(createEmbeddedBackend({ faults: ['pages.get:too-many-requests'] }), (line) => lines.push(line));
  const preflight = await app.request('/v1/orders/create', {
    method: 'OPTIONS',
    headers: {
      origin: SHOP,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,idempotency-key',
    },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-methods')).toContain('PATCH');
  for (const name of ['authorization', 'idempotency-key'])
    expect(preflight.headers.get('access-control-allow-headers')).toContain(name);
  const answer = await app.request('/v1/pages/home', { headers: { origin: SHOP } });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '1']);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  for (const name of ['retry-after', 'idempotency-key'])
    expect(answer.headers.get('access-control-expose-headers')).toContain(name);
  expect(lines.at(-1)).toMatch(/^GET \/v1\/pages\/home 429 \d+ ms$/);
});

test('the command begins in a world, says where it listens, and loses nothing when it is stopped', async () => {
  const { child, cwd, ended, said, url } = await started(await freePort(), '--world', 'sale');
  expect(said()).toContain(url);
  for (let count = 0; count < 5; count += 1) {
    const body = JSON.stringify({ email: `reader-${count}@example.com` });
    expect((await fetch(`${url}/v1/customer-users/subscribe`, { method: 'POST', body })).status).toBe(204);
  }
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  const kept = sqliteStorage(join(cwd, '.data/backend.db'), VERSION).load() ?? '';
  expect(JSON.parse(kept)).toMatchObject({ state: { world: 'sale' } });
  expect(kept).toContain('reader-4@example.com');
});

test('a port that is taken is said in a sentence, and the command ends', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  vi.stubEnv('PORT', String(port));
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const ended = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  serveAlone(createEmbeddedBackend());
  await expect.poll(() => ended.mock.calls).toEqual([[1]]);
  expect(said.mock.calls).toEqual([[`cannot listen: port ${port} is taken: choose another with PORT\n`]]);
  other.close();
});

test.each([
  [['--world', 'nowhere'], /^Unknown world: nowhere\. Worlds are full, .*offline\n$/],
  [['--wrold', 'sale'], /^Unknown option '--wrold'\n$/],
  [['--fault', 'pages.get:nonsense'], /^Unknown fault: pages\.get:nonsense\. Of pages\.get it can be .*html.*\n$/],
])('the command %j ends with a sentence', async (args, sentence) => {
  const { ended, said } = await started(await freePort(), ...args);
  expect(await ended).toEqual([1, null]);
  expect(said()).toMatch(sentence);
});

test('a port is a number or nothing', () => {
  expect([portOf(undefined), portOf(''), portOf('0'), portOf('65535')]).toEqual([4010, 4010, 0, 65_535]);
  for (const text of ['abc', '-1', '65536', '80.5', '1e3']) expect(() => portOf(text)).toThrow(`not '${text}'`);
});

test('an empty HOST opens nothing to a network, as none does', () => {
  expect([hostOf({}), hostOf({ HOST: '' }), hostOf({ HOST: '0.0.0.0' })]).toEqual([
    '127.0.0.1',
    '127.0.0.1',
    '0.0.0.0',
  ]);
  expect(originsOf({ HOST: '' }).listensOn?.()).toBe('http://127.0.0.1:4010');
});

test('what the command does not know is refused', () => {
  expect(beginningOf(['--world=sale', '--fault', 'a:html', '--fault', 'b:html'])).toEqual({
    world: 'sale',
    faults: ['a:html', 'b:html'],
  });
  expect(beginningOf([])).toEqual({ faults: [] });
  expect(() => beginningOf(['--wrold', 'sale'])).toThrow();
  expect(() => createEmbeddedBackend({ world: 'nowhere' })).toThrow('nowhere');
  expect(() => createEmbeddedBackend({ faults: ['nonsense'] })).toThrow();
});
