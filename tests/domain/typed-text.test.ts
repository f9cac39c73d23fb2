import { describe, expect, it } from 'vitest';
import { branchOf } from '#domain/branches.ts';
import { listingQuery } from '#domain/listing.ts';
import { promoName } from '#domain/promo-code.ts';
import { asSeen } from '#domain/typed-text.ts';
import { typedPrice } from '#domain/typed-price.ts';
import { required } from '#domain/validation-rules.ts';
import { toE164 } from '#views/form/phone.ts';
import { itemNamed, itemsFound } from '#views/form/select-rules.ts';

/** What comes along when something is copied from a letter, a messenger or a page. */
const MARKS = [
  '\u200B',
  '\u200E',
  '\u200F',
  '\u202A',
  '\u202B',
  '\u202C',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
  '\u2060',
  '\u00AD',
  '\uFEFF',
  '\u061C',
];

describe('invisible marks', () => {
  it.each(MARKS.map((mark) => [mark.codePointAt(0)?.toString(16).padStart(4, '0'), mark]))(
    'U+%s around and within what is typed make no difference',
    (_, mark = '') => {
      const marked = (text: string): string => mark + text.slice(0, 2) + mark + text.slice(2) + mark;
      const branch = { id: 'b', number: '112', city: 'Полтава', street: '', hours: {} };
      const items = [{ value: 'PL', label: 'Польща', alias: '48' }];
      expect(asSeen(marked('Олена'))).toBe('Олена');
      expect(toE164('UA', marked('067 214 08 11'))).toBe('+380672140811');
      expect(toE164('UA', marked('+48512345678'))).toBe('+48512345678');
      expect(promoName(marked('shov10'))).toBe('SHOV10');
      expect(typedPrice(marked('1500'))).toBe(150_000);
      expect(listingQuery(new URLSearchParams({ q: marked('худі') })).text).toBe('худі');
      expect(branchOf([branch] as never, marked('Полтава'), marked('112'))).toBe(branch);
      expect(itemsFound(items, marked('поль'))).toEqual(items);
      expect(itemNamed(items, marked('Польща'))).toBe(items[0]);
      expect(required(mark, {})).toEqual({ key: 'field.rule.required' });
    },
  );

  it('that join letters or parts of an emoji are a part of what is written', () => {
    for (const text of ['👩🏽‍🎤', 'می‌خواهم']) expect(asSeen(` ${text}\u200B`)).toBe(text);
  });
});
