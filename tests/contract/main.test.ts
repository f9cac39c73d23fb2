// @vitest-environment node
import { expect, test } from 'vitest';
import { askedFor, checkServer } from './main.ts';

test.each([
  [[], {}],
  [['--url', 'https://api.example.com'], { url: 'https://api.example.com' }],
  [['--url', 'http://127.0.0.1:4010/'], { url: 'http://127.0.0.1:4010' }],
  [['--url=https://example.com/shop/api/'], { url: 'https://example.com/shop/api' }],
  [
    ['--only', 'orders.*', '--report', 'found.xml', '--language', 'en', '--owner', './mine.ts'],
    { only: 'orders.*', report: 'found.xml', language: 'en', owner: './mine.ts' },
  ],
])('%j asks for %j', (args, asked) => {
  expect(askedFor(args)).toEqual(asked);
});

test.each([
  ['--ulr', 'x'],
  ['somewhere'],
  ['--url'],
  ['--url', 'api.example.com'],
  ['--url', 'ftp://example.com'],
  ['--report', 'found.txt'],
  ['--report', './no-such-folder/found.xml'],
  ['--language', 'fr'],
  ['--only', 'orderz.*'],
  ['--only', 'orders.*, monney.lines'],
])('%s %s is not understood, in words', (...args) => {
  expect(() => askedFor(args)).toThrow(/--ulr|somewhere|--url|--report|--language|orderz|monney/);
});

test('an owner who is not there is said so, and the server is not blamed', async () => {
  const lines: string[] = [];
  const asked = { url: 'http://127.0.0.1:1', owner: './nobody.ts' };
  expect(await checkServer(asked, (line) => lines.push(line))).toBe(1);
  expect(lines).toEqual([expect.stringMatching(/^the owner \.\/nobody\.ts: ./)]);
});

test('a server that is not there is said so, and the check fails', async () => {
  const lines: string[] = [];
  expect(await checkServer({ url: 'http://127.0.0.1:1' }, (line) => lines.push(line))).toBe(1);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^http:\/\/127\.0\.0\.1:1 cannot be reached: ./);
});
