// @vitest-environment node
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aloneApp } from '#mocks/serve-alone.ts';
import { createEmbeddedBackend } from '#mocks/server.ts';
import { newFolder } from '#tests/support/new-folder.ts';

/** What of the kit is about the bundled backend and the shop’s own adapters. */
const STAYS = /(?:\.test\.ts|\/(?:bundled|bundled-place|steps|examples)\.ts|\/planted)$/;

/** What another repository needs beside the two folders. */
const PACKAGE = { type: 'module', imports: { '#contract/*': './src/contract/*' } };

/** An owner who can do two things, as somebody else would write it. */
const OWNER = `
export const owner = ({ fetch, baseUrl }) => {
  const tool = (path, body) => fetch(baseUrl + '/v1/__mock/' + path, { method: 'POST', body: JSON.stringify(body) });
  return {
    stock: ({ variantId, size }, left) => tool('stock', { variantId, size, left }),
    price: (variantId, price) => tool('price', { variantId, ...price }),
  };
};
`;

let folder: string;
let server: ReturnType<typeof serve>;
let url: string;

beforeAll(async () => {
  folder = newFolder('copied-kit-');
  cpSync('src/contract', join(folder, 'src/contract'), { recursive: true });
  cpSync('tests/contract', join(folder, 'tests/contract'), { recursive: true, filter: (path) => !STAYS.test(path) });
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(resolve('node_modules/zod'), join(folder, 'node_modules/zod'), 'dir');
  writeFileSync(join(folder, 'package.json'), JSON.stringify(PACKAGE));
  writeFileSync(join(folder, 'my-owner.ts'), OWNER);
  const backend = createEmbeddedBackend({ hasOpenTools: true });
  const app = aloneApp(
    (request) => backend(request),
    () => {},
  );
  await new Promise((listening) => {
    server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, listening);
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((closed) => server.close(closed)));

const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['tests/contract/main.ts', ...args], { cwd: folder });

test(
  'the kit runs elsewhere with its two folders and zod, against a server of any kind',
  { timeout: 60_000 },
  async () => {
    expect(readdirSync(join(folder, 'tests/contract'))).not.toContain('bundled.ts');
    const { stdout } = await run('--url', url, '--origin', 'https://shop.example', '--report', 'found.json');
    expect(stdout).toMatch(/^ok {4}search\.pages: /m);
    expect(stdout).toMatch(/^skip {2}payment\.paid: .*\(nobody gives the kit the card provider’s signed word\)$/m);
    expect(stdout.trimEnd()).toMatch(/\d{3} asked, \d+ left out, 0 wrong$/);
    const found = JSON.parse(readFileSync(join(folder, 'found.json'), 'utf8')) as { name: string; state: string }[];
    expect(found.find(({ name }) => name === 'browser.preflight')?.state).toBe('right');
    expect(found.find(({ name }) => name === 'money.pieces')?.state).toBe('left out');
  },
);

test('with an owner of one’s own it asks for more', { timeout: 60_000 }, async () => {
  const only = 'money.pieces,orders.too-many,money.floor';
  const { stdout } = await run('--url', url, '--owner', './my-owner.ts', '--only', only);
  expect(stdout).toMatch(/^ok {4}money\.pieces/m);
  expect(stdout).toMatch(/^ok {4}orders\.too-many/m);
  expect(stdout).toMatch(/^skip {2}money\.floor: .*to set promo codes\)$/m);
});

test('a server that is wrong ends it with code 1', { timeout: 60_000 }, async () => {
  await expect(run('--url', `${url}/nowhere`, '--only', 'search.pages')).rejects.toMatchObject({ code: 1 });
});

test('without a server, or asked for help, it says what can be asked', { timeout: 60_000 }, async () => {
  const usage = expect.stringContaining('--owner ./my-owner.ts');
  await expect(run()).rejects.toMatchObject({ code: 2, stderr: usage });
  expect((await run('--help')).stdout).toEqual(usage);
});
