import { expect, test, vi } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { listingQuery } from '#domain/listing.ts';
import { buildVariant } from '#fixtures/build.ts';
import { idOf } from '#fixtures/ids.ts';
import { profile } from '#profiles/ua.ts';
import { CatalogStore } from '#stores/catalog.ts';
import { ListingStore } from '#stores/listing.ts';
import { LocaleStore } from '#stores/locale.ts';
import { createFakeCatalogPort } from '../support/fake-ports.ts';

const goods = Array.from({ length: 30 }, (_, index) =>
  buildVariant({ id: `variant-${index}`, categoryIds: [index < 5 ? 'caps' : 'tees'] }),
);
const query = (address = '', category?: string) => listingQuery(new URLSearchParams(address), category);

function openShop(variants = goods) {
  const port = createFakeCatalogPort({ variants });
  const locale = new LocaleStore(profile);
  const catalog = new CatalogStore(port, locale);
  return { port, catalog, locale, listing: new ListingStore(port, catalog, locale) };
}

test('a listing shows twelve goods and says how many there are', async () => {
  const { listing } = openShop();
  await listing.open(query());
  expect(listing.items).toHaveLength(12);
  expect(listing.total).toBe(30);
});

test('more goods are added behind the ones on screen, and only they are asked for', async () => {
  const { listing, port } = openShop();
  await listing.open(query());
  const [first] = listing.items;
  await listing.open(query('pages=2'));
  expect(listing.items).toHaveLength(24);
  expect(listing.items[0]).toBe(first);
  expect(port.calls.filter((call) => call.method === 'searchVariants')).toHaveLength(2);
});

test('a listing that has changed since its first page is asked for anew, so that nothing is in it twice or left out', async () => {
  const shelf = [...goods];
  const { listing } = openShop(shelf);
  await listing.open(query());
  shelf.unshift(buildVariant({ id: 'just-come' }));
  await listing.open(query('pages=2'));
  expect(listing.items.map(({ id }) => id)).toEqual(shelf.slice(0, 24).map(({ id }) => id));
  expect(listing.total).toBe(31);
  shelf.shift();
  await listing.open(query('pages=3'));
  expect(listing.items.map(({ id }) => id)).toEqual(shelf.map(({ id }) => id));
});

test('a changed listing that cannot be asked for anew stays as it was, and the same can be asked for once more', async () => {
  const shelf = [...goods];
  const { listing, port } = openShop(shelf);
  await listing.open(query());
  shelf.unshift(buildVariant({ id: 'just-come' }));
  const search = port.searchVariants.bind(port);
  vi.spyOn(port, 'searchVariants').mockImplementationOnce(async (...asked) => {
    const answer = await search(...asked);
    port.failNext(new AppError('unreachable'), 'searchVariants');
    return answer;
  });
  await listing.open(query('pages=2'));
  expect(listing.state.status).toBe('failed');
  expect(listing.pagesOf(query('pages=2'))).toBe(1);
  expect(listing.items).toEqual(goods.slice(0, 12));
  await listing.open(query('pages=2'));
  expect(listing.items).toEqual(shelf.slice(0, 24));
});

test('an address with three pages opens with all of them', async () => {
  const { listing } = openShop();
  await listing.open(query('pages=3'));
  expect(listing.items).toHaveLength(30);
});

test('an address with a hundred pages costs the server a dozen searches, not a hundred', async () => {
  const { listing, port } = openShop(
    Array.from({ length: 500 }, (_, index) => buildVariant({ id: `variant-${index}` })),
  );
  await listing.open(query('pages=3'));
  expect(port.calls).toHaveLength(1);
  await listing.open(query('sort=new&pages=10'));
  expect(listing.items.map((one) => one.id)).toHaveLength(120);
  expect(new Set(listing.items.map((one) => one.id)).size).toBe(120);
  await listing.open(query('pages=100'));
  expect(listing.items).toHaveLength(500);
  expect(port.calls.length).toBeLessThan(20);
});

test('a listing that was left is loaded anew, and its late answer is dropped', async () => {
  const { listing, port } = openShop();
  const answer = port.holdNext('searchVariants');
  const opening = listing.open(query());
  listing.leave();
  answer();
  await opening;
  expect([listing.state.status, listing.items]).toEqual(['idle', []]);
  await listing.open(query());
  expect(listing.items).toHaveLength(12);
});

test('what is on its way is not asked for again, until it was left or has failed', async () => {
  const { listing, port } = openShop();
  const answer = port.holdNext('searchVariants');
  const openings = [listing.open(query()), listing.open(query())];
  expect(port.calls).toHaveLength(1);
  answer();
  await Promise.all(openings);
  expect(listing.items).toHaveLength(12);
  port.failNext(new AppError('unreachable'), 'searchVariants');
  await Promise.all([listing.open(query('sort=new')), listing.open(query('sort=new'))]);
  await listing.open(query('sort=new'));
  expect(port.calls).toHaveLength(3);
  port.holdNext('searchVariants');
  void listing.open(query('sort=cheap'));
  listing.leave();
  await listing.open(query('sort=cheap'));
  expect(port.calls).toHaveLength(5);
  expect(listing.state.status).toBe('ready');
});

test('a listing belongs to the last category asked for, whichever answer comes last', async () => {
  const { listing, port } = openShop();
  const slow = port.holdNext('searchVariants');
  const tees = listing.open(query('', 'tees'));
  const caps = listing.open(query('', 'caps'));
  await caps;
  slow();
  await tees;
  expect(listing.total).toBe(5);
});

test.each([
  ['another order', 'sort=cheap', undefined, 30],
  ['another category', '', 'caps', 5],
])('more goods that come after %s was asked for are never added to it', async (_, address, category, total) => {
  const { listing, port } = openShop();
  await listing.open(query());
  const slow = port.holdNext('searchVariants');
  const more = listing.open(query('pages=2'));
  await listing.open(query(address, category));
  const shown = listing.items;
  slow();
  await more;
  expect(listing.items).toBe(shown);
  expect([listing.items.length, listing.total]).toEqual([Math.min(12, total), total]);
});

test('the old goods stay while the next ones load, and after a failure', async () => {
  const { listing, port } = openShop();
  await listing.open(query());
  port.failNext(new AppError('unreachable'), 'searchVariants');
  await listing.open(query('sort=cheap'));
  expect(listing.state).toEqual({ status: 'failed', error: { key: 'error.cannot-connect-server' } });
  expect(listing.items).toHaveLength(12);
  await listing.open(query('sort=cheap'));
  expect(listing.state.status).toBe('ready');
});

test('the same listing in another language is asked for anew', async () => {
  const { listing, locale, port } = openShop();
  await listing.open(query());
  await listing.open(query());
  expect(port.calls).toHaveLength(1);
  locale.use('en');
  await listing.open(query());
  expect(port.calls).toHaveLength(2);
});

test('what the server listed is there in the browser without a call', async () => {
  const onServer = openShop();
  await onServer.listing.open(query('sort=new'));
  const inBrowser = openShop();
  const snapshot = onServer.listing.snapshot();
  if (snapshot !== undefined) inBrowser.listing.restore(snapshot);
  await inBrowser.listing.open(query('sort=new'));
  expect(inBrowser.listing.items).toHaveLength(12);
  expect(inBrowser.port.calls).toHaveLength(0);
});

const color = (name: string) => ({ id: idOf(`color ${name}`), name, hex: '#1f1c1e' });
const painted = ['coal', 'pine', 'sky'].map((name, index) =>
  buildVariant({ id: `variant-${name}`, color: color(name), siblings: [], categoryIds: [index < 2 ? 'tees' : 'caps'] }),
);

test('the colors to choose from are those of the category, whatever else it is filtered by', async () => {
  const { listing, port } = openShop(painted);
  await listing.open(query('', 'tees'));
  expect(listing.choicesOf('tees').colors.map(({ name }) => name)).toEqual(['coal', 'pine']);
  await listing.open(query(`colors=${color('pine').id}`, 'tees'));
  expect(listing.items.map(({ color: { name } }) => name)).toEqual(['pine']);
  expect(listing.choicesOf('tees').colors.map(({ name }) => name)).toEqual(['coal', 'pine']);
  const asked = port.calls.length;
  await listing.loadChoices('tees');
  expect(port.calls).toHaveLength(asked);
  await listing.loadChoices(undefined);
  expect(listing.choicesOf(undefined).colors).toHaveLength(3);
});

test('the patterns to choose from are those of the category, each once and from the lowest number on', async () => {
  const stitched = ['0606', '0137', '0606'].map((number, index) =>
    buildVariant({ id: `stitched-${index}`, details: { pattern: { figure: 'band', number, width: 73 } } }),
  );
  const { listing } = openShop([...stitched, buildVariant({ id: 'plain' })]);
  await listing.open(query('uzor=0606'));
  expect(listing.items).toHaveLength(2);
  expect(listing.choicesOf(undefined).patterns).toEqual(['0606']);
  await listing.loadChoices(undefined);
  expect(listing.choicesOf(undefined).patterns).toEqual(['0137', '0606']);
});

test('without the colors of the category those of the goods on screen can be chosen, and they are asked for again', async () => {
  const { listing, port } = openShop(painted);
  await listing.open(query('', 'tees'));
  port.failNext(new AppError('unreachable'), 'searchVariants');
  await listing.loadChoices('caps');
  expect(listing.choicesOf('caps').colors.map(({ name }) => name)).toEqual(['coal', 'pine']);
  await listing.loadChoices('caps');
  expect(listing.choicesOf('caps').colors.map(({ name }) => name)).toEqual(['sky']);
});

test('the colors that the server knew come with its goods', async () => {
  const onServer = openShop(painted);
  await onServer.listing.open(query(`colors=${color('sky').id}`));
  const inBrowser = openShop(painted);
  const snapshot = onServer.listing.snapshot();
  if (snapshot !== undefined) inBrowser.listing.restore(snapshot);
  expect(inBrowser.listing.choicesOf(undefined).colors).toHaveLength(3);
});

test('the way to a listing has its filters where it is the one that was looked at last', () => {
  const { listing } = openShop();
  expect(listing.wayTo('/catalog')).toBe('/catalog');
  listing.stand('/catalog?sizes=M&pages=2');
  expect(listing.wayTo('/catalog')).toBe('/catalog?sizes=M&pages=2');
  expect(listing.wayTo('/catalog/hoodies')).toBe('/catalog/hoodies');
});
