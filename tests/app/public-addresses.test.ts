import { expect, test } from 'vitest';
import { publicAddresses } from '#app/public-addresses.ts';
import { AppError } from '#domain/errors.ts';
import { buildCategory, buildVariant } from '#fixtures/build.ts';
import { profile } from '#profiles/ua.ts';
import { createFakeCatalogPort } from '#tests/support/fake-ports.ts';

const MANY = 230;

test('the map has every public screen, category and colour of a thing, in each language', async () => {
  const category = buildCategory();
  const variants = Array.from({ length: MANY }, (_, index) =>
    buildVariant({ id: `id-${index}`, productId: `product-${index}`, siblings: [] }),
  );
  const addresses = await publicAddresses(createFakeCatalogPort({ categories: [category], variants }), profile);
  expect(addresses).toContain('/ua');
  expect(addresses).toContain('/en/faq');
  expect(addresses).toContain(`/ua/catalog/${category.id}`);
  expect(addresses.filter((address) => address.startsWith('/en/catalog/product/'))).toHaveLength(MANY);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('a colour that stands behind another in the listing has its address too', async () => {
  const other = { ...buildVariant(), id: 'other' };
  const variant = buildVariant({ siblings: [{ id: other.id, color: other.color }] });
  const addresses = await publicAddresses(createFakeCatalogPort({ variants: [variant] }), profile);
  expect(addresses).toContain('/ua/catalog/product/other');
});

test('screens that are nobody else’s business are not in the map', async () => {
  const addresses = await publicAddresses(createFakeCatalogPort(), profile);
  expect(addresses.filter((address) => /basket|checkout|gallery/.test(address))).toEqual([]);
});

test.each(['categories', 'searchVariants'] as const)(
  'without %s there is no map: half of one would be kept',
  async (call) => {
    const port = createFakeCatalogPort({ variants: [buildVariant()] });
    const error = new AppError('unreachable');
    port.failNext(error, call);
    await expect(publicAddresses(port, profile)).rejects.toBe(error);
  },
);
