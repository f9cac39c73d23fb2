import { beforeAll, expect, test } from 'vitest';
import { wordsIn } from '#app/head/head.ts';
import { jsonLdOf } from '#app/head/json-ld.ts';
import { loadMessages } from '#views/messages.ts';
import type { Size } from '#domain/catalog.ts';
import { buildVariant } from '#fixtures/build.ts';
import { createFakeShop } from '#tests/support/fake-shop.ts';
import { shownAt } from '../support/shown-at.ts';

beforeAll(() => loadMessages('ua'));

/** What search engines are offered on the page of a thing. */
async function offerOf(overrides: Parameters<typeof buildVariant>[0]): Promise<unknown> {
  const variant = buildVariant({ id: 'v1', ...overrides });
  const { stores } = createFakeShop({ variants: [variant] });
  await stores.product.open(variant.id);
  const described = jsonLdOf(shownAt(`/ua/catalog/product/${variant.id}`, stores), 'https://shov.ua', wordsIn('ua'));
  const product = described.find((one) => one['@type'] === 'Product');
  return product?.['offers'];
}

const SIZES: Size[] = ['S', 'M', 'L'];
const sizes = (...inStock: boolean[]) =>
  SIZES.slice(0, inStock.length).map((value, at) => ({ value, inStock: inStock[at] === true }));

test.each([
  [245_000, undefined, 2450],
  [245_000, 189_950, 1899.5],
  [99, 0, 0],
])('of %i hundredths, reduced to %s, search engines are told what is paid: %d', async (price, discountPrice, paid) => {
  const offer = await offerOf({ price, ...(discountPrice !== undefined && { discountPrice }) });
  expect(offer).toMatchObject({ '@type': 'Offer', price: paid, priceCurrency: 'UAH' });
});

test.each([
  ['every size is there', sizes(true, true), 'InStock'],
  ['one size of three is left', sizes(false, false, true), 'InStock'],
  ['every size is sold out', sizes(false, false, false), 'OutOfStock'],
  ['the only size is sold out', sizes(false), 'OutOfStock'],
  ['it comes in no size', [], 'OutOfStock'],
])('where %s search engines are told so', async (_, given, availability) => {
  expect(await offerOf({ sizes: given })).toMatchObject({ availability: `https://schema.org/${availability}` });
});
