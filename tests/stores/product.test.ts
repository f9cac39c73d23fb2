import { expect, test } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { buildVariant } from '#fixtures/build.ts';
import { profile } from '#profiles/ua.ts';
import { CatalogStore } from '#stores/catalog.ts';
import { LocaleStore } from '#stores/locale.ts';
import { ProductStore } from '#stores/product.ts';
import { createFakeClock } from '../support/fake-clock.ts';
import { createFakeCatalogPort } from '../support/fake-ports.ts';

const coal = buildVariant({ id: 'coal', productId: 'hoodie' });
const olive = buildVariant({ id: 'olive', productId: 'hoodie' });
const cap = buildVariant({ id: 'cap', productId: 'cap' });

const MINUTE_MS = 60_000;

function openShop(variants = [coal, olive, cap]) {
  const port = createFakeCatalogPort({ variants });
  const locale = new LocaleStore(profile);
  const catalog = new CatalogStore(port, locale);
  const clock = createFakeClock();
  const asked = (): number => port.calls.filter((call) => call.method === 'variant').length;
  return { port, catalog, locale, clock, asked, product: new ProductStore(port, catalog, locale, clock) };
}

test('a product shows itself and what goes with it, never its own other colours', async () => {
  const { product } = openShop();
  await product.open('coal');
  expect(product.variant).toBe(coal);
  expect(product.related).toEqual([cap]);
});

test('another colour keeps what goes with it, another product has what goes with that one', async () => {
  const { product, catalog, port } = openShop();
  catalog.remember([coal, olive, cap]);
  const asked = (): number => port.calls.filter((call) => call.method === 'randomVariants').length;
  await product.open('coal');
  await product.open('olive');
  expect([product.related, asked()]).toEqual([[cap], 1]);
  await product.open('cap');
  expect([product.related, asked()]).toEqual([[coal, olive], 2]);
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

test('what goes with it and did not come is asked for again with the same page, once it has come no more', async () => {
  const { product, port } = openShop();
  const asked = (): number => port.calls.filter((call) => call.method === 'randomVariants').length;
  port.failNext(new AppError('unreachable'), 'randomVariants');
  await product.open('coal');
  const inBrowser = openShop();
  const snapshot = product.snapshot();
  if (snapshot !== undefined) inBrowser.product.restore(snapshot);
  await inBrowser.product.open('coal');
  expect(inBrowser.product.related).toEqual([cap]);
  await product.open('coal');
  await product.open('coal');
  expect(product.related).toEqual([cap]);
  expect(asked()).toBe(2);
});

test('what goes with it and comes late is not shown with another product', async () => {
  const { product, port } = openShop([coal, cap]);
  port.failNext(new AppError('unreachable'), 'randomVariants');
  await product.open('coal');
  const release = port.holdNext('randomVariants');
  const late = product.open('coal');
  await product.open('cap');
  release();
  await late;
  expect(product.related).toEqual([coal]);
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

test('of two colours pressed one after the other the last is shown, whichever answer comes first', async () => {
  const { product, port } = openShop();
  const answer = port.holdNext('variant');
  const first = product.open('coal');
  await product.open('olive');
  answer();
  await first;
  expect([product.variant, product.state.status]).toEqual([olive, 'ready']);
});

test('what is no longer sold is missing, even to who has its address', async () => {
  const withdrawn = buildVariant({ id: 'withdrawn', isActive: false });
  const { product } = openShop([withdrawn, cap]);
  await product.open('withdrawn');
  expect([product.state.status, product.variant]).toEqual(['missing', undefined]);
});

test('price and stock looked at again after a minute are asked for again, and nothing blinks meanwhile', async () => {
  const variants = [coal, cap];
  const { product, port, clock, asked } = openShop(variants);
  await product.open('coal');
  await clock.advance(MINUTE_MS - 1);
  await product.recheck();
  expect(asked()).toBe(1);
  await clock.advance(1);
  const dearer = { ...coal, price: coal.price + 100 };
  variants[0] = dearer;
  const answer = port.holdNext('variant');
  const rechecking = product.recheck();
  expect([product.state.status, product.variant]).toEqual(['ready', coal]);
  answer();
  await rechecking;
  expect(product.variant).toBe(dearer);
});

test('what it was before it was read again is known until another colour is shown', async () => {
  const variants = [coal, olive, cap];
  const { product } = openShop(variants);
  await product.open('coal');
  expect(product.former).toBeUndefined();
  variants[0] = { ...coal, discountPrice: coal.price - 100 };
  await product.recheck({ isCertain: true });
  await product.recheck({ isCertain: true });
  expect(product.former).toBe(coal);
  await product.open('olive');
  expect(product.former).not.toBe(coal);
});

test('what a listing had kept too long is a former state as well', async () => {
  const { product, catalog } = openShop();
  catalog.remember([{ ...coal, price: coal.price - 500 }]);
  await product.open('coal');
  expect(product.former?.price).toBe(coal.price - 500);
});

test('a page that somebody kept for a while is checked as soon as it is opened', async () => {
  const onServer = openShop();
  await onServer.product.open('coal');
  const snapshot = onServer.product.snapshot();
  const soon = openShop();
  if (snapshot !== undefined) soon.product.restore(snapshot);
  await soon.product.open('coal');
  expect(soon.asked()).toBe(0);
  const later = openShop();
  await later.clock.advance(10 * MINUTE_MS);
  if (snapshot !== undefined) later.product.restore(snapshot);
  await later.product.open('coal');
  expect(later.asked()).toBe(1);
  expect(later.product.state.status).toBe('ready');
});

test('a page that Back has brought to life is checked whatever the time', async () => {
  const { product, asked } = openShop();
  await product.open('coal');
  await product.recheck({ isCertain: true });
  expect(asked()).toBe(2);
});

test('a check that fails leaves the page as it is; one that finds nothing takes it away', async () => {
  const variants = [coal, cap];
  const { product, port } = openShop(variants);
  await product.open('coal');
  port.failNext(new AppError('unreachable'), 'variant');
  await product.recheck({ isCertain: true });
  expect([product.state.status, product.variant]).toEqual(['ready', coal]);
  variants.shift();
  await product.recheck({ isCertain: true });
  expect([product.state.status, product.variant]).toEqual(['missing', undefined]);
});

test('a product that was left, or is still on its way, is not checked', async () => {
  const { product, port, asked } = openShop();
  await product.recheck({ isCertain: true });
  expect(asked()).toBe(0);
  const answer = port.holdNext('variant');
  const opening = product.open('coal');
  await product.recheck({ isCertain: true });
  answer();
  await opening;
  product.leave();
  await product.recheck({ isCertain: true });
  expect(asked()).toBe(1);
});
