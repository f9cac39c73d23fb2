import { expect, test } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { buildCategory, buildPage, buildShippingMethod, buildVariant } from '#fixtures/build.ts';
import { profile } from '#profiles/ua.ts';
import { CatalogStore } from '#stores/catalog.ts';
import { LocaleStore } from '#stores/locale.ts';
import { PagesStore } from '#stores/pages.ts';
import { createFakeCatalogPort, createFakePagesPort } from '../support/fake-ports.ts';

function openShop() {
  const given = { categories: [buildCategory()], shippingMethods: [buildShippingMethod()], variants: [buildVariant()] };
  const port = createFakeCatalogPort(given);
  const locale = new LocaleStore(profile);
  return { port, locale, catalog: new CatalogStore(port, locale) };
}

test('categories and ways of delivery are asked for once a language', async () => {
  const { catalog, port, locale } = openShop();
  await catalog.loadShared();
  await catalog.loadShared();
  expect(port.calls).toHaveLength(2);
  locale.use('en');
  await catalog.loadShared();
  expect(port.calls).toHaveLength(4);
});

test('asked for twice at once, categories and ways of delivery come by one call each', async () => {
  const { catalog, port, locale } = openShop();
  await Promise.all([catalog.loadShared(), catalog.loadShared()]);
  expect(port.calls.map(({ method }) => method)).toEqual(['categories', 'shippingMethods']);
  expect(catalog.categories).toHaveLength(1);
  locale.use('en');
  const answer = port.holdNext('categories');
  const loading = catalog.loadShared();
  locale.use('ua');
  await catalog.loadShared();
  answer();
  await loading;
  expect(port.calls.filter(({ method }) => method === 'categories')).toHaveLength(3);
});

test('the shop opens without its categories, and they come when asked for again', async () => {
  const { catalog, port } = openShop();
  port.failNext(new AppError('unreachable'), 'categories');
  await catalog.loadShared();
  expect(catalog.categories).toEqual([]);
  expect(catalog.shippingMethods).toHaveLength(1);
  await catalog.loadShared();
  expect(catalog.categories).toHaveLength(1);
});

test('what could not be had in another language is asked for again, not kept in the former one', async () => {
  const { catalog, port, locale } = openShop();
  await catalog.loadShared();
  locale.use('en');
  port.failNext(new AppError('unreachable'), 'categories');
  await catalog.loadShared();
  expect(catalog.categories).toHaveLength(1);
  await catalog.loadShared();
  expect(port.calls.filter((call) => call.method === 'categories')).toHaveLength(3);
});

test('goods that come in a language the shopper has left do not get into the basket’s lines', async () => {
  const { catalog, port, locale } = openShop();
  const answer = port.holdNext('searchVariants');
  const loading = catalog.loadShowcase('new', 4);
  locale.use('en');
  answer();
  await loading;
  expect(catalog.variants.size).toBe(0);
  locale.use('ua');
  expect(catalog.showcase('new', 4)).toHaveLength(1);
});

test('asked for twice at once, a row of goods comes by one call', async () => {
  const { catalog, port } = openShop();
  await Promise.all([catalog.loadShowcase('new', 4), catalog.loadShowcase('new', 4)]);
  expect(port.calls.map(({ method }) => method)).toEqual(['searchVariants']);
  expect(catalog.showcase('new', 4)).toHaveLength(1);
});

test('a row of goods that fails is left out instead of failing the page', async () => {
  const { catalog, port } = openShop();
  port.failNext(new AppError('server', { status: 500 }), 'searchVariants');
  await catalog.loadShowcase('new', 4);
  expect(catalog.showcase('new', 4)).toEqual([]);
  await catalog.loadShowcase('new', 4);
  expect(catalog.showcase('new', 4)).toHaveLength(1);
});

test('a page is kept per language, stands in for itself in another, and a failed one is asked for again', async () => {
  const port = createFakePagesPort([buildPage({ slug: 'about' })]);
  const locale = new LocaleStore(profile);
  const pages = new PagesStore(port, locale);
  port.failNext(new AppError('unreachable'), 'page');
  await pages.load('about');
  expect(pages.state('about').status).toBe('failed');
  await pages.load('about');
  expect(pages.page('about')).toBeDefined();
  locale.use('en');
  expect(pages.page('about')).toBeDefined();
  expect(pages.state('about').status).toBe('idle');
  await pages.load('faq');
  expect(pages.state('faq').status).toBe('missing');
});

test('a page that is on its way is asked for once, and whoever asks again waits for it', async () => {
  const port = createFakePagesPort([buildPage({ slug: 'about' })]);
  const pages = new PagesStore(port, new LocaleStore(profile));
  const answer = port.holdNext('page');
  const first = pages.load('about');
  let isThere = false;
  const second = pages.load('about').then(() => (isThere = true));
  await Promise.resolve();
  expect(isThere).toBe(false);
  answer();
  await Promise.all([first, second]);
  expect(pages.page('about')).toBeDefined();
  expect(port.calls).toHaveLength(1);
});

test('a page that was on its way when the server gave up on it is asked for in the browser', async () => {
  const port = createFakePagesPort([buildPage({ slug: 'about' })]);
  const pages = new PagesStore(port, new LocaleStore(profile));
  pages.restore({ pages: {}, states: { 'ua:about': { status: 'loading' } } });
  await pages.load('about');
  expect(pages.page('about')).toBeDefined();
});
