import { befall, waysOutside } from './outside.ts';
import { people } from './people.ts';
import { oneOf, type Step } from './step.ts';
import { variantOf } from '../e2e/goods.ts';

/** ms within which one tab knows of another. */
export const TOLD_WITHIN_MS = 1_000;
const RISE = 500;
/** Where the shop may become another one under a guest. */
const PLACES = new Set(['home', 'catalogue', 'product', 'basket']);
const WORLDS = ['full', 'sale', 'price-rises', 'token-about-to-expire'];
const CODES = ['SHOV10', 'NYTKA200'];

const isBuying: Step['can'] = ({ screen }, { basket }) => screen !== 'bank' && basket.size > 0;

/** What happens to a shopper without a press of theirs. */
export const OUTSIDE: Step[] = [
  {
    name: 'a price rises',
    weight: 3,
    can: isBuying,
    async go({ server }, { basket }, pick) {
      const [variantId = ''] = oneOf([...basket.keys()], pick).split(' ');
      const { price, discountPrice } = await variantOf(server.url, variantId, 'ua');
      const raised = discountPrice === null ? null : discountPrice + RISE;
      await befall(server, 'price', { variantId, price: price + RISE, discountPrice: raised });
    },
  },
  {
    name: 'a promo code ends',
    weight: 3,
    can: isBuying,
    async go({ server }, { endedCodes }, pick) {
      const name = oneOf(CODES, pick);
      await befall(server, 'promo', { name, state: 'INACTIVE' });
      endedCodes.add(name);
    },
  },
  {
    name: 'a way of delivery ends',
    weight: 2,
    can: isBuying,
    async go({ server }, _, pick) {
      const ways = await waysOutside(server);
      // One is left for each region.
      const spare = ways.filter((way) =>
        way.regions.every((region) => ways.some((other) => other !== way && other.regions.includes(region))),
      );
      if (spare.length > 0) await befall(server, 'shipping-method', { id: oneOf(spare, pick)._id, state: 'INACTIVE' });
    },
  },
  {
    name: 'a size sells out',
    can: (sight, shopper) => isBuying(sight, shopper) && shopper.soldOut.size === 0,
    async go({ server }, { basket, soldOut }, pick) {
      const thing = oneOf([...basket.keys()], pick);
      const [variantId, size] = thing.split(' ');
      await befall(server, 'sell-out', { variantId, size });
      soldOut.add(thing);
    },
  },
  {
    name: 'another world is entered',
    can: ({ screen, dialog }, { person }) => PLACES.has(screen) && person === undefined && dialog === undefined,
    async go(walk, shopper, pick) {
      await befall(walk.server, 'world', { name: oneOf(WORLDS, pick) });
      shopper.enterWorld(people());
      await walk.page.reload();
    },
  },
  {
    name: 'a second tab puts something into the basket',
    can: ({ screen }) => screen !== 'bank',
    async go(walk, shopper, pick) {
      const tab = await walk.context.newPage();
      const things = [...shopper.basket.keys()].filter((one) => !shopper.soldOut.has(one));
      const thing = things.length === 0 ? undefined : oneOf(things, pick);
      const [variant, size] = thing?.split(' ') ?? [];
      if (thing !== undefined) {
        await tab.goto(`${walk.server.url}/${shopper.locale}/catalog/product/${variant}?size=${size}`);
        const add = tab.getByRole('button', { name: walk.say(shopper.locale)('product.add') }).first();
        if ((await add.count()) > 0) {
          await tab.waitForLoadState('networkidle');
          await add.click();
          await tab.getByRole('link', { name: walk.say(shopper.locale)('product.to-basket') }).waitFor();
          shopper.put(thing, 1);
        }
      }
      await tab.close();
      await walk.page.bringToFront();
      await new Promise((resolve) => setTimeout(resolve, TOLD_WITHIN_MS));
    },
  },
  {
    name: 'the connection is gone for one press',
    can: ({ screen, dialog }) => ['contacts', 'delivery', 'payment'].includes(screen) && dialog === undefined,
    async go(walk, { locale, sight }) {
      const keys = { contacts: 'checkout.contacts.on', delivery: 'checkout.delivery.on' } as const;
      await walk.context.setOffline(true);
      if (sight.screen === 'contacts' || sight.screen === 'delivery')
        await walk.press(walk.button(walk.say(locale)(keys[sight.screen])));
      await new Promise((resolve) => setTimeout(resolve, TOLD_WITHIN_MS));
      await walk.context.setOffline(false);
    },
  },
];
