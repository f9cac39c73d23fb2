// @vitest-environment node
import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { configOf } from '#server/config.ts';
import { openServer } from './stub-shop.ts';

const ID = '1234-abc.apps.googleusercontent.com';
const REAL = { environment: { GOOGLE_CLIENT_ID: ID } };
const BUNDLED = { backend: async () => new Response() };
const PAGE = '/google-sign-in';
const scriptOf = (html: string): string => /<script nonce="[^"]*">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
const policyOf = (answer: Response): string => answer.headers.get('content-security-policy') ?? '';

interface Settings {
  client_id: string;
  callback: (answer: { credential?: unknown }) => void;
}

/** Runs the page with Google's client in it, or with whatever came in its place. */
async function runPage(id: object | undefined) {
  const { ask } = await openServer(REAL);
  const html = await (await ask(`${PAGE}?language=en`)).text();
  const said: [unknown, string][] = [];
  const listeners: Record<string, () => void> = {};
  const script: Record<string, unknown> = {
    addEventListener: (name: string, run: () => void) => (listeners[name] = run),
  };
  const [, lang] = /<html lang="(\w+)"/.exec(html) ?? [];
  const data = { client: /data-client="([^"]*)"/.exec(html)?.[1], id: /data-id="([^"]*)"/.exec(html)?.[1] };
  runInNewContext(scriptOf(html), {
    window: {
      parent: { postMessage: (message: unknown, to: string) => said.push([message, to]) },
      location: { origin: 'https://shov.test' },
      google: id && { accounts: { id } },
    },
    document: {
      currentScript: { nonce: 'n' },
      documentElement: { dataset: data, lang },
      createElement: () => script,
      querySelector: () => 'main',
      head: { append: () => {} },
    },
  });
  return { said, script, listeners };
}

describe('the page of Google’s sign-in', () => {
  it('is there only with an id, or beside the bundled backend, where a stand-in plays Google', async () => {
    const none = await openServer();
    expect((await none.ask(PAGE)).status).not.toBe(200);
    expect(await (await none.ask('/ua')).text()).not.toContain('google');
    expect(policyOf(await none.ask('/ua'))).not.toContain('frame-src');
    for (const options of [REAL, BUNDLED]) {
      const { ask } = await openServer(options);
      expect((await ask(PAGE)).status).toBe(200);
      expect(await (await ask('/ua')).text()).toContain('<meta name="google-sign-in" content="/google-sign-in">');
      expect(policyOf(await ask('/ua'))).toContain("frame-src 'self';");
    }
  });

  it('is the only one whose policy names Google, and names it as its documentation asks', async () => {
    const { ask } = await openServer(REAL);
    expect(policyOf(await ask('/ua'))).not.toContain('google');
    const answer = await ask(PAGE);
    const html = await answer.text();
    const hash = createHash('sha256').update(scriptOf(html)).digest('base64');
    const [, nonce] = /<script nonce="([^"]*)"/.exec(html) ?? [];
    expect(policyOf(answer)).toContain(`script-src 'sha256-${hash}' https://accounts.google.com/gsi/client;`);
    expect(policyOf(answer)).toContain(`style-src 'nonce-${nonce}' https://accounts.google.com/gsi/style;`);
    expect(policyOf(answer)).toContain('frame-src https://accounts.google.com/gsi/;');
    expect(policyOf(answer)).toContain("frame-ancestors 'self'");
    expect(policyOf(answer)).not.toContain('unsafe');
    expect(policyOf(await ask(PAGE))).not.toContain(nonce);
  });

  it('of the stand-in loads nothing foreign', async () => {
    const { ask } = await openServer(BUNDLED);
    const answer = await ask(PAGE);
    expect(policyOf(answer)).not.toContain('https:');
    expect(await answer.text()).toContain('data-client="/v1/__mock/google-client.js"');
  });

  it('lets the window in which an account is chosen answer, only where there is one', async () => {
    const opener = async (options: typeof REAL | typeof BUNDLED) =>
      (await (await openServer(options)).ask('/ua')).headers.get('cross-origin-opener-policy');
    expect(await opener(REAL)).toBe('same-origin-allow-popups');
    expect(await opener(BUNDLED)).toBe('same-origin');
  });

  it('is in the language of the shop, and in no other', async () => {
    const { ask } = await openServer(REAL);
    expect(await (await ask(`${PAGE}?language=en`)).text()).toContain('<html lang="en"');
    expect(await (await ask(`${PAGE}?language="><script>`)).text()).toContain('<html lang="uk"');
  });

  it('has the button drawn, and hands what Google gives to the shop’s own page only', async () => {
    const seen: Settings[] = [];
    const drawn: unknown[] = [];
    const initialize = (settings: Settings) => void seen.push(settings);
    const { said, script, listeners } = await runPage({
      initialize,
      renderButton: (...how: unknown[]) => drawn.push(how),
    });
    expect(script).toMatchObject({ src: 'https://accounts.google.com/gsi/client', nonce: 'n' });
    listeners['load']?.();
    expect(seen).toMatchObject([{ client_id: ID }]);
    expect(drawn).toMatchObject([['main', { locale: 'en', text: 'continue_with', width: 260 }]]);
    for (const credential of ['credential', undefined, 7, {}]) seen[0]?.callback({ credential });
    const to = 'https://shov.test';
    expect(said).toEqual([
      [{ name: 'drawn' }, to],
      [{ name: 'credential', credential: 'credential' }, to],
    ]);
  });

  it('says so where the client is blocked, or another script came', async () => {
    const blocked = await runPage(undefined);
    blocked.listeners['error']?.();
    const strange = await runPage(undefined);
    strange.listeners['load']?.();
    for (const { said } of [blocked, strange]) expect(said).toEqual([[{ name: 'failed' }, 'https://shov.test']]);
  });
});

it.each(['1234', 'a.apps.googleusercontent.com.evil.test', '"><script>.apps.googleusercontent.com'])(
  '%j is no id',
  (id) => {
    expect(() => configOf({ GOOGLE_CLIENT_ID: id })).toThrow('GOOGLE_CLIENT_ID');
  },
);
