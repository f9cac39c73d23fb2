import type { Sight } from './eyes.ts';
import type { Facts } from './facts.ts';
import type { Person, Shopper } from './shopper.ts';
import { buildOrder, HOODIE_IN_M, ORDER_ID, say } from './world.ts';

/** A page, what its shopper remembers, what is known beside it. */
export type World = [sight: Partial<Sight>, memory?: Partial<Shopper>, facts?: Partial<Facts>];

export const GOODS = { label: say('order.goods'), amount: 3000 };
export const DISCOUNT = { label: say('order.promo-code', { name: 'SHOV10' }), amount: -300 };
export const SHIPPING = { label: say('order.shipping-days', { days: '1–3', maximum: 3 }), amount: 90 };
export const TOTAL = { label: say('order.to-pay'), amount: 2790 };
export const SUMS = [GOODS, DISCOUNT, SHIPPING, TOTAL];
export const BRANCH = { label: 'До відділення ₴90', isChosen: true, price: 90 };
export const UKRAINE = { label: say('region.UA'), isChosen: true, price: undefined };
export const CARD = { label: `${say('payment.CARD')} ₴2,790`, isChosen: true, price: 2790 };
export const WAYS = [{ _id: 'branch', name: 'До відділення', regions: ['UA'] }];
export const MARKO: Person = {
  email: 'marko@poshta.ua',
  password: 'x',
  details: { phone: '67 214 0811' },
  basket: new Map(),
};
export const HOME = { region: 'UA', country: 'Україна', city: 'Полтава' };
export const ASKED = { order: ORDER_ID, amount: 2790, bought: [], by: undefined };
export const PAY = say('checkout.pay', { amount: '₴2,790' });

export const ofOrder = (sight: Partial<Sight>): Partial<Sight> => ({ order: ORDER_ID, ...sight });
export const inBasket = (sight: Partial<Sight>): Partial<Sight> => ({
  screen: 'basket',
  lines: [{ thing: HOODIE_IN_M, quantity: 1, total: 3000 }],
  sums: [
    { label: 'Товари', amount: 3000 },
    { label: say('basket.summary.total'), amount: 3000 },
  ],
  count: 1,
  ...sight,
});
export const HOODIE_MEANT: Partial<Shopper> = { basket: new Map([[HOODIE_IN_M, 1]]) };
export const paid = (status = 'COMPLETED'): Facts['order'] => buildOrder({ payment: { status } });

/** What is true of a shop where all is well. */
export const WELL: Record<string, World> = {
  'the catalogue': [{}],
  'a thing, of which three are wanted': [
    { screen: 'product', titles: ['Худі'], wanted: 3 },
    { numbered: { title: 'Худі', locale: 'ua' } },
  ],
  'a thing whose name is another since the language is': [
    { screen: 'product', titles: ['Худі'], wanted: 3 },
    { numbered: { title: 'Hoodie', locale: 'en' } },
  ],
  'a basket': [inBasket({}), HOODIE_MEANT],
  'a basket behind a dialog': [inBasket({ dialog: say('dialog.auth.title'), lines: undefined }), HOODIE_MEANT],
  'a basket that the account keeps': [
    inBasket({}),
    { ...HOODIE_MEANT, person: MARKO },
    { account: HOODIE_MEANT.basket },
  ],
  contacts: [
    ofOrder({ screen: 'contacts', fields: { firstName: 'Олена', phone: '067 214 08 11' }, sums: SUMS }),
    {
      typed: new Map([
        [
          ORDER_ID,
          new Map([
            ['firstName', 'Олена'],
            ['phone', '67 214 0811'],
          ]),
        ],
      ]),
    },
    { order: buildOrder() },
  ],
  delivery: [
    ofOrder({ screen: 'delivery', ways: [BRANCH], regions: [UKRAINE], sums: SUMS }),
    {},
    { order: buildOrder(), ways: WAYS },
  ],
  payment: [
    ofOrder({ screen: 'payment', payments: [CARD], buttons: [PAY], sums: SUMS, text: 'Полтава, відділення 12' }),
    {
      typed: new Map([[ORDER_ID, new Map([['city', 'Полтава']])]]),
      chosen: new Map([[ORDER_ID, new Map([['payments', { place: 0, of: 1 }]])]]),
    },
    { order: buildOrder() },
  ],
  'the bank': [{ screen: 'bank', titles: [], wider: 5, text: 'До сплати ₴2,790.00' }, { asked: ASKED }],
  thanks: [
    ofOrder({ screen: 'success', titles: [say('order.success.title')], sums: SUMS }),
    { paid: new Set([ORDER_ID]), isBackFromPaying: true },
    { order: paid() },
  ],
  'an order of the account': [
    ofOrder({ screen: 'order', titles: [say('order.state.unpaid.title', { number: '10042' })] }),
    {},
    { order: buildOrder() },
  ],
};
