import { type Step, mannerOf } from './step.ts';

/** Sizes that a card and an address write alike. */
const LETTERS = /^(?:XXS|XS|S|M|L|XL|XXL)$/;

/** What is done with a card besides opening its thing; its sizes are for a pointer on a wide page. */
export const CARD: Step[] = [
  {
    name: 'add from a card',
    weight: 3,
    can: ({ screen, dialog }) => screen === 'catalogue' && dialog === undefined,
    async go(walk, shopper, pick) {
      const cards = walk.page.getByRole('main').getByRole('article');
      const count = await cards.count();
      if (count === 0) return;
      const card = cards.nth(pick % count);
      const [, variant] =
        /product\/([\w-]+)/.exec((await card.getByRole('link').first().getAttribute('href')) ?? '') ?? [];
      await card.scrollIntoViewIfNeeded();
      await card.hover();
      const sizes = card.locator('fieldset button:not([data-sold-out])').filter({ hasText: LETTERS, visible: true });
      const there = await sizes.count();
      if (there === 0 || variant === undefined) return;
      const size = sizes.nth(pick % there);
      const thing = `${variant} ${await size.textContent()}`;
      await walk.press(size, mannerOf(pick));
      await walk.settle();
      if ((await card.getByRole('alert').count()) === 0 && !shopper.soldOut.has(thing)) shopper.put(thing, 1);
    },
  },
  {
    name: 'put the basket beside the page away',
    weight: 2,
    can: ({ screen, dialog }) => (screen === 'catalogue' || screen === 'product') && dialog === undefined,
    async go(walk, { locale }, pick) {
      const say = walk.say(locale);
      const beside = walk.page.getByRole('region', { name: say('basket.title'), exact: true });
      const close = beside.getByRole('button', { name: say('common.close') });
      if ((await close.count()) === 0) return;
      await walk.press(close, mannerOf(pick));
      await walk.settle();
      // What it lay over is there again, as after a dialog.
      if ((await close.count()) === 0) walk.hand.leave();
    },
  },
];
