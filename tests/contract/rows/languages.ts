import type { CallName } from '#contract/calls.ts';
import type { WireCheckout } from '#contract/order.ts';
import { RULES } from '#contract/rules.ts';
import { isDeepStrictEqual } from 'node:util';
import type { Ask } from '../ask.ts';
import type { Bench } from '../bench.ts';
import { about, readyOrder } from '../buying.ts';
import type { Row } from '../row.ts';
import { LeftOut, row } from '../row.ts';
import { variantsBy } from '../shop.ts';

type Named = { items: { _id: string; name: string }[] };

/** Whether the shop speaks both: as its owner says, or as its pages differ. */
async function speaksBoth(bench: Bench): Promise<boolean> {
  const { languages } = bench.place.owner ?? {};
  if (languages !== undefined) return languages.length > 1;
  const page = (language: 'uk' | 'en') => bench.good('pages.get', { id: 'home', language });
  const list = (language: 'uk' | 'en') => bench.good('categories.search', { body: {}, language });
  const told = async (language: 'uk' | 'en') => [await page(language), await list(language)];
  return !isDeepStrictEqual(await told('uk'), await told('en'));
}

/** A call whose words are other ones in the other language; whatever else it says is the same. */
const spokenRow = (name: string, does: string, call: CallName, ask: Ask, wordsOf: (answer: never) => unknown) =>
  row(`languages.${name}`, {
    does,
    says: RULES.language,
    suffers: 'reads half of the shop in a language that was not chosen',
    async run(bench) {
      if (!(await speaksBoth(bench))) throw new LeftOut('the shop speaks one language');
      const [uk, en] = [
        wordsOf(await bench.good<never>(call, { ...ask, language: 'uk' })),
        wordsOf(await bench.good<never>(call, { ...ask, language: 'en' })),
      ];
      if (isDeepStrictEqual(uk, [])) throw new LeftOut('there is nothing to name');
      bench.holds(!isDeepStrictEqual(uk, en), `in both: ${JSON.stringify(uk)}`, 'other words in English');
      bench.holds(/\p{Script=Cyrillic}/u.test(JSON.stringify(uk)), JSON.stringify(uk), 'Ukrainian words for uk');
    },
  });

const namesIn = ({ items }: Named): string[] => items.map(({ name }) => name);

export const LANGUAGES: Row[] = [
  spokenRow('goods', 'asks for goods in both languages', 'variants.search', { body: { limit: 5 } }, namesIn),
  spokenRow('categories', 'asks for the categories in both languages', 'categories.search', { body: {} }, namesIn),
  spokenRow(
    'ways',
    'asks for the ways of delivery in both languages',
    'shipping-methods.search',
    { body: {} },
    namesIn,
  ),
  spokenRow(
    'pages',
    'asks for a page in both languages',
    'pages.get',
    { id: 'about' },
    ({ title }: { title: string }) => [title],
  ),
  row('languages.same-goods', {
    does: 'compares ids, prices and order of goods in both languages',
    says: RULES.words,
    suffers: 'pays another price for having read in another language',
    async run(bench) {
      const told = async (language: 'uk' | 'en') => {
        const { items, total } = await variantsBy(bench, { limit: 20 }, language);
        return [total, ...items.map(({ variant, price, discountPrice }) => [variant._id, price, discountPrice])];
      };
      bench.same('goods in English', await told('en'), await told('uk'));
    },
  }),
  row('languages.order', {
    does: 'asks for an order in both languages',
    says: RULES.language,
    suffers: 'reads the order in a language that was not chosen',
    async run(bench) {
      if (!(await speaksBoth(bench))) throw new LeftOut('the shop speaks one language');
      const made = await readyOrder(bench);
      const told = async (language: 'uk' | 'en') => {
        const { order } = await bench.good<WireCheckout>('orders.get', { ...about(made), language });
        return { words: [order.products[0]?.name, order.shippingMethod?.name], prices: order.prices };
      };
      const [uk, en] = [await told('uk'), await told('en')];
      const isOther = uk.words.some((word, index) => word !== en.words[index]);
      bench.holds(isOther, `in both: ${uk.words.join(', ')}`, 'other words in English');
      bench.same('prices', en.prices, uk.prices);
    },
  }),
];
