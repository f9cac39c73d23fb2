// @vitest-environment node
import { expect, test } from 'vitest';
import { toCategory, toVariant } from '#adapters/http/mapping/catalog.ts';
import { toPage } from '#adapters/http/mapping/page.ts';
import { category, variantItem } from '#contract/catalog.ts';
import categoriesSearch from '#fixtures/exchanges/categories.search.json' with { type: 'json' };
import variantsGet from '#fixtures/exchanges/variants.get.json' with { type: 'json' };

const WIRE = variantItem.parse(variantsGet.good.response.body);

test('what a server says of a thing keeps a word of one letter in the line of the next one, and its name as it is', () => {
  const { name, description, details } = toVariant({
    ...WIRE,
    name: 'Худі з соняхом',
    description: [{ type: 'paragraph', children: [{ text: 'Худі з соняхом' }] }],
    details: { fit: 'Вільний у плечах' },
  });
  expect(description).toEqual([{ type: 'paragraph', children: [{ text: 'Худі з\u00A0соняхом' }] }]);
  expect(details).toEqual({ fit: 'Вільний у\u00A0плечах' });
  expect(name).toBe('Худі з соняхом');
});

test('so does what it says of a category', () => {
  const [wire] = categoriesSearch.good.response.body.items;
  const { description } = toCategory({ ...category.parse(wire), description: 'Постери й принти' });
  expect(description).toBe('Постери й\u00A0принти');
});

test('so does every text of a page, and its addresses stay as they are', () => {
  const link = { label: 'До худі і футболок', to: '/catalog?q=a%20b' };
  const blocks = [
    { type: 'steps', items: [{ title: 'Оплата', text: 'Карткою і готівкою' }] },
    { type: 'banner', title: 'А тут', text: 'Узор', link },
  ];
  const page = toPage({ _id: '1', slug: 'faq', title: 'Питання', description: 'Про все', blocks }, () => undefined);
  expect(page.blocks).toEqual([
    { type: 'steps', items: [{ title: 'Оплата', text: 'Карткою і\u00A0готівкою' }] },
    { type: 'banner', title: 'А\u00A0тут', text: 'Узор', link: { label: 'До худі і\u00A0футболок', to: link.to } },
  ]);
});
