import { befall } from './outside.ts';
import { oneOf, type Step } from './step.ts';
import { variantOf } from '../e2e/goods.ts';

const RISE = 500;
const CODES = ['SHOV10', 'NYTKA200'];

const isBuying: Step['can'] = ({ screen }, { basket }) => screen !== 'bank' && basket.size > 0;

/** What happens to a shopper without a press of theirs. */
export const OUTSIDE: Step[] = [
  {
    name: 'a price rises',
    can: isBuying,
    async go({ server }, { basket }, pick) {
      const [variantId = ''] = oneOf([...basket.keys()], pick).split(' ');
      const { _id, price, discountPrice } = await variantOf(server.url, variantId, 'ua');
      const raised = discountPrice === null ? null : discountPrice + RISE;
      await befall(server, 'price', { variantId: _id, price: price + RISE, discountPrice: raised });
    },
  },
  {
    name: 'a promo code ends',
    can: isBuying,
    go: ({ server }, _, pick) => befall(server, 'promo', { name: oneOf(CODES, pick), state: 'INACTIVE' }),
  },
  {
    name: 'a second tab puts something into the basket',
    can: ({ screen }) => screen !== 'bank',
    async go(walk, shopper, pick) {
      const tab = await walk.context.newPage();
      const things = [...shopper.basket.keys()];
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

/** ms within which one tab knows of another. */
const TOLD_WITHIN_MS = 1_000;
