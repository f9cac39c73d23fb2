import { expect, test } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { buildVariant } from '#fixtures/build.ts';
import { profile } from '#profiles/ua.ts';
import { CatalogStore } from '#stores/catalog.ts';
import { LocaleStore } from '#stores/locale.ts';
import { ProductStore } from '#stores/product.ts';
import { createFakeCatalogPort } from '../support/fake-ports.ts';

const coal = buildVariant({ id: 'coal', productId: 'hoodie' });
const olive = buildVariant({ id: 'olive', productId: 'hoodie' });
const cap = buildVariant({ id: 'cap', productId: 'cap' });

function openShop() {
  const port = createFakeCatalogPort({ variants: [coal, olive, cap] });
  const locale = new LocaleStore(profile);
  const catalog = new CatalogStore(port, locale);
  return { port, catalog, locale, product: new ProductStore(port, catalog, locale) };
}

test('a product shows itself and what goes with it, never its own other colours', async () => {
  const { product } = openShop();
  await product.open('coal');
  expect(product.variant).toBe(coal);
  expect(product.related).toEqual([cap]);
});

test('a product that does not exist is missing, not failed', async () => {
  const { product } = openShop();
  await product.open('never-made');
  expect(product.state.status).toBe('missing');
  expect(product.variant).toBeUndefined();
});

test('a product that the server found missing is not asked for again by the browser', async () => {
  const onServer = openShop();
  await onServer.product.open('never-made');
  const inBrowser = openShop();
  const snapshot = onServer.product.snapshot();
  if (snapshot !== undefined) inBrowser.product.restore(snapshot);
  await inBrowser.product.open('never-made');
  expect(inBrowser.product.state.status).toBe('missing');
  expect(inBrowser.port.calls).toHaveLength(0);
});

test('a product page is whole without what goes with it', async () => {
  const { product, port } = openShop();
  port.failNext(new AppError('unreachable'), 'randomVariants');
  await product.open('coal');
  expect(product.state.status).toBe('ready');
  expect(product.related).toEqual([]);
});

test('a failed product can be asked for again', async () => {
  const { product, port } = openShop();
  port.failNext(new AppError('server', { status: 500 }), 'variant');
  await product.open('coal');
  expect(product.state).toEqual({ status: 'failed', error: { key: 'error.default' } });
  await product.open('coal');
  expect(product.variant).toBe(coal);
});

test('in another language a product stays on the screen until its words are there', async () => {
  const { product, locale, port } = openShop();
  await product.open('coal');
  locale.use('en');
  const answer = port.holdNext('variant');
  const opening = product.open('coal');
  expect(product.variant).toBe(coal);
  expect(product.state.status).toBe('loading');
  answer();
  await opening;
  expect(port.calls.filter((call) => call.method === 'variant')).toHaveLength(2);
});

test('a product that was left drops its late answer', async () => {
  const { product, port } = openShop();
  const answer = port.holdNext('variant');
  const opening = product.open('coal');
  product.leave();
  answer();
  await opening;
  expect([product.state.status, product.variant]).toEqual(['idle', undefined]);
});

test('what a listing already knew is shown while the whole of it loads', async () => {
  const { product, catalog, port } = openShop();
  catalog.remember([olive]);
  const answer = port.holdNext('variant');
  const opening = product.open('olive');
  expect(product.variant).toBe(olive);
  answer();
  await opening;
  expect(product.state.status).toBe('ready');
});
