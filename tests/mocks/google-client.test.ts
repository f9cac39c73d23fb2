// @vitest-environment node
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { createTestBackend } from '#mocks/node.ts';
import { ask } from './support/guest.ts';

interface Client {
  google: {
    accounts: {
      id: {
        initialize(settings: { callback: (answer: { credential: string }) => void }): void;
        renderButton(place: { append: (button: unknown) => void }, look: { width: number; locale: string }): void;
      };
    };
  };
}

/** A page that has fetched the stand-in; whoever is asked for an e-mail answers so. */
async function openPage(email: string | null) {
  const backend = createTestBackend();
  const fetched = await backend.handle(new Request('https://shop.test/v1/__mock/google-client.js'));
  expect(fetched.headers.get('content-type')).toContain('text/javascript');
  let press = (): Promise<void> => Promise.resolve();
  const button = { style: {}, textContent: '', addEventListener: (_: string, run: typeof press) => (press = run) };
  const window = { prompt: () => email } as unknown as Client & { prompt: () => string | null };
  runInNewContext(await fetched.text(), {
    window,
    document: { createElement: () => button },
    fetch: (path: string, init: RequestInit) => backend.handle(new Request(`https://shop.test${path}`, init)),
  });
  const heard = vi.fn<(answer: { credential: string }) => void>();
  const { initialize, renderButton } = window.google.accounts.id;
  initialize({ callback: heard });
  renderButton({ append: () => {} }, { width: 260, locale: 'uk' });
  return { backend, heard, button, press: () => press() };
}

test('the stand-in of Google’s client signs in whoever is named', async () => {
  const { backend, heard, button, press } = await openPage('Lesia@gmail.example');
  expect(button.textContent).toBe('Продовжити з Google');
  await press();
  const [[{ credential: idToken }]] = heard.mock.calls as [[{ credential: string }]];
  const { body } = await ask<{ accessToken: string }>(backend, 'POST', '/v1/auth/google', { body: { idToken } });
  const headers = { authorization: `Bearer ${body.accessToken}` };
  const details = await ask(backend, 'GET', '/v1/customer-profile/details', { headers });
  expect(details.body).toMatchObject({ email: 'lesia@gmail.example', emailConfirmed: true });
});

test('nobody is signed in by it who thinks better of it', async () => {
  const { heard, press } = await openPage(null);
  await press();
  expect(heard).not.toHaveBeenCalled();
});
