import type { WireVariantSearch } from '#contract/catalog.ts';
import { CATALOGUE } from '#fixtures/catalogue/catalogue.ts';
import { ENDPOINTS, createBackend } from '../backend.ts';
import { createDatabase } from '../database.ts';
import { createLimits } from '../limits.ts';
import { NO_STORAGE } from '../persist.ts';
import { beginningOf } from '../worlds.ts';
import type { Figure } from './figures.ts';
import { milliseconds, percentile } from './figures.ts';

const GOAL_MS = 5;
const WARM_UP_ROUNDS = 5;
const ROUNDS = 40;

const [category = '', otherCategory = ''] = CATALOGUE.categories.map(({ _id }) => _id);

/** What shoppers ask of a listing: each filter, each sort, words in both alphabets. */
const SEARCHES: readonly WireVariantSearch[] = [
  { limit: 24 },
  { filter: { inStock: true }, sort: 'inStock', limit: 24 },
  { filter: { categories: [category], sizes: ['M', 'L'] }, sort: 'cheap', limit: 24 },
  { filter: { categories: [category, otherCategory], inStock: true }, sort: 'expensive', page: 3, limit: 24 },
  { filter: { types: ['female', 'unisex'], price: { min: 900, max: 2_500 } }, sort: 'new', limit: 24 },
  { filter: { discounted: true, sizes: ['S'] }, sort: 'old', limit: 24 },
  { filter: { query: 'худі' }, sort: 'first', limit: 24 },
  { filter: { query: 'Hoodie coal', inStock: true }, sort: 'cheap', limit: 24 },
  { filter: { query: 'Худи соняшнк' }, sort: 'first', limit: 24 },
  { filter: { query: 'такого немає' }, sort: 'new', limit: 24 },
  { filter: { state: 'ACTIVE', price: { max: 10_000 } }, sort: 'new', page: 40, limit: 12 },
  { filter: { state: 'ACTIVE', inStock: true, discounted: false }, sort: 'expensive', limit: 100 },
];

const now = (): number => Date.now();
const newId = (): string => crypto.randomUUID();
const random = (): number => Math.random();

/** Milliseconds that each of the searches takes, many times over. */
async function timesOf(run: (search: WireVariantSearch) => unknown): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1)
    for (const search of SEARCHES) {
      const start = performance.now();
      await run(search);
      if (round >= WARM_UP_ROUNDS) times.push(performance.now() - start);
    }
  return times;
}

/** How long a filtered search takes among a thousand variants: in the handler alone, and from request to answer. */
export async function searchFigures(): Promise<Figure[]> {
  const database = createDatabase(NO_STORAGE);
  database.state = beginningOf('big-catalogue');
  const shop = { database, now, newId, random, limits: createLimits(now) };
  const rest = {
    params: {},
    customer: undefined,
    orderKey: undefined,
    language: 'uk',
    pageOrigin: '',
    shopOrigin: '',
    backendOrigin: '',
  } as const;
  const endpoint = ENDPOINTS.find(({ name }) => name === 'variants.search');
  const inside = await timesOf((body) => endpoint?.run({ ...rest, body }, shop));

  const backend = createBackend({ now, newId, random, storage: NO_STORAGE });
  backend.enter('big-catalogue');
  const whole = await timesOf(async (search) => {
    const asked = { method: 'POST', body: JSON.stringify(search) };
    const answer = await backend.handle(new Request('http://shop.test/v1/products/variants/search', asked));
    if (answer.status !== 200) throw new Error(`A search was refused: ${await answer.text()}`);
    return answer.text();
  });

  const median = percentile(inside, 0.5);
  return [
    {
      name: 'search of 1,000 variants, in the handler',
      value: `median ${milliseconds(median)}`,
      goal: { text: `< ${GOAL_MS} ms`, isReached: median < GOAL_MS },
    },
    { name: '', value: `p99 ${milliseconds(percentile(inside, 0.99))}` },
    { name: 'the same, from request to answer', value: `median ${milliseconds(percentile(whole, 0.5))}` },
    { name: '', value: `p99 ${milliseconds(percentile(whole, 0.99))}` },
  ];
}
