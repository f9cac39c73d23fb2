import { expect, test } from 'vitest';
import { wordsIn } from '#app/head/head.ts';
import { jsonLdOf } from '#app/head/json-ld.ts';
import type { JsonLd } from '#app/routes/route.ts';
import { loadMessages } from '#views/messages.ts';
import { buildCategory, buildPage, buildVariant } from '#fixtures/build.ts';
import { createFakeShop } from '#tests/support/fake-shop.ts';
import { shownAt } from '../../support/shown-at.ts';

const CATEGORY = buildCategory({ id: 'c1', name: 'Худі' });
const VARIANT = buildVariant({ id: 'v1', name: 'Худі «Сонях»', categoryIds: ['gone', 'c1'] });
const contacts = {
  email: 'pryvit@shov.ua',
  phone: '+380443901207',
  address: 'Київ',
  instagramLink: 'https://instagram.com/shov',
};
const PAGES = [
  buildPage({
    slug: 'faq',
    title: 'Питання',
    blocks: [
      {
        type: 'faq',
        items: [
          {
            question: 'Чи сідає після прання?',
            answer: [
              { type: 'paragraph', children: [{ text: 'Ні, ' }, { text: 'тканину', bold: true }] },
              { type: 'list', ordered: false, items: [[{ text: 'уже випрали' }], [{ text: 'двічі' }]] },
            ],
          },
        ],
      },
    ],
  }),
  buildPage({ slug: 'about', title: 'Про нас' }),
  buildPage({ slug: 'contacts', contacts }),
];

async function describedAt(path: string, origin = 'https://shov.ua'): Promise<JsonLd[]> {
  await loadMessages('ua');
  const { stores } = createFakeShop({ categories: [CATEGORY], variants: [VARIANT], pages: PAGES });
  if (path.includes('product/')) await stores.product.open(VARIANT.id);
  return jsonLdOf(shownAt(`/ua${path}`, stores), origin, wordsIn('ua'));
}

const kinds = (described: JsonLd[]): unknown[] => described.map((one) => one['@type']);

/** The way to a screen: names, and addresses without the origin. */
async function wayTo(path: string): Promise<string[]> {
  const way = (await describedAt(path)).find((one) => one['@type'] === 'BreadcrumbList');
  const steps = (way?.['itemListElement'] ?? []) as { name: string; item: string }[];
  const places = steps.map((_, index) => ({ '@type': 'ListItem', position: index + 1 }));
  expect(steps).toMatchObject(places);
  return steps.map(({ name, item }) => `${name} ${item.replace('https://shov.ua', '')}`);
}

test.each([
  ['/catalog', ['Головна /ua', 'Каталог /ua/catalog']],
  ['/catalog/c1', ['Головна /ua', 'Каталог /ua/catalog', 'Худі /ua/catalog/c1']],
  [
    '/catalog/product/v1',
    ['Головна /ua', 'Каталог /ua/catalog', 'Худі /ua/catalog/c1', 'Худі «Сонях» /ua/catalog/product/v1'],
  ],
  ['/faq', ['Головна /ua', 'Питання /ua/faq']],
  ['/about', ['Головна /ua', 'Про нас /ua/about']],
])('the way to %s is %j', async (path, way) => {
  expect(await wayTo(path)).toEqual(way);
});

test.each(['/basket', '/checkout', '/checkout/1', '/nowhere', '/catalog/gone', '/terms-conditions'])(
  'nothing is said of %s, which is private or not there',
  async (path) => {
    expect(await describedAt(path)).toEqual([]);
  },
);

test('the home page describes the shop and how to reach it', async () => {
  expect(await describedAt('')).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'ШОВ',
      url: 'https://shov.ua/ua',
      logo: 'https://shov.ua/icons/icon-512.png',
      email: 'pryvit@shov.ua',
      telephone: '+380443901207',
      address: 'Київ',
      sameAs: ['https://instagram.com/shov'],
    },
  ]);
});

test('questions are told with their answers as plain words', async () => {
  const described = await describedAt('/faq');
  expect(kinds(described)).toEqual(['BreadcrumbList', 'FAQPage']);
  expect(described[1]?.['mainEntity']).toEqual([
    {
      '@type': 'Question',
      name: 'Чи сідає після прання?',
      acceptedAnswer: { '@type': 'Answer', text: 'Ні, тканину уже випрали двічі' },
    },
  ]);
});

test('a page without questions has none', async () => {
  expect(kinds(await describedAt('/about'))).toEqual(['BreadcrumbList']);
});

test('a product is described with its offer', async () => {
  const [, product] = await describedAt('/catalog/product/v1');
  expect(product).toMatchObject({
    '@type': 'Product',
    description: 'Три літери, вишиті хрестиком.',
    image: ['https://shov.ua/photos/hoodie-zhnyva-yellow-1000.avif'],
    offers: { price: 2450, priceCurrency: 'UAH', availability: 'https://schema.org/InStock' },
  });
});

test('where nobody said the name of the shop’s host, addresses are told without one', async () => {
  const [, product] = await describedAt('/catalog/product/v1', '');
  expect(product).toMatchObject({ offers: { url: '/ua/catalog/product/v1' } });
});
