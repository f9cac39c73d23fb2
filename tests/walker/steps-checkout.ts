import { boughtBy, orderOutside } from './outside.ts';
import { type Choosing, PLACE, type Shopper } from './shopper.ts';
import { oneOf, mannerOf, type Step } from './step.ts';
import type { WalkInShop } from './walk-in-shop.ts';

const CONTACTS: Record<string, string[]> = {
  firstName: ['Олена', 'Марко'],
  lastName: ['Ткач', 'О’Коннор'],
  phone: ['67 214 0811', '50 333 4455'],
  email: ['olena@poshta.ua', 'marko@poshta.ua'],
};
const ADDRESS: Record<string, string[]> = {
  city: ['Полтава', 'Суми'],
  branchNumber: ['12', '3'],
  address: ['вул. Гоголя 12', 'Main Street 5'],
  postcode: ['36000', '40000'],
  comment: ['', 'Подзвоніть зранку'],
};

const LATE_MS = 1_200;
const AT_BASKET = /\/basket$/;

async function type(walk: WalkInShop, shopper: Shopper, texts: Record<string, string[]>, pick: number): Promise<void> {
  const { order = '', fields } = shopper.sight;
  for (const [name, choice] of Object.entries(texts)) {
    if (fields[name] === undefined) continue;
    const text = oneOf(choice, pick);
    const field = walk.page.locator(`main [name="${name}"]:visible`).first();
    // A branch goes with its city.
    if (name === 'city' && (await field.inputValue()) !== text) shopper.typed.get(order)?.delete('branchNumber');
    await field.fill(text);
    shopper.type(order, name, text);
    // A list of branches may have opened under it.
    await field.press('Tab');
  }
}

function typing(name: string, screen: string, texts: Record<string, string[]>): Step[] {
  const can: Step['can'] = (sight) => sight.screen === screen && sight.dialog === undefined;
  return [
    { name: `type all ${name}`, weight: 5, can, go: (walk, shopper, pick) => type(walk, shopper, texts, pick) },
    {
      name: `type something of ${name}`,
      can,
      async go(walk, shopper, pick) {
        const [field, choice] = oneOf(Object.entries(texts), pick);
        await type(walk, shopper, { [field]: choice }, pick >> 3);
      },
    },
  ];
}

function pressing(name: string, screen: string, key: string, weight: number): Step {
  return {
    name,
    weight,
    can: (sight) => sight.screen === screen && sight.dialog === undefined,
    go: (walk, { locale }, pick) => walk.press(walk.button(walk.say(locale)(key)), mannerOf(pick)),
  };
}

function choosing(name: string, screen: string, list: Choosing, key: string, weight: number): Step {
  return {
    name,
    weight,
    can: (sight) => sight.screen === screen && sight[list].length > 1,
    async go(walk, shopper, pick) {
      const { locale, sight } = shopper;
      const group = walk.page.getByRole('group', { name: walk.say(locale)(key), exact: true });
      const labels = group.locator('label').filter({ has: walk.page.getByRole('radio') });
      const of = sight[list].length;
      await walk.press(labels.nth(pick % of));
      shopper.choose(sight.order ?? '', list, { place: pick % of, of });
    },
  };
}

/** A step is being saved, and its shopper has gone elsewhere meanwhile: there they stay. */
const LEAVING: Step = {
  name: 'leave while it is being saved',
  weight: 2,
  can: ({ screen, dialog }) => (screen === 'contacts' || screen === 'delivery') && dialog === undefined,
  async go(walk, { locale, sight }) {
    const say = walk.say(locale);
    await walk.whileLate(LATE_MS, async () => {
      await walk.press(walk.button(say(`checkout.${sight.screen}.on`)));
      await walk.press(walk.link(say('header.to-basket')));
      await walk.page.waitForURL(AT_BASKET);
    });
    if (!AT_BASKET.test(walk.page.url())) throw new Error(`called back from the basket to ${walk.page.url()}`);
  },
};

/** The steps of the checkout, back and forth. */
export const CHECKOUT: Step[] = [
  ...typing('contacts', 'contacts', CONTACTS),
  pressing('save contacts', 'contacts', 'checkout.contacts.on', 6),
  choosing('choose a region', 'delivery', 'regions', 'checkout.region', 4),
  choosing('choose a way of delivery', 'delivery', 'ways', 'checkout.method', 4),
  ...typing('delivery', 'delivery', ADDRESS),
  {
    name: 'choose a country',
    can: ({ screen, text }, { locale }) =>
      screen === 'delivery' && text.includes(locale === 'ua' ? 'Країна' : 'Country'),
    async go(walk, { locale }, pick) {
      const named = walk.page.getByLabel(walk.say(locale)('field.country'), { exact: true });
      const field = named.and(walk.page.locator('input, select'));
      if ((await field.count()) === 0) return;
      const countries = locale === 'ua' ? ['Польща', 'Німеччина'] : ['Poland', 'Germany'];
      if (await field.evaluate((element) => element instanceof HTMLSelectElement)) {
        await field.selectOption({ index: 1 + (pick % 2) });
        return;
      }
      await field.fill(oneOf(countries, pick));
      await field.press('Enter');
    },
  },
  {
    name: 'choose a former address',
    weight: 3,
    can: ({ screen, dialog }, { person }) => screen === 'delivery' && person !== undefined && dialog === undefined,
    async go(walk, shopper, pick) {
      const { order = '' } = shopper.sight;
      const former = walk.page
        .getByRole('group', { name: walk.say(shopper.locale)('checkout.former'), exact: true })
        .getByRole('button');
      const count = await former.count();
      if (count === 0) return;
      const place = former.nth(pick % count);
      const said = await place.innerText();
      shopper.chooseAnew(order, 'regions');
      shopper.replace(order);
      await walk.press(place, mannerOf(pick));
      await walk.settle();
      for (const name of PLACE) {
        const field = walk.page.locator(`main [name="${name}"]:visible`);
        if ((await field.count()) === 0) continue;
        const text = await field.inputValue();
        if (text === '' || !said.includes(text)) throw new Error(`${name} holds «${text}», pressed was «${said}»`);
        shopper.type(order, name, text);
      }
    },
  },
  LEAVING,
  pressing('save delivery', 'delivery', 'checkout.delivery.on', 6),
  {
    name: 'edit an earlier step',
    weight: 3,
    can: ({ screen }) => screen === 'delivery' || screen === 'payment',
    async go(walk, { locale }, pick) {
      const say = walk.say(locale);
      const edit = walk.page.getByRole('link', { name: say('checkout.edit-what', { step: '' }).trim() });
      const count = await edit.count();
      if (count > 0) await walk.press(edit.nth(pick % count));
    },
  },
  choosing('choose a way to pay', 'payment', 'payments', 'checkout.payment.how', 1),
  {
    name: 'pay',
    weight: 6,
    can: ({ screen, payments, dialog }) => screen === 'payment' && payments.length > 0 && dialog === undefined,
    async go(walk, shopper, pick) {
      const { order = '' } = shopper.sight;
      const [verb = ''] = walk.say(shopper.locale)('checkout.pay', { amount: '' }).split(' ');
      const button = walk.page.getByRole('button', { name: new RegExp(`^${verb} ₴`) });
      if ((await button.count()) === 0) return;
      const amount = Number((await button.innerText()).replaceAll(/[^\d.]/g, ''));
      const outside = await orderOutside(walk.page, walk.server, order);
      const bought = outside === undefined ? [] : boughtBy(outside);
      shopper.asked = { order, amount, bought, by: shopper.person };
      await walk.press(button, mannerOf(pick));
    },
  },
];
