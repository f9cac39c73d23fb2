import google from '#fixtures/exchanges/auth.google.json' with { type: 'json' };
import type { Edit } from './edit.ts';
import { made, row } from './edit.ts';

const CALL = `  'auth.apple': call('POST', '/v1/auth/apple', {
    says: 'Signs in with the credential of Apple’s client.',
    rules: shared.SIGNED_IN,
    body: auth.googleSignIn,
    answer: auth.tokens,
    failures: ['USER_WITH_THIS_CREDENTIALS_NOT_FOUND'],
  }),
`;

const NOBODY = { code: 'USER_WITH_THIS_CREDENTIALS_NOT_FOUND', message: 'Nobody is known by it' };
const EXCHANGES = JSON.stringify({
  ...google,
  call: 'auth.apple',
  failing: { ...google.failing, response: { status: 400, body: NOBODY } },
}).replaceAll('/v1/auth/google', '/v1/auth/apple');

const ENDPOINT = `  endpoint('auth.apple', ({ body }, shop) => {
    const customer = activeByEmail(shop, body.idToken);
    if (customer === undefined) throw new Fault('USER_WITH_THIS_CREDENTIALS_NOT_FOUND');
    return newTokens(shop, customer);
  }),
`;

const STEP = `  'auth.apple': {
    ask: ({ auth }, request) => auth.apple(bodyOf(request).idToken),
    understood: TOKENS,
  },
`;

const PROBE = `  refused('USER_WITH_THIS_CREDENTIALS_NOT_FOUND', 'auth.apple', 'nobody', () => ({ body: { idToken: 'a.b.c' } })),
`;

const CELLS = `  {
    call: 'auth.apple',
    come: openDialog,
    act: ({ page }) => page.frameLocator('iframe[title="Apple"]').getByRole('button').click(),
    done: ({ customer }) => customer.profileLink,
  },
`;

const PAGE = `/** Where the shop's page finds it. */
export const APPLE_PATH = '/apple-sign-in';

export function appleSignInPage(id: string): Response {
  const html = '<!doctype html><title>Apple</title><main data-id="' + id + '"></main>';
  const policy = "default-src 'none'; script-src https://appleid.cdn-apple.com; frame-ancestors 'self'";
  return new Response(html, { headers: { 'content-type': 'text/html', 'content-security-policy': policy } });
}
`;

const ACTIONS = `  offerApple(place: HTMLElement, language: LanguageTag, signal: AbortSignal): Promise<void> {
    return this.#needs.apple.offer(place, language, (idToken) => void this.apple(idToken), signal);
  }

  apple(idToken: string): Promise<boolean> {
    return this.#ask('apple', async () => {
      void this.#enter(await this.#needs.auth.apple(idToken), undefined, 'toast.signed-in');
    });
  }

`;

const BUTTON = `import { useEffect, useRef } from 'react';
import { useStores } from '../stores.ts';

export function AppleButton() {
  const { locale, signIn } = useStores();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const leave = new AbortController();
    if (place.current !== null) signIn.offerApple(place.current, locale.language, leave.signal).catch(() => {});
    return () => leave.abort();
  }, [locale.language, signIn]);
  return <div ref={place} />;
}
`;

const PAGE_IS_SERVED = `// @vitest-environment node
import { expect, test } from 'vitest';
import { openServer } from './stub-shop.ts';

test('Apple’s page is there with an id, and the shop’s page may show it', async () => {
  const { ask } = await openServer({ environment: { APPLE_CLIENT_ID: 'test.shov.shop' } });
  expect(await (await ask('/apple-sign-in')).text()).toContain('data-id="test.shov.shop"');
  const page = await ask('/ua');
  expect(await page.text()).toContain('<meta name="apple-sign-in" content="/apple-sign-in">');
  expect(page.headers.get('content-security-policy')).toContain("frame-src 'self'");
});
`;

const BUTTON_SIGNS_IN = `import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderView } from '#tests/support/render-view.tsx';
import { DialogHost } from '#views/dialogs/dialog-host.tsx';

it('signs in by what Apple’s frame says', async () => {
  document.head.innerHTML = '<meta name="apple-sign-in" content="/apple-sign-in">';
  const { stores } = renderView(<DialogHost />, {});
  act(() => stores.dialogs.open('auth', {}));
  await waitFor(() => expect(document.querySelector('iframe')?.src).toContain('/apple-sign-in?language=uk'));
  const source = document.querySelector('iframe')?.contentWindow ?? null;
  const data = { name: 'credential', credential: 'a.b.c' };
  act(() => void window.dispatchEvent(new MessageEvent('message', { source, origin: window.location.origin, data })));
  await waitFor(() => expect(stores.session.isSignedIn).toBe(true));
});
`;

const SERVED = 'tests/server/apple-sign-in.test.ts';
const PRESSED = 'tests/views/dialogs/apple-sign-in.test.tsx';

/** What holds a way to sign in, once there is one. */
export const TESTS_OF_SIGN_IN = [SERVED, PRESSED];

/** Signing in with Apple, done as the recipe says. */
export const RECIPE_OF_SIGN_IN: Edit[] = [
  row('src/contract/calls.ts', "  'auth.reset-password': call(", CALL),
  made('fixtures/exchanges/auth.apple.json', EXCHANGES),
  row('mocks/endpoints/auth.ts', "  endpoint('auth.google'", ENDPOINT),
  row('tests/contract/steps.ts', "  'auth.google': {", STEP),
  row('tests/contract/probes/accounts.ts', "  refused('GOOGLE_AUTH_TOKEN_INVALID'", PROBE),
  row('tests/matrix/rows-account.ts', "  {\n    call: 'auth.refresh-session',", CELLS),
  row('src/ports/auth.ts', '  /** A token works once;', '  apple(idToken: string): Promise<Tokens>;\n'),
  row(
    'src/adapters/http/auth.ts',
    '    refresh: (refreshToken',
    "    apple: (idToken) => client.send('POST', '/v1/auth/apple', { idToken }, tokens),\n\n",
  ),
  row('tests/support/fake-auth-port.ts', '    async google(', '    apple: async () => newTokens(SOLOMIIA),\n'),
  made('src/server/apple-sign-in.ts', PAGE),
  row('src/server/config.ts', '  /** Whether browsers of shoppers', '  appleClientId: string | undefined;\n'),
  row(
    'src/server/config.ts',
    "    measures: switchOf('MEASURE'",
    "    appleClientId: idOf('APPLE_CLIENT_ID', environment['APPLE_CLIENT_ID'], /^[\\w.-]{3,100}$/),\n",
  ),
  row(
    'src/server/shop.ts',
    'import { GOOGLE_PATH',
    "import { APPLE_PATH, appleSignInPage } from './apple-sign-in.ts';\n",
  ),
  row('src/server/shop.ts', '    googleSignIn: google', '    appleSignIn: config.appleClientId && APPLE_PATH,\n'),
  row(
    'src/server/shop.ts',
    '  if (google !== undefined) shop.get(',
    '  const { appleClientId: apple } = config;\n  if (apple !== undefined) shop.get(APPLE_PATH, () => appleSignInPage(apple));\n',
  ),
  row('src/server/document.ts', '  googleSignIn?:', '  appleSignIn?: string | undefined;\n'),
  row('src/server/document.ts', "    'google-sign-in':", "    'apple-sign-in': parts.appleSignIn,\n"),
  row('src/server/security.ts', "hasGoogle) && { 'frame-src'", 'config.appleClientId !== undefined || '),
  row('src/adapters/browser/social-sign-in.ts', '): SocialSignIn {', ", name = 'google-sign-in'"),
  row('src/adapters/browser/social-sign-in.ts', "'google-sign-in', host)", 'name || '),
  row('src/app/identifiers.ts', '  social: Symbol(', "  apple: Symbol('Apple') as ServiceIdentifier<SocialSignIn>,\n"),
  row(
    'src/app/container.ts',
    '  container.bind(port.social)',
    "  container.bind(port.apple).toResolvedValue(() => createSocialSignIn(globalThis.document, 'apple-sign-in'), []);\n",
  ),
  row('src/app/container.ts', 'social, newId) =>', 'apple, '),
  row('src/app/container.ts', 'social, newId, report }', 'apple, '),
  row('src/app/container.ts', 'port.social, port.newId]', 'port.apple, '),
  row('src/stores/sign-in.ts', "'google' | 'request-reset'", "'apple' | "),
  row('src/stores/sign-in.ts', "  'request-reset': {", '  apple: {},\n'),
  row('src/stores/sign-in.ts', '  newId: NewId;', '  apple: SocialSignIn;\n'),
  row('src/stores/sign-in.ts', "  /** With the credential of Google's sign-in client. A failure", ACTIONS),
  made('src/views/dialogs/apple-button.tsx', BUTTON),
  row('src/views/dialogs/auth.tsx', 'import { SocialButton }', "import { AppleButton } from './apple-button.tsx';\n"),
  row('src/views/dialogs/auth.tsx', '        <SocialButton />', '        <AppleButton />\n'),
  made(SERVED, PAGE_IS_SERVED),
  made(PRESSED, BUTTON_SIGNS_IN),
];
