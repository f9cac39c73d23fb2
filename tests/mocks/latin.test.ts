// @vitest-environment node
import { expect, test } from 'vitest';
import type { WireVariantItem } from '#contract/catalog.ts';
import { inLatin } from '#mocks/latin.ts';
import { createTestBackend } from '#mocks/node.ts';
import { ask } from './support/guest.ts';

async function namesFor(query: string): Promise<string[]> {
  const { body } = await ask<{ items: WireVariantItem[] }>(
    createTestBackend(),
    'POST',
    '/v1/products/variants/search',
    { body: { filter: { query }, limit: 100 } },
  );
  return body.items.map(({ name }) => name);
}

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
