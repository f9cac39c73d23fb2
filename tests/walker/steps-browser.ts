import { awayAndBack, oneOf, type Step } from './step.ts';
import type { Shopper } from './shopper.ts';
import { anew } from './steps-basket.ts';
import type { WalkInShop } from './walk-in-shop.ts';

/** A step back leads to another page, where the shop has one before this. */
async function back({ page }: WalkInShop, shopper: Shopper): Promise<void> {
  const here = page.url();
  const isLed = await page.evaluate(() => navigation.canGoBack);
  await page.goBack({ waitUntil: 'commit' });
  shopper.stuckAt = isLed && page.url() === here ? here : undefined;
}

/** What the browser itself can do, on any page. */
export const BROWSER: Step[] = [
  {
    name: 'go back in the browser',
    weight: 2,
    can: ({ screen }) => screen !== 'bank',
    go: (walk, shopper) => awayAndBack(walk, shopper, () => back(walk, shopper)),
  },
  {
    name: 'go forward in the browser',
    can: ({ screen }) => screen !== 'bank',
    go: (walk, shopper) => awayAndBack(walk, shopper, () => walk.page.goForward({ waitUntil: 'commit' })),
  },
  {
    name: 'load the page anew',
    can: ({ screen }) => screen !== 'bank',
    async go(walk, shopper) {
      await walk.page.reload();
      await anew(walk, shopper);
    },
  },
  {
    name: 'read it in the other language',
    can: ({ screen }) => screen !== 'bank',
    async go(walk, shopper) {
      shopper.locale = shopper.locale === 'ua' ? 'en' : 'ua';
      await walk.open(shopper.sight.path.replace(/^\/\w\w/, `/${shopper.locale}`));
      await anew(walk, shopper);
    },
  },
  {
    name: 'delete something this browser keeps',
    can: ({ screen, dialog, count }) => screen !== 'bank' && dialog === undefined && count !== undefined,
    async go(walk, { locale }, pick) {
      await walk.open(`/${locale}/privacy-policy`);
      const say = walk.say(locale);
      // What the shopper does without and no truth is about.
      const name = oneOf(['recently-viewed', 'recent-searches', 'region', 'wardrobe'], pick);
      const button = walk.button(say('kept.forget-one', { name }));
      if ((await button.count()) > 0) await walk.press(button);
    },
  },
  {
    name: 'turn to another window',
    can: () => true,
    go: (walk, _, pick) => walk.resize(pick),
  },
];
