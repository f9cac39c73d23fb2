import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { credentials, resetPassword, subscribe, updateUser } from '#contract/auth.ts';
import { customer } from '#contract/order.ts';
import { isEmail } from '#domain/validation.ts';
import { leastMs } from '#tests/support/processor-time.ts';

/** Letters before @x.co.ua in the longest there may be. */
const LONGEST = 246;

const GOOD = [
  'olena@poshta.ua',
  'Olena.Tkach@Poshta.UA',
  'olena+shov@gmail.com',
  "o'brien@example.ie",
  'o_t@x.co',
  '-olena@poshta.ua',
  'olena-@poshta.ua',
  'olena@mail.poshta.com.ua',
  'olena@my-post.example',
  '1@2.ua',
  `${'a'.repeat(LONGEST)}@x.co.ua`,
];
const BAD = [
  '',
  ' olena@poshta.ua',
  'olena@',
  '@poshta.ua',
  'olena',
  'olena@poshta',
  'a b@poshta.ua',
  'olena@poshta.u',
  'olena@poshta.u1',
  'olena@poshta..ua',
  'ol..ena@poshta.ua',
  '.olena@poshta.ua',
  'olena.@poshta.ua',
  "olena'@poshta.ua",
  'olena@.poshta.ua',
  'olena@-poshta.ua',
  'olena@poshta.ua.',
  'olena@poshta.ua,',
  'olena@poshta,ua',
  'olena@@poshta.ua',
  'olena@tkach@poshta.ua',
  'оlena@gmail.com',
  'olena@gmаil.com',
  'олена@пошта.укр',
  'olena@пошта.ua',
  'olena@poshta_ua.com',
  'olena!@poshta.ua',
  'olena<o@poshta.ua>',
  '"olena tkach"@poshta.ua',
  'olena@[127.0.0.1]',
  'olena@poshta.ua\u200B',
  'olena@poshta.ua\n',
  `${'a'.repeat(LONGEST + 1)}@x.co.ua`,
];

/** What the wire says of it, in every body that carries one. */
function wireTakes(email: string): boolean {
  const password = 'sonyakh7';
  const names = { firstName: 'Олена', lastName: 'Ткач', phone: '+380672140811' };
  const said = [
    credentials.safeParse({ email, password }),
    resetPassword.safeParse({ email }),
    subscribe.safeParse({ email }),
    updateUser.safeParse({ email }),
    customer.safeParse({ ...names, email }),
  ].map(({ success }) => success);
  expect(new Set(said).size).toBe(1);
  return said[0] === true;
}

describe('an e-mail', () => {
  it.each(GOOD)('%j is one to the page and to the wire', (email) => {
    expect({ page: isEmail(email), wire: wireTakes(email) }).toEqual({ page: true, wire: true });
  });

  it.each(BAD)('%j is none to either', (email) => {
    expect({ page: isEmail(email), wire: wireTakes(email) }).toEqual({ page: false, wire: false });
  });

  it('that the page takes the wire takes, and the other way, however it is mistyped', () => {
    const sign = fc.constantFrom('a', 'Z', '1', '.', '@', '-', '_', '+', "'", ',', ' ', 'о', 'ї', '!', '\u200B', '\n');
    const mistyped = fc
      .tuple(fc.constantFrom(...GOOD.slice(0, 10)), fc.nat(30), fc.nat(2), fc.array(sign, { maxLength: 3 }))
      .map(([email, at, gone, signs]) => email.slice(0, at) + signs.join('') + email.slice(at + gone));
    fc.assert(
      fc.property(mistyped, (email) => isEmail(email) === wireTakes(email)),
      { numRuns: 2_000 },
    );
  });

  it('of any length is judged at once', () => {
    for (const text of ['a.'.repeat(50_000), `a@${'a.'.repeat(50_000)}`, `${"'".repeat(100_000)}@x.ua`])
      expect(leastMs(() => void isEmail(text))).toBeLessThan(50);
  });
});
