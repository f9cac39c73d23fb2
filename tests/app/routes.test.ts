import { expect, test } from 'vitest';
import { headOf, wordsIn } from '#app/head/head.ts';
import { jsonLdOf } from '#app/head/json-ld.ts';
import { loadMessages } from '#views/messages.ts';
import { ROUTES } from '#app/routes.ts';
import { listingQuery } from '#domain/listing.ts';
import { buildCategory, buildPage, buildVariant } from '#fixtures/build.ts';
import { createFakeShop } from '#tests/support/fake-shop.ts';
import { shownAt } from '../support/shown-at.ts';

const ID = '11111111-1111-4111-8111-111111111111';
const CATEGORY = buildCategory({ id: '22222222-2222-4222-8222-222222222222', name: 'Світшоти' });

/** Section 2 of the specification, as far as the shop has come: address, theme, whether search engines may keep it. */
const SPECIFIED: [name: string, path: string, theme: string, isPublic: boolean][] = [
  ['home', '/', 'light', true],
  ['catalog', '/catalog', 'dark', true],
  ['product-entry', '/catalog/product', 'light', true],
  ['product', `/catalog/product/${ID}`, 'light', true],
  ['catalog-category', `/catalog/${CATEGORY.id}`, 'dark', true],
  ['basket', '/basket', 'dark', false],
  ['checkout', '/checkout', 'dark', false],
  ['checkout-id', `/checkout/${ID}`, 'dark', false],
  ['checkout-success', '/checkout/success', 'light', false],
  ['checkout-error', '/checkout/error', 'dark', false],
  ['confirm-email', '/confirm-email', 'dark', false],
  ['reset-password', '/reset-password', 'dark', false],
  ['profile', '/profile', 'dark', false],
  ['profile-edit', '/profile/edit', 'dark', false],
  ['about', '/about', 'light', true],
  ['contacts', '/contacts', 'dark', true],
  ['faq', '/faq', 'light', true],
  ['privacy-policy', '/privacy-policy', 'dark', true],
  ['shipping', '/shipping', 'light', true],
  ['terms-conditions', '/terms-conditions', 'dark', true],
];

async function headAt(address: string, locale: 'ua' | 'en' = 'ua') {
  const [path = '', search = ''] = address.split('?');
  await loadMessages(locale);
  const { stores } = createFakeShop({
    categories: [CATEGORY],
    locale,
    variants: [buildVariant({ id: ID, name: 'Худі «Сонях»', color: { id: ID, name: 'Вугілля', hex: '#1f1c1e' } })],
  });
  if (path.includes('product/')) await stores.product.open(path.split('/').at(-1)!);
  if (path.startsWith('/catalog')) await stores.listing.open(listingQuery(new URLSearchParams(search)));
  const shown = shownAt(`/${locale}${address === '/' ? '' : address}`, stores);
  return { match: shown.match, head: headOf(shown), described: jsonLdOf(shown, 'https://shov.ua', wordsIn(locale)) };
}

test.each(SPECIFIED)('%s at %s is %s, found by search engines: %s', async (name, path, theme, isPublic) => {
  const { match, head } = await headAt(path);
  expect(match.row?.name).toBe(name);
  expect(head).toMatchObject({ theme, isIndexed: isPublic, language: 'uk' });
  expect(head.title).toMatch(/^ШОВ — [А-ЯІЇЄҐ]/);
});

test.each([
  ['/', 'ШОВ — Головна'],
  [`/catalog/product/${ID}`, 'ШОВ — Худі «Сонях», вугілля'],
  [`/catalog/${CATEGORY.id}`, 'ШОВ — Світшоти'],
  ['/catalog?q=сонях&stock=1', 'ШОВ — Пошук: сонях'],
  ['/catalog?stock=1', 'ШОВ — Каталог'],
  ['/about?q=сонях', 'ШОВ — Про нас'],
  ['/catalog?q=а б в г д е є ж з и і ї й к', 'ШОВ — Пошук: а б в г д е є ж з и і ї…'],
  [`/catalog?q=${'ш'.repeat(200)}`, `ШОВ — Пошук: ${'ш'.repeat(60)}…`],
])('%s is titled %s', async (path, title) => {
  expect((await headAt(path)).head.title).toBe(title);
});

test('every screen of the shop is in the table of the specification, and no other', () => {
  expect(ROUTES.map((row) => row.name).toSorted()).toEqual(SPECIFIED.map(([name]) => name).toSorted());
});

test('the hint bar never shows on basket and checkout, whose footer is short and whose header leads nowhere else', () => {
  for (const { name, chrome } of ROUTES) {
    const isCheckout = name.startsWith('checkout');
    expect(chrome.hint, name).toBe(!isCheckout && name !== 'basket');
    expect(chrome.header, name).toBe(isCheckout ? 'checkout' : 'full');
    expect(chrome.footer, name).toMatch(isCheckout ? /^compact$/ : /^(?:full|plain)$/);
  }
});

test('the great wordmark ends the screens of the shop, not what is read or one’s own', () => {
  const plain = ROUTES.filter(({ chrome }) => chrome.footer === 'plain').map(({ name }) => name);
  expect(plain.toSorted()).toEqual([
    'about',
    'basket',
    'confirm-email',
    'contacts',
    'faq',
    'privacy-policy',
    'profile',
    'profile-edit',
    'reset-password',
    'shipping',
    'terms-conditions',
  ]);
});

test('a page says where it has its plain address, and where it is in the other language', async () => {
  const { head } = await headAt('/amp/catalog/product', 'en');
  expect(head.canonical).toBe('/en/catalog');
  expect(head.alternates).toEqual([
    { language: 'uk', path: '/ua/catalog' },
    { language: 'en', path: '/en/catalog' },
    { language: 'x-default', path: '/catalog' },
  ]);
});

test('home is titled so in the other language too', async () => {
  expect((await headAt('/', 'en')).head.title).toBe('ШОВ — Home page');
});

test('a missing page is titled so and is kept by no search engine', async () => {
  const { head, described } = await headAt('/nowhere', 'en');
  expect(head).toMatchObject({ isIndexed: false, theme: 'dark' });
  expect(described).toEqual([]);
  expect(head.title).toMatch(/^ШОВ — .+/);
});

test.each(['/catalog/nothing', `/catalog/product/${ID.replaceAll('1', '3')}`])(
  'what is not at %s is titled so and is kept by no search engine',
  async (path) => {
    const { head } = await headAt(path);
    expect(head).toMatchObject({ title: 'ШОВ — Сторінки не знайдено', isIndexed: false });
  },
);

test('a search tells what it found, has an address of its own, and is kept by no search engine', async () => {
  const { head } = await headAt('/catalog?q=сонях&sort=new&pages=2', 'en');
  const search = '?q=%D1%81%D0%BE%D0%BD%D1%8F%D1%85';
  expect(head).toMatchObject({
    title: 'ШОВ — Search: сонях',
    description: '1 item: Худі «Сонях»',
    isIndexed: false,
    canonical: `/en/catalog${search}`,
  });
  expect(head.alternates).toContainEqual({ language: 'uk', path: `/ua/catalog${search}` });
});

test('a filtered listing is that of its plain address to search engines', async () => {
  const { head } = await headAt('/catalog?sizes=M&sort=new');
  expect(head).toMatchObject({ canonical: '/ua/catalog', isIndexed: true });
});

test('an info page is titled and described by its own words once they are there', async () => {
  await loadMessages('ua');
  const page = buildPage({ slug: 'faq', title: 'Питання', description: 'Усе про розміри' });
  const { stores } = createFakeShop({ pages: [page] });
  expect(headOf(shownAt('/ua/faq', stores))).toMatchObject({ title: 'ШОВ — Питання', description: 'Усе про розміри' });
});
