// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { createNavigation } from '#adapters/browser/navigation.ts';

interface Sent {
  method: string | null;
  action: string | null;
  fields: [string, string][];
}

const sent: Sent[] = [];
const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
  const inputs = [...this.querySelectorAll('input')];
  expect(this.isConnected).toBe(true);
  expect(inputs.every((input) => input.type === 'hidden')).toBe(true);
  const fields = inputs.map((input): [string, string] => [input.name, input.value]);
  sent.push({ method: this.getAttribute('method'), action: this.getAttribute('action'), fields });
});
const open = vi.fn<(path: string, options?: { replace?: boolean }) => void>();
const navigation = createNavigation({ open, at: () => '/', document });

afterEach(() => {
  sent.length = 0;
  open.mockClear();
  submit.mockClear();
});

it('a path of the shop is opened by the router', () => {
  navigation.open('/checkout/1?step=payment', { replace: true });
  expect(open).toHaveBeenCalledWith('/checkout/1?step=payment', { replace: true });
});

it.each(['//evil.test', '/\\evil.test', 'https://evil.test', 'javascript:alert(1)', ''])('%j opens home', (path) => {
  navigation.open(path);
  expect(open).toHaveBeenCalledWith('/', undefined);
});

it('the payment provider gets its signed fields in a form, and no trace of it stays', () => {
  const fields = { data: 'eyJhIjoxfQ==', signature: '"><script>', submit: 'x', action: 'https://evil.test' };
  navigation.submit('https://pay.example/checkout', 'POST', fields);
  expect(sent).toEqual([{ method: 'POST', action: 'https://pay.example/checkout', fields: Object.entries(fields) }]);
  expect(document.querySelector('form')).toBeNull();
});

it('a page of our own may take a payment, over plain http too', () => {
  navigation.submit('/payment', 'POST', {});
  expect(sent[0]?.action).toBe(`${document.location.origin}/payment`);
});

it('a GET keeps the query of the address', () => {
  navigation.submit('https://pay.example/?order=1', 'GET', { lang: 'uk' });
  expect(sent[0]?.fields).toEqual([
    ['order', '1'],
    ['lang', 'uk'],
  ]);
});

it.each(['http://pay.example', '//pay.example:80', 'javascript:alert(1)', 'data:text/html,x', 'https://', 'ftp://x'])(
  '%s gets no payment',
  (url) => {
    expect(() => navigation.submit(url, 'POST', {})).toThrow(expect.objectContaining({ kind: 'unreadable' }));
    expect(sent).toEqual([]);
  },
);
