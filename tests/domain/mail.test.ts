import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { mailAddress } from '#domain/mail.ts';

test('a letter is begun with its subject and lines, whatever stands in them', () => {
  expect(mailAddress('pryvit@shov.ua', 'Замовлення № 7', 'рядок & ще\nодин?')).toBe(
    'mailto:pryvit@shov.ua?subject=%D0%97%D0%B0%D0%BC%D0%BE%D0%B2%D0%BB%D0%B5%D0%BD%D0%BD%D1%8F%20%E2%84%96%207&body=%D1%80%D1%8F%D0%B4%D0%BE%D0%BA%20%26%20%D1%89%D0%B5%0D%0A%D0%BE%D0%B4%D0%B8%D0%BD%3F',
  );
});

test('no words add a header to a letter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (subject, body) => {
      const { searchParams, protocol, pathname } = new URL(mailAddress('pryvit@shov.ua', subject, body));
      expect([protocol, pathname, [...searchParams.keys()]]).toEqual([
        'mailto:',
        'pryvit@shov.ua',
        ['subject', 'body'],
      ]);
    }),
  );
});
