import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { suggestEmail } from '#domain/email-suggestion.ts';
import { isEmail } from '#domain/validation.ts';

describe('what a mistyped e-mail most likely was', () => {
  it.each([
    ['оlena@gmail.com', 'olena@gmail.com'],
    ['olena@gmаil.соm', 'olena@gmail.com'],
    ['ОLENA@poshta.ua', 'OLENA@poshta.ua'],
    ['olena@poshta.ua,', 'olena@poshta.ua'],
    ['olena@poshta.ua.', 'olena@poshta.ua'],
    ['olena@poshta.ua;', 'olena@poshta.ua'],
    ['olena@poshta,ua', 'olena@poshta.ua'],
    ['olena,tkach@poshta.ua', 'olena.tkach@poshta.ua'],
    ['olena@poshta..ua', 'olena@poshta.ua'],
    ['olena @ poshta.ua', 'olena@poshta.ua'],
    ['olena@@poshta.ua', 'olena@poshta.ua'],
    ['olena.@poshta.ua', 'olena@poshta.ua'],
    ['olena"gmail.com', 'olena@gmail.com'],
    ['<olena@poshta.ua>', 'olena@poshta.ua'],
    ['Олена Ткач <olena@poshta.ua>', 'olena@poshta.ua'],
    ['mailto:olena@poshta.ua', 'olena@poshta.ua'],
    ['olena＠poshta.ua', 'olena@poshta.ua'],
    ['olena@gmail.con', 'olena@gmail.com'],
    ['olena@gmail.co', 'olena@gmail.com'],
    ['olena@gmail', 'olena@gmail.com'],
    ['olena@gmailcom', 'olena@gmail.com'],
    ['olena@gmial.com', 'olena@gmail.com'],
    ['olena@gmial.con', 'olena@gmail.com'],
    ['olena@gmai.com', 'olena@gmail.com'],
    ['olena@GMAIL.CON', 'olena@gmail.com'],
    ['olena@ukr.ner', 'olena@ukr.net'],
    ['olena@urk.net', 'olena@ukr.net'],
    ['olena@iclod.com', 'olena@icloud.com'],
    ['olena@my-post.vom', 'olena@my-post.com'],
  ])('of %j is %j', (typed, meant) => {
    expect(suggestEmail(typed)).toBe(meant);
  });

  it.each([
    ['olena@poshta.ua'],
    ['  olena@poshta.ua '],
    ['Olena@Gmail.com'],
    ['olena@mail.com'],
    ['olena@email.com'],
    ['olena@ymail.com'],
    ['olena@i.ua'],
    ['olena@small.com'],
    ['olena@yahoo.co.uk'],
    ['olena@'],
    ['olena'],
    [''],
    ['олена@пошта.укр'],
    ['a@b@c.ua'],
  ])('of %j is nothing else', (typed) => {
    expect(suggestEmail(typed)).toBeUndefined();
  });

  it('is an e-mail, is another one, and is not itself a mistyped one', () => {
    const sign = fc.constantFrom('o', 'о', 'g', 'm', 'a', 'i', 'l', '.', ',', '@', 'c', 'n', '"', ' ', '\u202A');
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 24 }), (signs) => {
        const typed = signs.join('');
        const meant = suggestEmail(typed);
        return meant === undefined || (isEmail(meant) && meant !== typed && suggestEmail(meant) === undefined);
      }),
      { numRuns: 3_000, examples: [[[...'о@gmai.cmo']], [[...'a@gmailcon']]] },
    );
  });
});
