import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dialogOf, withoutAsked } from '#app/deep-link.ts';

describe('a dialog asked for by an address', () => {
  it('is the one of that name, its field begun with the mail', () => {
    expect(dialogOf('?dialog=subscribe&email=olena%40poshta.ua')).toEqual({
      name: 'subscribe',
      props: { email: 'olena@poshta.ua' },
    });
    expect(dialogOf('?a=1&dialog=discount')).toEqual({ name: 'discount', props: {} });
  });

  it('says nothing is done that was not done', () => {
    expect(dialogOf('?dialog=success&email=olena@poshta.ua')).toEqual({
      name: 'success',
      props: { titleKey: 'dialog.success.welcome', textKey: 'dialog.success.welcome-text' },
    });
  });

  it.each([
    '',
    '?',
    '?dialog',
    '?dialog=',
    '?email=olena@poshta.ua',
    '?dialog=Subscribe',
    '?dialog=subscribe%00',
    '?dialog=%00',
    '?dialog=%E0%A4%A',
    '?dialog=__proto__',
    '?dialog=constructor',
    '?dialog=toString',
    '?dialog=hasOwnProperty',
    '?dialog[]=subscribe',
    '?DIALOG=subscribe',
    '?dialog=<script>alert(1)</script>',
    '?dialog=../subscribe',
    '?dialog=buyInClick',
    '?dialog=shortcuts',
    '?dialog=buyInClick&variantId=a&size=M&inStock=true',
    `?dialog=${'subscribe'.repeat(11_000)}`,
    '?dialog=nobody&dialog=subscribe',
  ])('%.60s opens nothing', (search) => {
    expect(dialogOf(search)).toBeUndefined();
  });

  it('counts once, by its first name, however often it is asked', () => {
    expect(dialogOf('?dialog=subscribe&dialog=discount&email=a@b.ua&email=c@d.ua')).toEqual({
      name: 'subscribe',
      props: { email: 'a@b.ua' },
    });
  });

  it('takes no mail that is longer than mails are', () => {
    expect(dialogOf(`?dialog=subscribe&email=${'a'.repeat(100_000)}`)).toEqual({ name: 'subscribe', props: {} });
  });

  it('is nothing but a known one, whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (name, email) => {
        const search = `?dialog=${name}&email=${email}`;
        const asked = dialogOf(search);
        expect([undefined, 'auth', 'resetPassword', 'subscribe', 'discount', 'success']).toContain(asked?.name);
        expect(({} as Record<string, unknown>)['email']).toBeUndefined();
      }),
    );
  });
});

describe('an address without its dialog and its code', () => {
  it.each([
    ['?dialog=auth', ''],
    ['?dialog=auth&email=a%40b.ua&email=&dialog', ''],
    ['?sort=new&dialog=auth&sizes=M%2CL&email=x', '?sort=new&sizes=M%2CL'],
    ['?q=%D1%80%D1%83%D0%B6%D0%B0+1&%64ialog=auth', '?q=%D1%80%D1%83%D0%B6%D0%B0+1'],
    ['?q=%E0%A4%A&dialog=%E0%A4%A', '?q=%E0%A4%A'],
    ['?promo=SHOV10', ''],
    ['?sort=new&promo=shov10&promos=1', '?sort=new&promos=1'],
    ['?dialogs=1&my-email=2', '?dialogs=1&my-email=2'],
    ['', ''],
  ])('%s is %s', (search, rest) => {
    expect(withoutAsked(search)).toBe(rest);
  });

  it('keeps every other parameter as it was written', () => {
    const part = fc
      .string({ unit: 'grapheme' })
      .map((text) => `p${encodeURIComponent(text)}=${encodeURIComponent(text)}`);
    fc.assert(
      fc.property(fc.array(part), fc.array(part), (before, after) => {
        const others = [...before, ...after];
        const search = `?${[...before, 'dialog=auth', ...after, 'email=a@b.ua'].join('&')}`;
        expect(withoutAsked(search)).toBe(others.length === 0 ? '' : `?${others.join('&')}`);
      }),
    );
  });
});
