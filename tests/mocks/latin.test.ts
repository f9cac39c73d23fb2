// @vitest-environment node
import { expect, test } from 'vitest';
import { inLatin } from '#mocks/latin.ts';
import { namesFor } from './support/search.ts';

test.each([
  ['Згорани Щука', 'zghorany shchuka'],
  ['Єнакієве, Їжакевич, Йосипівка', 'yenakiieve, yizhakevych, yosypivka'],
  ['М’ята на сіль', 'miata na sil'],
  ['Ґудзик Юрій Яготин', 'gudzyk yurii yahotyn'],
])('«%s» in Latin letters is «%s»', (text, latin) => {
  expect(inLatin(text)[0]).toBe(latin);
});

test.each([
  ['khudi', 'худі'],
  ['hudi', 'худі'],
  ['HUDI soniakh', 'худі сонях'],
  ['shkarpetky', 'шкарпетки'],
  ['svitshot', 'світшот'],
  ['futbolka', 'футболка'],
])('«%s» finds what «%s» finds', async (typed, ukrainian) => {
  const found = await namesFor(typed);
  expect(found.length).toBeGreaterThan(0);
  expect(found).toEqual(await namesFor(ukrainian));
});

test('a word that is in no name finds nothing, in whatever letters', async () => {
  expect([await namesFor('vertolit'), await namesFor('вертоліт')]).toEqual([[], []]);
});
