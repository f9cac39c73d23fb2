import { anew } from './steps-basket.ts';
import type { Shopper } from './shopper.ts';
import type { WalkInShop } from './walk-in-shop.ts';
import { seenWordsOf } from '../e2e/words.ts';
import { oneOf, mannerOf, type Step } from './step.ts';

const anyShop = (screen: string): boolean => screen !== 'bank';

/** How many of the thing before the eyes a press would put into the basket; undefined where none can be. */
export async function howMany(walk: WalkInShop, { locale }: Shopper): Promise<number | undefined> {
  const say = walk.say(locale);
  const button = walk.page.getByRole('button', { name: say('product.add') }).first();
  const field = walk.page.getByRole('textbox', { name: say('product.quantity') });
  // What is sold out can be pre-ordered only.
  if ((await button.count()) === 0 || (await field.count()) === 0) return undefined;
  // One that was sold out while it was looked at keeps its button, which does nothing.
  return (await button.isDisabled()) ? undefined : Number(await field.inputValue());
}

/** It is said beside the button, and leaves the basket as it was. */
export async function isRefused(walk: WalkInShop): Promise<boolean> {
  return (await walk.page.getByRole('main').getByRole('alert').count()) > 0;
}

/** Finding a thing and putting it into the basket. */
export const GOODS: Step[] = [
  {
    name: 'try again what failed',
    weight: 6,
    can: ({ buttons }, { locale }) => buttons.includes(seenWordsOf(locale)('common.retry')),
    async go(walk, shopper, pick) {
      await walk.press(walk.button(walk.say(shopper.locale)('common.retry')), mannerOf(pick));
      await anew(walk, shopper);
    },
  },
  {
    name: 'open the catalogue by its address',
    can: ({ screen }) => anyShop(screen) && screen !== 'catalogue',
    go: (walk, { locale }) => walk.open(`/${locale}/catalog`),
  },
  {
    name: 'open a thing',
    weight: 4,
    can: ({ screen, dialog }) => (screen === 'catalogue' || screen === 'product') && dialog === undefined,
    async go(walk, _, pick) {
      const cards = walk.page
        .getByRole('main')
        .locator('h2 a[href*="/catalog/product/"], h3 a[href*="/catalog/product/"]');
      const count = await cards.count();
      // What goes with a thing may be on its way.
      if (count === 0) return;
      await walk.press(cards.nth(pick % count), mannerOf(pick >> 4));
      await walk.page.waitForURL(/\/catalog\/product\//);
    },
  },
  {
    name: 'search from anywhere',
    can: ({ screen, dialog, count }) => anyShop(screen) && dialog === undefined && count !== undefined,
    async go(walk, { locale, words }, pick) {
      const say = walk.say(locale);
      const searched = oneOf(['hudi', 'сонях', 'qwerty'], pick);
      // Said back in any language.
      words.add(searched);
      await walk.press(walk.page.getByRole('banner').getByRole('link', { name: say('search.open') }));
      const search = walk.page.getByRole('dialog', { name: say('search.open') });
      await search.getByRole('combobox').fill(searched);
      await walk.page.keyboard.press('Enter');
      await walk.page.waitForURL(/\/catalog\?q=/);
    },
  },
  {
    name: 'choose a colour',
    can: ({ screen, dialog }) => screen === 'product' && dialog === undefined,
    async go(walk, { locale }, pick) {
      const colors = walk.page.getByRole('list', { name: walk.say(locale)('product.color') }).getByRole('link');
      const count = await colors.count();
      if (count > 0) await walk.press(colors.nth(pick % count), mannerOf(pick >> 4));
    },
  },
  {
    name: 'choose a size',
    weight: 4,
    can: ({ screen, dialog }) => screen === 'product' && dialog === undefined,
    async go(walk, { locale }, pick) {
      const sizes = walk.page
        .getByRole('group', { name: walk.say(locale)('product.size'), exact: true })
        .getByRole('button');
      const count = await sizes.count();
      if (count === 0) return;
      const size = sizes.nth(pick % count);
      const isSoldOut = ((await size.getAttribute('aria-label')) ?? '').includes('—');
      await walk.press(size);
      // One that is known to be sold out leads to a pre-order, whose code may take a while to come.
      if (isSoldOut) await walk.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'close the dialog',
    weight: 4,
    can: ({ dialog }) => dialog !== undefined,
    async go(walk) {
      await walk.page.keyboard.press('Escape');
    },
  },
  {
    name: 'turn to another photo with the mouse',
    can: ({ screen, dialog, thing }) => screen === 'product' && dialog === undefined && thing !== undefined,
    async go(walk, { locale }, pick) {
      const arrow = walk.button(walk.say(locale)(oneOf(['photos.next', 'photos.previous'] as const, pick)));
      if ((await arrow.count()) === 0) return;
      await walk.page.getByRole('main').locator('[data-disc]').first().hover();
      if (await arrow.isVisible()) await walk.press(arrow);
    },
  },
  {
    name: 'compare a thing with one at home',
    can: ({ screen, dialog, thing }) => screen === 'product' && dialog === undefined && thing !== undefined,
    async go(walk, { locale }, pick) {
      const say = walk.say(locale);
      const opener = walk.button(say('product.size-table'));
      if ((await opener.count()) === 0) return;
      await walk.press(opener);
      const fields = walk.page.getByRole('dialog', { name: say('product.size-table') }).getByRole('textbox');
      for (const field of await fields.all()) await field.fill(oneOf(['60', '71,5', '-1', 'сім'], pick));
      await walk.page.keyboard.press('Escape');
    },
  },
  {
    name: 'ask for a picture for stories',
    can: ({ screen, dialog, thing }) => screen === 'product' && dialog === undefined && thing !== undefined,
    async go(walk, { locale }) {
      const button = walk.button(walk.say(locale)('share.picture'));
      if ((await button.count()) > 0) await walk.press(button);
    },
  },
  {
    name: 'want more or fewer of it',
    can: ({ screen, dialog, thing }) => screen === 'product' && dialog === undefined && thing !== undefined,
    async go(walk, shopper, pick) {
      const { locale, sight } = shopper;
      const button = walk.button(
        walk.say(locale)(oneOf(['common.stepper.more', 'common.stepper.less'] as const, pick)),
      );
      if ((await button.count()) === 0 || !(await button.isEnabled())) return;
      shopper.numbered = { title: sight.titles[0] ?? '', locale };
      await walk.press(button);
    },
  },
  {
    name: 'add it',
    weight: 5,
    can: ({ screen, dialog, thing }) => screen === 'product' && dialog === undefined && thing !== undefined,
    async go(walk, shopper, pick) {
      const say = walk.say(shopper.locale);
      const { thing } = shopper.sight;
      const quantity = await howMany(walk, shopper);
      if (thing === undefined || quantity === undefined) return;
      await walk.press(walk.page.getByRole('button', { name: say('product.add') }).first(), mannerOf(pick));
      await walk.settle();
      if (!(await isRefused(walk)) && !shopper.soldOut.has(thing)) shopper.put(thing, quantity);
    },
  },
  {
    name: 'buy it in one click',
    can: ({ screen, dialog, thing }) => screen === 'product' && dialog === undefined && thing !== undefined,
    async go(walk, shopper, pick) {
      const say = walk.say(shopper.locale);
      const button = walk.button(say('product.one-click'));
      if ((await button.count()) === 0 || (await button.isDisabled())) return;
      await walk.press(button);
      const dialog = walk.page.getByRole('dialog');
      await dialog.locator('[name=phone]').fill(oneOf(['67 214 0811', '50 333 4455'], pick));
      const send = new RegExp(`^(?:${say('dialog.buy.send')}|${say('dialog.preorder.send')})$`);
      await walk.press(dialog.getByRole('button', { name: send }), mannerOf(pick >> 2));
      const done = walk.page.getByRole('dialog', { name: say('dialog.success.title') });
      await done.or(dialog.getByRole('alert')).first().waitFor();
      if ((await done.count()) > 0) shopper.orders.add(`by telephone ${shopper.orders.size}`);
    },
  },
  {
    name: 'go to the basket',
    weight: 4,
    can: ({ screen, count, dialog }) => screen !== 'basket' && count !== undefined && dialog === undefined,
    async go(walk) {
      await walk.press(walk.page.getByRole('banner').locator('a[href$="/basket"]').first());
      await walk.page.waitForURL(/\/basket/);
    },
  },
];
