import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEBOUNCE_MS, STORAGE_RECENT_SEARCHES } from '#domain/constants.ts';
import { AppError } from '#domain/errors.ts';
import { buildCategory, buildVariant } from '#fixtures/build.ts';
import { keptSearches, recentSearches } from '#stores/recent-searches.ts';
import { settle } from '../support/fake-clock.ts';
import { createFakeShop } from '../support/fake-shop.ts';

const hoodies = buildCategory({ id: 'hoodies', name: 'Худі' });
const art = buildCategory({ id: 'art', name: 'Мистецтво' });
const goods = Array.from({ length: 8 }, (_, index) =>
  buildVariant({ id: `variant-${index}`, name: `Худі ${index}`, categoryIds: ['hoodies'] }),
);

function openShop(kept: Record<string, string> = {}) {
  const { stores, ports, clock, keyValue } = createFakeShop({ variants: goods, categories: [hoodies, art], kept });
  const { search } = stores;
  const type = async (text: string): Promise<void> => {
    search.look(text);
    await clock.advance(DEBOUNCE_MS);
    await settle();
  };
  const asked = (): unknown[] => ports.catalog.calls.filter((call) => call.method === 'searchVariants');
  return { search, ports, clock, keyValue, type, asked };
}

test('a text is looked for once the typing pauses', async () => {
  const { search, type, asked } = openShop();
  for (const text of ['х', 'ху', 'худ']) search.look(text);
  await type('худі');
  expect(asked()).toHaveLength(1);
  expect(search.suggested).toMatchObject({ text: 'худі', total: 8 });
  expect(search.suggested?.variants).toHaveLength(5);
});

test('categories called so are suggested, and one that everything found is in', async () => {
  const { search, type } = openShop();
  await type('мист');
  expect(search.suggested?.categories.map(({ name }) => name)).toEqual(['Мистецтво']);
  await type('Худі 1');
  expect(search.suggested?.categories).toEqual([]);
  await type('дi');
  expect(search.suggested?.categories).toEqual([]);
  await type('худі');
  expect(search.suggested?.categories).toEqual([hoodies]);
});

test('one letter suggests nothing, and neither does an emptied field', async () => {
  const { search, type, asked } = openShop();
  await type('х');
  expect(asked()).toHaveLength(0);
  await type('худі');
  search.look('  ');
  expect(search.suggested).toBeUndefined();
});

test('an answer that comes late is dropped', async () => {
  const { search, ports, type } = openShop();
  const slow = ports.catalog.holdNext('searchVariants');
  await type('Худі');
  await type('Худі 3');
  slow();
  await settle();
  expect(search.suggested).toMatchObject({ text: 'Худі 3', total: 1 });
});

test('nothing comes any more after the field was left', async () => {
  const { search, clock, asked } = openShop();
  search.look('худі');
  search.leave();
  await clock.advance(DEBOUNCE_MS);
  expect(asked()).toHaveLength(0);
});

test('a failure suggests nothing and says nothing', async () => {
  const { search, ports, type } = openShop();
  ports.catalog.failNext(new AppError('unreachable'), 'searchVariants');
  await type('худі');
  expect(search.suggested).toBeUndefined();
});

test('what was searched for is kept, the newest first, five at most and each once', () => {
  const { search, keyValue } = openShop();
  for (const text of ['шапка', 'худі', 'сонях', ' ', 'ХУДІ ', 'лонгслів', 'плакат', 'носки', ' '])
    search.remember(text);
  expect(search.recent).toEqual(['носки', 'плакат', 'лонгслів', 'ХУДІ', 'сонях']);
  expect(recentSearches(keyValue.read(STORAGE_RECENT_SEARCHES))).toEqual(search.recent);
  search.forgetOne('ХУДІ');
  expect(recentSearches(keyValue.read(STORAGE_RECENT_SEARCHES))).toEqual(['носки', 'плакат', 'лонгслів', 'сонях']);
  search.forgetRecent();
  expect([search.recent, keyValue.read(STORAGE_RECENT_SEARCHES)]).toEqual([[], undefined]);
});

test('what another tab has searched for meanwhile is kept too', () => {
  const { search, keyValue } = openShop();
  search.remember('худі');
  keyValue.writeElsewhere(STORAGE_RECENT_SEARCHES, keptSearches(['плакат', 'худі']));
  search.remember('носки');
  expect(search.recent).toEqual(['носки', 'плакат', 'худі']);
  keyValue.writeElsewhere(STORAGE_RECENT_SEARCHES, keptSearches(['шапка', 'носки']));
  search.forgetOne('носки');
  expect(search.recent).toEqual(['шапка']);
});

test.each(['', '[', 'null', '[]', '{"version":2,"texts":["худі"]}', '{"version":1,"texts":"худі"}', '{"version":1}'])(
  'what this browser keeps is no list of searches, so there is none: %s',
  (kept) => {
    const { search } = openShop({ [STORAGE_RECENT_SEARCHES]: kept });
    search.readRecent();
    expect(search.recent).toEqual([]);
  },
);

test('whatever is kept, at most five texts of two hundred letters come of it', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.json(),
        fc.array(fc.jsonValue()).map((texts) => JSON.stringify({ version: 1, texts })),
      ),
      (kept) => {
        const texts = recentSearches(kept);
        expect(texts.length).toBeLessThanOrEqual(5);
        for (const text of texts)
          expect([typeof text, text.length <= 200, text.trim() !== '']).toEqual(['string', true, true]);
      },
    ),
  );
});
