import type {
  WireCategory,
  WireProduct,
  WirePromoCode,
  WireVariantItem,
  WireVariantSearch,
} from '#contract/catalog.ts';
import { RULES } from '#contract/rules.ts';
import type { Bench } from '../bench.ts';
import type { Row } from '../row.ts';
import { LeftOut, row } from '../row.ts';
import { costing, forSale, unitOf, variantsBy } from '../shop.ts';

const MOST = 100;

const idsOf = (items: WireVariantItem[]): string[] => items.map(({ variant }) => variant._id);
const productsOf = (items: WireVariantItem[]): string[] => [...new Set(items.map(({ _id }) => _id))].toSorted();

const isInStock = ({ variant }: WireVariantItem): boolean => variant.sizes.some(({ inStock }) => inStock);

const sortRow = (name: 'cheap' | 'expensive' | 'new' | 'old' | 'inStock', keyOf: (item: WireVariantItem) => number) =>
  row(`search.sort-${name}`, {
    does: `asks for the goods sorted: ${name}`,
    says: RULES.sort,
    suffers: 'looks for the cheapest or the newest in vain',
    async run(bench) {
      const { items } = await variantsBy(bench, { filter: { state: 'ACTIVE' }, sort: name, limit: MOST });
      const keys = items.map(keyOf);
      const at = keys.findIndex((key, index) => index > 0 && key < (keys[index - 1] ?? key));
      const [before, after] = [items[at - 1], items[at]];
      bench.holds(at < 0, `${before?.name} before ${after?.name} (${keys[at - 1]}, ${keys[at]})`, `sorted: ${name}`);
    },
  });

/** A word of a name that is in no other language by chance. */
const wordOf = ({ name }: WireVariantItem): string =>
  name.split(/[^\p{L}\p{N}]+/u).toSorted((a, b) => b.length - a.length)[0] ?? '';

async function findsByText(bench: Bench, spoken: 'uk' | 'en', asked: 'uk' | 'en'): Promise<void> {
  const [item] = (await variantsBy(bench, { filter: { state: 'ACTIVE' }, limit: 1 }, spoken)).items;
  if (item === undefined) throw new LeftOut('the shop sells nothing');
  const query = wordOf(item);
  const { items } = await variantsBy(bench, { filter: { state: 'ACTIVE', query }, limit: MOST }, asked);
  const isFound = items.some(({ _id }) => _id === item._id);
  bench.holds(isFound, `${items.length} found, ${item.name} not among them`, `${item.name}, by '${query}'`);
}

async function turnsPages(bench: Bench, sorted: Pick<WireVariantSearch, 'sort'>): Promise<void> {
  const ask = (page: number) => variantsBy(bench, { filter: { state: 'ACTIVE' }, ...sorted, limit: 5, page });
  const seen: string[] = [];
  const { total } = await ask(1);
  if (total === 0) throw new LeftOut('the shop sells nothing');
  const last = Math.min(Math.ceil(total / 5), 40);
  for (let page = 1; page <= last; page += 1) {
    const list = await ask(page);
    seen.push(...idsOf(list.items));
    if (!bench.same(`total on page ${page}`, list.total, total)) return;
    if (!bench.same('page and limit', [list.page, list.limit], [page, 5])) return;
    const wanted = Math.min(5, total - (page - 1) * 5);
    if (!bench.same(`items on page ${page}`, list.items.length, wanted)) return;
  }
  bench.same('different goods on all pages', new Set(seen).size, seen.length);
  const beyond = await ask(Math.ceil(total / 5) + 1);
  bench.same('items beyond the last page', beyond.items, []);
}

export const SEARCH_ROWS: Row[] = [
  row('search.pages', {
    does: 'turns all pages of the goods, five a page',
    says: RULES.pages,
    suffers: 'sees the same goods again and never sees others',
    run: (bench) => turnsPages(bench, {}),
  }),
  row('search.pages-sorted', {
    does: 'turns all pages of the goods, the cheapest first, five a page',
    says: RULES.pages,
    suffers: 'of goods of one price sees some again and never sees others',
    run: (bench) => turnsPages(bench, { sort: 'cheap' }),
  }),
  row('search.limit', {
    does: 'asks without a limit, for three, and for a hundred and one',
    says: RULES.limit,
    suffers: 'waits for a whole catalogue, or sees a page half empty',
    async run(bench) {
      const { limit, items, total } = await variantsBy(bench, {});
      bench.same('limit and items when not said', [limit, items.length], [12, Math.min(12, total)]);
      const three = await variantsBy(bench, { limit: 3 });
      bench.same('items of three', three.items.length, Math.min(3, total));
      await bench.refused('VALIDATION_ERROR', 'variants.search', { body: { limit: 101 } });
    },
  }),
  sortRow('cheap', unitOf),
  sortRow('expensive', (item) => -unitOf(item)),
  sortRow('new', ({ createdAt }) => -Date.parse(createdAt)),
  sortRow('old', ({ createdAt }) => Date.parse(createdAt)),
  sortRow('inStock', (item) => Number(!isInStock(item))),
  row('search.text', {
    does: 'searches by a word of a name',
    says: RULES.query,
    suffers: 'does not find what the shop has',
    run: (bench) => findsByText(bench, 'uk', 'uk'),
  }),
  row('search.text-in-another-language', {
    does: 'searches by a word of a name in the other language',
    says: RULES.query,
    suffers: 'finds nothing by the word the label has',
    async run(bench) {
      await findsByText(bench, 'en', 'uk');
      await findsByText(bench, 'uk', 'en');
    },
  }),
  row('search.nothing', {
    does: 'searches for what no shop has',
    says: RULES.nothing,
    suffers: 'is shown the whole catalogue as if it were what was searched for',
    async run(bench) {
      const body = { filter: { state: 'ACTIVE', query: 'щщхжъqzxwvk' } };
      const { items, total } = await variantsBy(bench, body);
      bench.same('items and total', [items.length, total], [0, 0]);
    },
  }),
  row('search.random', {
    does: 'asks for the goods in an order by chance',
    says: RULES.random,
    suffers: 'is recommended the same, or what is not sold',
    async run(bench) {
      const body = { filter: { state: 'ACTIVE' }, limit: MOST };
      const { items, total } = await bench.good<{ items: WireVariantItem[]; total: number }>('variants.search-random', {
        body,
      });
      const listing = await variantsBy(bench, body);
      bench.same('total', total, listing.total);
      if (total <= MOST) bench.same('products', productsOf(items), productsOf(listing.items));
      bench.same('different goods', new Set(idsOf(items)).size, items.length);
    },
  }),
  row('search.one', {
    does: 'opens goods of a list one by one',
    says: RULES.one,
    suffers: 'comes from a list to a page with another price or other goods',
    async run(bench) {
      const { items } = await variantsBy(bench, { filter: { state: 'ACTIVE' }, limit: 3 });
      for (const item of items) {
        bench.same('variants.get', await bench.good('variants.get', { id: item.variant._id }), item);
        const { price, discountPrice, name } = await bench.good<WireProduct>('products.get', { id: item._id });
        const told = { name: item.name, price: item.price, discountPrice: item.discountPrice };
        bench.same('products.get', { name, price, discountPrice }, told);
      }
    },
  }),
  row('search.siblings', {
    does: 'follows the other colours of a product',
    says: RULES.siblings,
    suffers: 'is led to another garment by the button of a colour',
    async run(bench) {
      const { items } = await variantsBy(bench, { filter: { state: 'ACTIVE' }, limit: 20 });
      const item = items.find(({ siblings }) => siblings.length > 0);
      if (item === undefined) throw new LeftOut('nothing comes in two colours');
      for (const { _id, color } of item.siblings) {
        const sibling = await bench.good<WireVariantItem>('variants.get', { id: _id });
        bench.same('product and colour', [sibling._id, sibling.variant.color._id], [item._id, color._id]);
      }
      bench.holds(
        !item.siblings.some(({ _id }) => _id === item.variant._id),
        'itself among them',
        'other colours only',
      );
    },
  }),
  row('search.price-today', {
    does: 'looks for goods after their price has changed',
    says: RULES.today,
    suffers: 'puts something into the basket at a price that is no more',
    needs: ['price'],
    async run(bench) {
      const [goods] = await forSale(bench);
      await costing(bench, goods, 4321.5, 1234.25);
      const filter = { _ids: [goods.variantId], price: { min: 1234.25, max: 1234.25 } };
      const [found] = (await variantsBy(bench, { filter })).items;
      bench.same('found by its reduced price', found?.discountPrice, 1234.25);
      const page = await bench.good<WireVariantItem>('variants.get', { id: goods.variantId });
      bench.same('price of variants.get', [page.price, page.discountPrice], [4321.5, 1234.25]);
    },
  }),
  row('search.categories', {
    does: 'asks for the categories',
    says: RULES.categories,
    suffers: 'sees a menu in disorder, or categories that are switched off',
    async run(bench) {
      const body = { filter: { photo: { $ne: null }, state: 'ACTIVE' }, limit: MOST };
      const { items } = await bench.good<{ items: WireCategory[] }>('categories.search', { body });
      const orders = items.map(({ order }) => order);
      bench.same(
        'their order',
        orders,
        orders.toSorted((a, b) => a - b),
      );
      const wrong = items.filter(({ photo, state }) => photo === null || state !== 'ACTIVE');
      bench.same('without a photo or inactive', wrong.length, 0);
    },
  }),
  row('search.products', {
    does: 'asks for products by their ids',
    says: RULES.list,
    suffers: 'sees in recently viewed what was never looked at',
    async run(bench) {
      const { items } = await variantsBy(bench, { filter: { state: 'ACTIVE' }, limit: 2 });
      const ids = productsOf(items);
      if (ids.length === 0) throw new LeftOut('the shop sells nothing');
      const found = await bench.good<{ items: WireProduct[]; total: number }>('products.search', {
        body: { filter: { _ids: ids } },
      });
      bench.same('ids', found.items.map(({ _id }) => _id).toSorted(), ids);
      bench.same('total', found.total, ids.length);
    },
  }),
  row('search.codes', {
    does: 'asks for promo codes without a name, and for one by its name',
    says: RULES.codes,
    suffers: 'anybody gets all codes of the shop, or a code is not known in the basket',
    needs: ['promo'],
    async run(bench) {
      const name = `KIT${Date.now()}`;
      const terms = { name, state: 'ACTIVE', type: 'AMOUNT', discount: 10, minApplyPrice: 0 } as const;
      await bench.owner.promo(terms);
      bench.afterwards(() => bench.owner.promo({ ...terms, state: 'INACTIVE' }));
      const all = await bench.good<{ items: unknown[] }>('promo-codes.search', { body: {} });
      bench.same('codes without a name', all.items, []);
      const byName = { body: { filter: { name, state: 'ACTIVE' } } };
      const { items } = await bench.good<{ items: WirePromoCode[] }>('promo-codes.search', byName);
      bench.same(
        'the code by its name',
        items.map((found) => ({ ...found, _id: undefined })),
        [{ ...terms, _id: undefined }],
      );
    },
  }),
];
