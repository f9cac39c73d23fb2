import { expect, test } from 'vitest';
import { inLatin, plainWord, searchWords, wordsIn } from '#domain/latin-letters.ts';

test.each([
  ['київ', 'kyiv'],
  ['львів', 'lviv'],
  ['запоріжжя', 'zaporizhzhia'],
  ['яремче', 'yaremche'],
  ['їжакевич', 'yizhakevych'],
  ['згорани', 'zghorany'],
  ['щастя', 'shchastia'],
  ['42а', '42a'],
])('%s is written %s in Latin letters by the official table', (word, latin) => {
  expect(inLatin(word)).toBe(latin);
});

test.each(['Кам’янське', "КАМ'ЯНСЬКЕ", 'Камʼянське'])('%s is one word, whatever its apostrophe and case', (word) => {
  expect(wordsIn(word)).toEqual([word]);
  expect(plainWord(word)).toBe('камянське');
});

test('what a text is looked for by is each of its words in both alphabets', () => {
  expect(searchWords('вул. Івано-Франківська, 12')).toEqual([
    'вул',
    'vul',
    'івано',
    'ivano',
    'франківська',
    'frankivska',
    '12',
    '12',
  ]);
  expect(searchWords('—, .')).toEqual([]);
});
