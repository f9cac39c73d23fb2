// @vitest-environment node
import { expect, test } from 'vitest';
import { checkServer, serverOf } from './main.ts';

test.each([
  [[], undefined],
  [['--url', 'https://api.example.com'], 'https://api.example.com'],
  [['--url', 'http://127.0.0.1:4010/'], 'http://127.0.0.1:4010'],
  [['--url=https://example.com/shop/api/'], 'https://example.com/shop/api'],
])('%j asks for %s', (args, server) => {
  expect(serverOf(args)).toBe(server);
});

test.each([['--ulr', 'x'], ['somewhere'], ['--url'], ['--url', 'api.example.com'], ['--url', 'ftp://example.com']])(
  '%s %s is not understood, in words',
  (...args) => {
    expect(() => serverOf(args)).toThrow(/--ulr|somewhere|--url/);
  },
);

test('a server that is not there is said so, and the check fails', async () => {
  const lines: string[] = [];
  expect(await checkServer('http://127.0.0.1:1', (line) => lines.push(line))).toBe(1);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^http:\/\/127\.0\.0\.1:1 cannot be reached: ./);
});
