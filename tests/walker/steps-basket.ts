import type { Locator } from 'playwright';
import type { Shopper, Thing } from './shopper.ts';
import { oneOf, mannerOf, type Step } from './step.ts';
import { MADE, ORDERING, type WalkInShop } from './walk-in-shop.ts';

/** As an address has them. */
const SIZES = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'OVERSIZE', 'ONE_SIZE', 'WOMENS_OVERSIZE', 'MENS_OVERSIZE'];
/** Within which an order is made or refused. */
const ANSWER_MS = 5_000;

/** Whether an order comes of it, which then is one of the shopper's. */
export async function isOrderMade({ page }: WalkInShop, shopper: Shopper): Promise<boolean> {
  await page.waitForURL(MADE, { timeout: ANSWER_MS }).catch(() => undefined);
  const [, order] = MADE.exec(page.url()) ?? [];
  if (order !== undefined) shopper.order(order);
  return order !== undefined;
}

/** A page has come once more. What refused an order was said before; asked again, it may be made. */
export async function anew(walk: WalkInShop, shopper: Shopper): Promise<void> {
  shopper.removed = undefined;
  if (ORDERING.test(shopper.sight.path)) await isOrderMade(walk, shopper);
}

const CODES = ['SHOV10', 'NYTKA200', 'LITO25', 'NOSUCHCODE'];

/** Lines whose things are there to be read. */
const hasLines: Step['can'] = ({ lines = [], dialog }) =>
  lines.length > 0 && lines.every(({ thing }) => !thing.startsWith('?')) && dialog === undefined;

function linesOf(walk: WalkInShop, { locale }: Shopper): Locator {
  return walk.page.getByRole('list', { name: walk.say(locale)('basket.lines') }).locator(':scope > li');
}

function chosenLine(walk: WalkInShop, shopper: Shopper, pick: number): { line: Locator; thing: string } {
  const lines = shopper.sight.lines ?? [];
  const at = pick % lines.length;
  return { line: linesOf(walk, shopper).nth(at), thing: lines[at]?.thing ?? '' };
}

/** Opens what else a line may be and presses one of those that are there; what is written on it, if there is any. */
async function pressOneOf(
  walk: WalkInShop,
  { line, what, pick }: { line: Locator; what: string; pick: number },
): Promise<string | undefined> {
  const open = line.getByRole('button', { name: new RegExp(`^${what}`) });
  if ((await open.count()) === 0) return undefined;
  if ((await open.getAttribute('aria-expanded')) === 'false') await walk.press(open);
  const choices = line.locator(`[id="${await open.getAttribute('aria-controls')}"] button[aria-pressed]:enabled`);
  const count = await choices.count();
  if (count === 0) return undefined;
  const choice = choices.nth(pick % count);
  const written = (await choice.textContent()) ?? '';
  await walk.press(choice);
  return written;
}

function exchange(walk: WalkInShop, shopper: Shopper, { thing, instead }: { thing: Thing; instead: Thing }): void {
  const lines = shopper.basket.size;
  shopper.exchange(thing, instead);
  // Of two lines one is gone, and what stood below it has come up, as when one is removed.
  if (shopper.basket.size < lines) walk.hand.leave();
}

function stepper(name: string, key: string, change: number): Step {
  return {
    name,
    can: hasLines,
    async go(walk, shopper, pick) {
      const { line, thing } = chosenLine(walk, shopper, pick);
      const button = line.getByRole('button', { name: walk.say(shopper.locale)(key) });
      if ((await button.count()) === 0 || !(await button.isEnabled())) return;
      await walk.press(button);
      shopper.put(thing, change);
    },
  };
}

interface Meant {
  line: Locator;
  thing: Thing;
  shopper: Shopper;
  pick: number;
}

/** Of a line in any tab. What is sold out can only be removed. */
export async function typeHowMany({ line, thing, shopper, pick }: Meant): Promise<void> {
  const field = line.getByRole('textbox');
  if ((await field.count()) === 0 || (await field.isDisabled())) return;
  const quantity = 1 + (pick % 5);
  await field.fill(String(quantity));
  await field.press('Enter');
  shopper.have(thing, quantity);
}

/** What is done to a basket. */
export const BASKET: Step[] = [
  {
    name: 'return to the basket',
    can: ({ screen, dialog }) =>
      ['contacts', 'delivery', 'payment', 'profile', 'order'].includes(screen) && dialog === undefined,
    go: (walk, { locale }) => walk.open(`/${locale}/basket`),
  },
  stepper('one more of a line', 'common.stepper.more', 1),
  stepper('one fewer of a line', 'common.stepper.less', -1),
  {
    name: 'type how many',
    can: hasLines,
    async go(walk, shopper, pick) {
      await typeHowMany({ ...chosenLine(walk, shopper, pick), shopper, pick });
    },
  },
  {
    name: 'have a line in another size',
    can: hasLines,
    async go(walk, shopper, pick) {
      const say = walk.say(shopper.locale);
      const { line, thing } = chosenLine(walk, shopper, pick);
      const written = await pressOneOf(walk, { line, what: say('basket.size.change'), pick: pick >> 4 });
      if (written === undefined) return;
      const code = SIZES.find((code) => say(`size.${code}`) === written);
      if (code === undefined) throw new Error(`No size is called «${written}»`);
      const [variant = ''] = thing.split(' ');
      exchange(walk, shopper, { thing, instead: `${variant} ${code}` });
    },
  },
  {
    name: 'have a line in another colour',
    can: hasLines,
    async go(walk, shopper, pick) {
      const say = walk.say(shopper.locale);
      const { line, thing } = chosenLine(walk, shopper, pick);
      const [, size = ''] = thing.split(' ');
      const name = (await line.getByRole('heading').textContent()) ?? '';
      // Of what hangs on a wall it is a frame.
      const what = `(?:${say('basket.color.change')}|${say('basket.frame.change')})`;
      const color = await pressOneOf(walk, { line, what, pick: pick >> 4 });
      if (color === undefined) return;
      const details = say('basket.line.details', { color, kind: size, size: say(`size.${size}`) });
      const now = linesOf(walk, shopper)
        .filter({ has: walk.page.getByRole('heading', { name, exact: true }) })
        .filter({ hasText: details });
      // The colour has sold out, which the line says.
      if ((await now.count()) === 0) return;
      const address = (await now.getByRole('heading').getByRole('link').getAttribute('href')) ?? '';
      const [, variant = ''] = /product\/([^?]+)/.exec(address) ?? [];
      exchange(walk, shopper, { thing, instead: `${variant} ${size}` });
    },
  },
  {
    name: 'remove a line',
    can: hasLines,
    async go(walk, shopper, pick) {
      const { line, thing } = chosenLine(walk, shopper, pick);
      await walk.press(
        line.getByRole('button', { name: new RegExp(`^${walk.say(shopper.locale)('basket.remove')}`) }).first(),
        mannerOf(pick >> 4),
      );
      shopper.remove(thing);
      // An empty basket is a screen of its own: what it offers has taken the place of nothing.
      if (shopper.basket.size === 0) walk.hand.leave();
    },
  },
  {
    name: 'undo that',
    weight: 2,
    can: ({ screen, buttons }, { removed }) => screen === 'basket' && removed !== undefined && buttons.length > 0,
    async go(walk, shopper, pick) {
      // Each removal offers it, the last one last.
      const undo = walk.page.getByRole('button', { name: walk.say(shopper.locale)('basket.undo'), exact: true }).last();
      if ((await undo.count()) === 0) return;
      await walk.press(undo, mannerOf(pick));
      shopper.undo();
    },
  },
  {
    name: 'type a promo code and apply it',
    weight: 2,
    can: hasLines,
    async go(walk, shopper, pick) {
      const say = walk.say(shopper.locale);
      const ask = walk.button(say('basket.promo.ask'));
      if ((await ask.count()) > 0) await walk.press(ask);
      const field = walk.page.getByLabel(say('basket.promo.label'), { exact: true });
      const apply = walk.page.getByRole('button', { name: say('basket.promo.apply'), exact: true });
      if ((await apply.count()) === 0) return;
      shopper.code = oneOf(CODES, pick);
      await field.fill(shopper.code);
      await walk.press(apply, mannerOf(pick >> 2));
    },
  },
  {
    name: 'clear the promo code',
    can: (sight, { code }) =>
      sight.screen === 'basket' && sight.promo !== undefined && sight.dialog === undefined && code !== '',
    async go(walk, shopper) {
      await walk.page.getByLabel(walk.say(shopper.locale)('basket.promo.label'), { exact: true }).fill('');
      shopper.code = '';
    },
  },
  {
    name: 'check out',
    weight: 6,
    can: hasLines,
    async go(walk, shopper, pick) {
      const link = walk.link(walk.say(shopper.locale)('basket.checkout'));
      if ((await link.count()) === 0) return;
      const { text } = shopper.sight;
      await walk.press(link, mannerOf(pick));
      if (await isOrderMade(walk, shopper)) return;
      // What has changed meanwhile is said before anything is ordered.
      const { text: said } = await walk.look(shopper.locale);
      if (said === text) throw new Error('«Check out» leads nowhere and says nothing');
    },
  },
];
