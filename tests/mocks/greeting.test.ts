import type { ViteDevServer } from 'vite';
import { expect, test } from 'vitest';
import { USERS } from '#fixtures/users.ts';
import { greetDeveloper } from '#mocks/greeting.ts';

test('the terminal of a developer names the drawer and its key, the accounts and the card that pays', () => {
  const said: string[] = [];
  const server = {
    printUrls: () => said.push('http://localhost:5173/'),
    config: { logger: { info: (line: string) => said.push(line) } },
  } as unknown as ViteDevServer;
  (greetDeveloper().configureServer as (server: ViteDevServer) => void)(server);
  server.printUrls();
  expect(said[0]).toBe('http://localhost:5173/');
  const all = said.join('\n');
  expect(all).toMatch(/drawer.*Alt\+B/);
  for (const { user, password } of USERS) expect(all).toContain(`${user.email}, password ${password}`);
  expect(all).toContain('4242 4242 4242 4242');
});
