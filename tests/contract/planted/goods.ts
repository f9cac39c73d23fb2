import type { WireCategory, WireVariantItem, WireVariantSearch } from '#contract/catalog.ts';
import { promoCodes, promoOnWire } from '#mocks/promo-codes.ts';
import type { Planted } from './plant.ts';
import { answering, as, asking, forgetting } from './plant.ts';

interface List {
  items: WireVariantItem[];
  total: number;
}

const SEARCH = { at: ['variants.search'] };

/** A search that does not hear of a filter. */
const deafTo = (name: keyof NonNullable<WireVariantSearch['filter']>): Planted => ({
  is: `the filter ${name} is not heeded`,
  wrong: `search.filter-${name}`,
  ...SEARCH,
  change: asking<WireVariantSearch>(({ filter = {}, ...body }) => {
    const { [name]: _, ...rest } = filter;
    return { ...body, filter: rest };
  }),
});

/** A call that speaks Ukrainian to everybody. */
const ukrainian = (at: string, wrong: string): Planted => ({
  is: `${at} answers in Ukrainian, whatever is asked for`,
  wrong,
  at: [at],
  change(run, call) {
    call.language = 'uk';
    return run();
  },
});

export const WRONG_GOODS: Planted[] = [
  {
    is: 'every page is the first',
    wrong: 'search.pages',
    ...SEARCH,
    change: forgetting('page'),
  },
  {
    is: 'a page has twelve goods, however many are asked for',
    wrong: 'search.limit',
    ...SEARCH,
    change: forgetting('limit'),
  },
  {
    is: 'total counts the page',
    wrong: 'search.pages',
    ...SEARCH,
    change: answering<List>((list) => ({ ...list, total: list.items.length })),
  },
  {
    is: 'the first of the first page is on every page',
    wrong: 'search.pages',
    ...SEARCH,
    async change(run, call) {
      const list = (await run()) as List;
      call.body = { ...(call.body as object), page: 1 };
      const { items } = (await run()) as List;
      return { ...list, items: [...items.slice(0, 1), ...list.items.slice(1)].slice(0, list.items.length) };
    },
  },
  {
    is: 'goods of one price change places between two pages',
    wrong: 'search.pages-sorted',
    ...SEARCH,
    async change(run, call) {
      const { page = 1, limit = 12, sort } = call.body as WireVariantSearch;
      if (sort !== 'cheap' || page % 2 === 1) return run();
      call.body = { ...(call.body as object), page: 1, limit: 100 };
      const { items, ...list } = (await run()) as List;
      const paid = ({ price, discountPrice }: WireVariantItem): number => discountPrice ?? price;
      const turned = items.toReversed().toSorted((one, other) => paid(one) - paid(other));
      return { ...list, items: turned.slice((page - 1) * limit, page * limit), page, limit };
    },
  },
  {
    is: 'sort is not heeded',
    wrong: 'search.sort-cheap',
    ...SEARCH,
    change: forgetting('sort'),
  },
  {
    is: 'goods are sorted by the price before it was reduced',
    wrong: 'search.sort-expensive',
    ...SEARCH,
    change: answering<List>(({ items, ...list }, { body }) => ({
      ...list,
      items:
        (body as WireVariantSearch).sort === 'expensive'
          ? items.toSorted((one, other) => other.price - one.price)
          : items,
    })),
  },
  {
    is: 'new and old are mistaken for each other',
    wrong: 'search.sort-new',
    ...SEARCH,
    change: asking<WireVariantSearch>((body) => ({
      ...body,
      ...(body.sort === 'new' && { sort: 'old' }),
      ...(body.sort === 'old' && { sort: 'new' }),
    })),
  },
  ...(
    [
      'price',
      'types',
      'categories',
      'colors',
      'patterns',
      'sizes',
      'discounted',
      'inStock',
      '_ids',
      'productId',
    ] as const
  ).map(deafTo),
  {
    is: 'each colour of a garment is an item of its own',
    wrong: 'search.garments',
    ...SEARCH,
    change: answering<List>(({ items, total, ...list }) => {
      const all = items.flatMap((item) => [
        item,
        ...item.siblings.map(({ _id, color }) => ({ ...item, variant: { ...item.variant, _id, color } })),
      ]);
      return { ...list, items: all, total: total + all.length - items.length };
    }),
  },
  {
    is: 'a product is found in one of its colours only',
    wrong: 'search.garments',
    ...SEARCH,
    change: answering<List>((list, { body }) =>
      (body as WireVariantSearch).filter?.productId === undefined ? list : { ...list, items: list.items.slice(0, 1) },
    ),
  },
  {
    is: 'a second filter takes the place of the first',
    wrong: 'search.filters-together',
    ...SEARCH,
    change: asking<WireVariantSearch>(({ filter = {}, ...body }) => {
      const { types, ...rest } = filter;
      return { ...body, filter: rest.inStock === undefined && types ? { ...rest, types } : rest };
    }),
  },
  {
    is: 'words that are searched for are not heeded',
    wrong: 'search.nothing',
    ...SEARCH,
    change: deafTo('query').change!,
  },
  {
    is: 'words are looked for in the language of the page only',
    wrong: 'search.text-in-another-language',
    ...SEARCH,
    change: answering<List>(({ items, ...list }, { body }) => {
      const { query } = (body as WireVariantSearch).filter ?? {};
      const isNamed = ({ name }: WireVariantItem): boolean =>
        query === undefined || name.toLowerCase().includes(query.toLowerCase());
      return { ...list, items: items.filter(isNamed) };
    }),
  },
  {
    is: 'a list tells the prices of yesterday',
    wrong: 'search.price-today',
    ...SEARCH,
    change: as(() => ({ prices: {} })),
  },
  {
    is: 'a page of goods tells the full price for the reduced one',
    wrong: 'search.one',
    at: ['variants.get'],
    change: answering<WireVariantItem>((item) => ({ ...item, price: item.price + 1 })),
  },
  {
    is: 'goods are among their own other colours',
    wrong: 'search.siblings',
    ...SEARCH,
    change: answering<List>(({ items, ...list }) => ({
      ...list,
      items: items.map((item) => {
        const { _id, color, photos } = item.variant;
        return { ...item, siblings: [...item.siblings, { _id, color, photo: photos[0] ?? null }] };
      }),
    })),
  },
  {
    is: 'one of the goods by chance is there twice',
    wrong: 'search.random',
    at: ['variants.search-random'],
    change: answering<List>(({ items, ...list }) => ({ ...list, items: [...items.slice(1), ...items.slice(-1)] })),
  },
  {
    is: 'categories come as they were made',
    wrong: 'search.categories',
    at: ['categories.search'],
    change: answering<{ items: WireCategory[] }>((list) => ({ ...list, items: list.items.toReversed() })),
  },
  {
    is: 'who names no promo code gets all of them',
    wrong: 'search.codes',
    at: ['promo-codes.search'],
    change: answering<{ items: unknown[] }>((list, { body }, { database: { state } }) =>
      (body as { filter?: object }).filter === undefined
        ? { ...list, items: promoCodes(state).map((code) => promoOnWire(code)) }
        : list,
    ),
  },
  ukrainian('variants.search', 'languages.goods'),
  ukrainian('categories.search', 'languages.categories'),
  ukrainian('shipping-methods.search', 'languages.ways'),
  ukrainian('pages.get', 'languages.pages'),
  ukrainian('orders.get', 'languages.order'),
  {
    is: 'goods cost more in English',
    wrong: 'languages.same-goods',
    ...SEARCH,
    change: answering<List>(({ items, ...list }, { language }) => ({
      ...list,
      items: items.map((item) => (language === 'en' ? { ...item, price: item.price + 10 } : item)),
    })),
  },
];
