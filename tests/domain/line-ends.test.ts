import { expect, test } from 'vitest';
import { bound } from '#domain/line-ends.ts';

test.each([
  ['Худі з соняхом і в полі', 'Худі з~соняхом і~в~полі'],
  ['А тепер оберіть', 'А~тепер оберіть'],
  ['колір (у наявності) та розмір', 'колір (у~наявності) та~розмір'],
  ['«І на стіну»', '«І~на стіну»'],
  ['A cup and a saucer', 'A~cup and~a~saucer'],
  ['Sand is not a conjunction', 'Sand is not a~conjunction'],
  ['до вас чи до нас', 'до вас чи~до нас'],
  ['кава, чай', 'кава, чай'],
  ['З вашої згоди — ще й рахує', 'З~вашої згоди~— ще й~рахує'],
  ['Унісекс · оверсайз', 'Унісекс~· оверсайз'],
  ['30 березня – 2 квітня', '30 березня~– 2 квітня'],
])('%s', (text, expected) => {
  expect(bound(text)).toBe(expected.replaceAll('~', '\u00A0'));
});

test('a word before a value or inside a choice keeps to what comes there', () => {
  expect(bound('{size} і {color}')).toBe('{size} і\u00A0{color}');
  expect(bound('{address} — на мапі')).toBe('{address}\u00A0— на мапі');
  expect(bound('{n, plural, one {a thing} other {# things}}')).toBe('{n, plural, one {a\u00A0thing} other {# things}}');
  expect(bound('<strong>A word</strong> і <link>ще</link>')).toBe(
    '<strong>A\u00A0word</strong> і\u00A0<link>ще</link>',
  );
});
