import type { WireVariantItem, WireVariantSearch } from '#contract/catalog.ts';
import { RULES } from '#contract/rules.ts';
import type { Bench } from '../bench.ts';
import type { Row } from '../row.ts';
import { LeftOut, row } from '../row.ts';
import { forSale, stocked, unitOf, variantsBy } from '../shop.ts';

const MOST = 100;

type Filter = NonNullable<WireVariantSearch['filter']>;

const idsOf = (items: WireVariantItem[]): string[] => items.map(({ variant }) => variant._id);
const productsOf = (items: WireVariantItem[]): string[] => [...new Set(items.map(({ _id }) => _id))].toSorted();

/** Everything that is sold, every page and every colour. */
async function everything(bench: Bench): Promise<WireVariantItem[]> {
  const all = new Map<string, WireVariantItem>();
  const siblings = new Set<string>();
  for (let page = 1; page <= 50; page += 1) {
    const { items } = await variantsBy(bench, { filter: { state: 'ACTIVE' }, limit: MOST, page });
    for (const item of items) all.set(item.variant._id, item);
    for (const sibling of items.flatMap((item) => item.siblings)) siblings.add(sibling._id);
    if (items.length < MOST) break;
  }
  const others = [...siblings].filter((id) => !all.has(id));
  for (let from = 0; from < others.length; from += MOST) {
    const filter = { _ids: others.slice(from, from + MOST), state: 'ACTIVE' };
    for (const item of (await variantsBy(bench, { filter, limit: MOST })).items) all.set(item.variant._id, item);
  }
  if (all.size === 0) throw new LeftOut('the shop sells nothing');
  return [...all.values()];
}

const isInStock = ({ variant }: WireVariantItem): boolean => variant.sizes.some(({ inStock }) => inStock);

/** What a filter finds is all that fits, and nothing else. */
async function finds(bench: Bench, filter: Filter, fits: (item: WireVariantItem) => boolean): Promise<void> {
  const all = await everything(bench);
  const wanted = all.filter(fits);
  const { items, total } = await variantsBy(bench, { filter: { state: 'ACTIVE', ...filter }, limit: MOST });
  const alien = items.find((item) => !fits(item));
  bench.holds(alien === undefined, `${alien?.name} (${alien?.vendorCode})`, `only what fits ${JSON.stringify(filter)}`);
  if (total <= MOST) bench.same('products found', productsOf(items).length, productsOf(wanted).length);
}

/** One filter, made of what the shop has. */
type Fitting = [Filter, (item: WireVariantItem) => boolean];

const filterRow = (name: string, make: (all: WireVariantItem[]) => Fitting | undefined) =>
  row(`search.filter-${name}`, {
    does: `filters the goods by ${name}`,
    says: RULES.filter,
    suffers: 'is shown what was not asked for, or does not find what there is',
    async run(bench) {
      const made = make(await everything(bench));
      if (made === undefined) throw new LeftOut(`nothing to filter by ${name}`);
      await finds(bench, ...made);
    },
  });

export const FILTERS: Row[] = [
  filterRow('price', (all) => {
    const units = all.map(unitOf).toSorted((a, b) => a - b);
    const [min = 0, max = 0] = [units[Math.floor(units.length / 3)], units[Math.floor((units.length * 2) / 3)]];
    return [{ price: { min: min / 100, max: max / 100 } }, (item) => unitOf(item) >= min && unitOf(item) <= max];
  }),
  filterRow('types', ([first]) => first && [{ types: [first.type] }, ({ type }) => type === first.type]),
  filterRow('categories', (all) => {
    const category = all.flatMap(({ categories }) => categories)[0];
    return category === undefined
      ? undefined
      : [{ categories: [category] }, ({ categories }) => categories.includes(category)];
  }),
  filterRow('colors', ([first]) => {
    const color = first?.variant.color._id;
    return color === undefined ? undefined : [{ colors: [color] }, ({ variant }) => variant.color._id === color];
  }),
  filterRow('patterns', (all) => {
    const number = all.find(({ details }) => details?.pattern)?.details?.pattern?.number;
    return number === undefined
      ? undefined
      : [{ patterns: [number] }, ({ details }) => details?.pattern?.number === number];
  }),
  filterRow('sizes', (all) => {
    const size = all.flatMap(({ variant }) => variant.sizes).find(({ inStock }) => inStock)?.value;
    return (
      size && [
        { sizes: [size], inStock: true },
        ({ variant }) => variant.sizes.some(({ value, inStock }) => value === size && inStock),
      ]
    );
  }),
  filterRow('discounted', (all) =>
    all.some(({ discountPrice }) => discountPrice !== null)
      ? [{ discounted: true }, ({ discountPrice }) => discountPrice !== null]
      : undefined,
  ),
  row('search.filter-inStock', {
    does: 'filters by stock, with one of the goods sold out',
    says: RULES.inStock,
    suffers: 'chooses among goods that cannot be bought',
    needs: ['stock'],
    async run(bench) {
      const [goods] = await forSale(bench);
      for (const { value: size } of goods.item.variant.sizes) await stocked(bench, { ...goods, size }, 0);
      const found = async (inStock: boolean) =>
        idsOf((await variantsBy(bench, { filter: { _ids: [goods.variantId], inStock } })).items);
      bench.same('found among what is in stock', await found(true), []);
      bench.same('found among what is not', await found(false), [goods.variantId]);
    },
  }),
  filterRow('_ids', ([first, second]) => {
    const ids = [first, second].flatMap((item) => (item ? [item.variant._id] : []));
    return [{ _ids: ids }, ({ variant }) => ids.includes(variant._id)];
  }),
  filterRow('productId', ([first]) => first && [{ productId: first._id }, ({ _id }) => _id === first._id]),
  row('search.garments', {
    does: 'looks for a garment of several colours in a list, and asks for each of its colours',
    says: RULES.garment,
    suffers: 'turns pages of one garment in all its colours to see the next one',
    async run(bench) {
      const all = await everything(bench);
      const garment = all.find(({ _id }, index) => all.findIndex((one) => one._id === _id) !== index);
      if (garment === undefined) throw new LeftOut('nothing comes in two colours');
      const { items, total } = await variantsBy(bench, { filter: { state: 'ACTIVE' }, limit: MOST });
      bench.same('different garments of a page', productsOf(items).length, items.length);
      bench.same('total', total, productsOf(all).length);
      const filter = { productId: garment._id, state: 'ACTIVE' } as const;
      const colours = idsOf(all.filter(({ _id }) => _id === garment._id)).toSorted();
      for (const by of [filter, { _ids: colours }])
        bench.same('its colours', idsOf((await variantsBy(bench, { filter: by })).items).toSorted(), colours);
    },
  }),
  row('search.filters-together', {
    does: 'filters by type and stock at once',
    says: RULES.filter,
    suffers: 'each filter that is added shows more instead of less',
    async run(bench) {
      const [first] = await everything(bench);
      if (first === undefined) throw new LeftOut('the shop sells nothing');
      await finds(bench, { types: [first.type], inStock: true }, (item) => item.type === first.type && isInStock(item));
    },
  }),
];
