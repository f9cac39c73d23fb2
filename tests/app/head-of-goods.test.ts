import { expect, test } from 'vitest';
import type { Head } from '#app/head/head.ts';
import { headOf } from '#app/head/head.ts';
import { loadMessages } from '#views/messages.ts';
import type { Category, Variant } from '#domain/catalog.ts';
import { buildCategory, buildPhoto, buildVariant } from '#fixtures/build.ts';
import { createFakeShop } from '#tests/support/fake-shop.ts';
import { shownAt } from '../support/shown-at.ts';
import words from '../../locales/ua.json' with { type: 'json' };

const OWN = words['title.description'];
const HOODIES = buildCategory({ id: 'c1', description: 'Щільний футер, вишивка на грудях.' });
const photoAt = (url: string) => buildPhoto({ sources: [{ width: 1000, url }] });

async function headAt(path: string, { variant, category }: { variant?: Variant; category?: Category }): Promise<Head> {
  await loadMessages('ua');
  const { stores } = createFakeShop({
    variants: variant === undefined ? [] : [variant],
    categories: category === undefined ? [] : [category],
  });
  if (variant !== undefined) await stores.product.open(variant.id);
  return headOf(shownAt(`/ua${path}`, stores));
}

const productHead = (overrides: Partial<Variant>): Promise<Head> =>
  headAt('/catalog/product/v1', { variant: buildVariant({ id: 'v1', ...overrides }) });

test('the page of a thing is described by the first of what is written of it, without its letters’ weight', async () => {
  const head = await productHead({
    description: [
      { type: 'paragraph', children: [{ text: 'Соняхи ' }, { text: 'на грудях', bold: true }, { text: '.' }] },
      { type: 'paragraph', children: [{ text: 'Друге.' }] },
    ],
  });
  expect(head.description).toBe('Соняхи на грудях.');
});

test('a thing of which nothing is written is described by the shop’s own words', async () => {
  expect((await productHead({ description: [] })).description).toBe(OWN);
});

test('the preview of a thing is its own first photo', async () => {
  const photos = [photoAt('/photos/front.avif'), photoAt('/photos/back.avif')];
  expect((await productHead({ photos })).picture).toBe('/photos/front.avif');
});

test('a category is described by its own words and shown by its own photo', async () => {
  const category = { ...HOODIES, photo: photoAt('/photos/hoodies.avif') };
  expect(await headAt('/catalog/c1', { category })).toMatchObject({
    description: 'Щільний футер, вишивка на грудях.',
    picture: '/photos/hoodies.avif',
  });
});

test('a category without words of its own is described by the shop’s', async () => {
  const { description: _, ...category } = HOODIES;
  expect((await headAt('/catalog/c1', { category })).description).toBe(OWN);
});
