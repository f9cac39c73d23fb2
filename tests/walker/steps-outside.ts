import { befall, waysOutside } from './outside.ts';
import { people } from './people.ts';
import { oneOf, type Step } from './step.ts';
import { anew } from './steps-basket.ts';
import { variantOf } from '../e2e/goods.ts';

const RISE = 500;
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
    weight: 2,
    can: (sight, { basket, soldOut }) =>
      sight.screen !== 'bank' && (basket.size > 0 || sight.thing !== undefined) && soldOut.size === 0,
    async go({ server }, { basket, soldOut, sight }, pick) {
      const thing = sight.thing ?? oneOf([...basket.keys()], pick);
      const [variantId, size] = thing.split(' ');
      await befall(server, 'sell-out', { variantId, size });
      soldOut.add(thing);
    },
  },
  {
    name: 'another world is entered',
    // A session would go on where the customer is known there too, and with the basket of that world.
    can: ({ screen, dialog }, { person }) => screen !== 'bank' && dialog === undefined && person === undefined,
    async go(walk, shopper, pick) {
      await befall(walk.server, 'world', { name: oneOf(WORLDS, pick) });
      shopper.enterWorld(people());
      walk.ordersMade.clear();
      await walk.page.reload();
      await anew(walk, shopper);
    },
  },
  {
    name: 'the page is shown again after a while',
    weight: 2,
    can: ({ screen }) => screen !== 'bank',
    async go({ page, hand }) {
      // Whoever comes back to a page brings the pointer anew.
      hand.leave();
      await page.evaluate(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    },
  },
];
