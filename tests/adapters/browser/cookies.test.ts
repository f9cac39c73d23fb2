// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { createLocaleCookie, localeCookie, localeOfCookies } from '#adapters/browser/cookies.ts';

it.each([
  ['i18n_redirected=ua', 'ua'],
  ['i18n_redirected=en', 'en'],
  ['a=1; i18n_redirected=en; b=2', 'en'],
  ['a=1;i18n_redirected=en', 'en'],
  ['i18n_redirected=xx; i18n_redirected=en', 'en'],
])('%s asks for %s', (cookies, locale) => {
  expect(localeOfCookies(cookies)).toBe(locale);
});

it.each([
  '',
  'i18n_redirected',
  'i18n_redirected=',
  'i18n_redirected=EN',
  'i18n_redirected=uk',
  'i18n_redirected=en,ua',
  'i18n_redirected="en"',
  'i18n_redirected=<script>',
  'i18n_redirected=../en',
  'i18n_redirected=__proto__',
  'xi18n_redirected=en',
  `i18n_redirected=${'e'.repeat(5_000)}`,
])('%j counts as no cookie', (cookies) => {
  expect(localeOfCookies(cookies)).toBeUndefined();
});

it('the locale is remembered for 365 days, everywhere in the shop, and only over https where there is https', () => {
  expect(localeCookie('en', true)).toBe('i18n_redirected=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
  expect(localeCookie('ua', false)).toBe('i18n_redirected=ua; Path=/; Max-Age=31536000; SameSite=Lax');
});

it('what is written is what is read', () => {
  const cookie = createLocaleCookie(document);
  expect(cookie.read()).toBeUndefined();
  cookie.write('en');
  expect(cookie.read()).toBe('en');
  cookie.write('ua');
  expect(cookie.read()).toBe('ua');
});

it('where the browser keeps no cookies no language is remembered, and nothing breaks', () => {
  const keepsNone = {
    location: document.location,
    get cookie() {
      return '';
    },
    set cookie(_: string) {},
  };
  const cookie = createLocaleCookie(keepsNone as unknown as Document);
  cookie.write('en');
  expect(cookie.read()).toBeUndefined();
});

it('in a frame that may not even ask for cookies no language is remembered, and nothing breaks', () => {
  const refuse = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  const forbidden = Object.defineProperty({ location: document.location }, 'cookie', { get: refuse, set: refuse });
  const cookie = createLocaleCookie(forbidden as unknown as Document);
  expect(() => cookie.write('en')).not.toThrow();
  expect(cookie.read()).toBeUndefined();
});

it('a language that is chosen is told to the server that drew the page, whose cookie Safari keeps for longer', () => {
  const tell = vi.fn(() => Promise.resolve(new Response(null, { status: 204 })));
  const cookie = createLocaleCookie(document, tell);
  cookie.choose('en');
  expect(cookie.read()).toBe('en');
  expect(tell).not.toHaveBeenCalled();
  document.body.append(Object.assign(document.createElement('script'), { id: 'state', type: 'application/json' }));
  cookie.choose('ua');
  expect(tell).toHaveBeenCalledExactlyOnceWith('/language/ua', { method: 'POST', keepalive: true });
  document.querySelector('#state')?.remove();
});

it('what is remembered already is not written again, over what the server has set', () => {
  const write = vi.spyOn(document, 'cookie', 'set');
  const cookie = createLocaleCookie(document);
  cookie.write('en');
  cookie.write('en');
  expect(write).toHaveBeenCalledOnce();
});
