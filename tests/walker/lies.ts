import { PAGE } from './shopper.ts';
import type { TRUTHS } from './truths.ts';
import {
  type World,
  GOODS,
  DISCOUNT,
  SHIPPING,
  TOTAL,
  SUMS,
  BRANCH,
  UKRAINE,
  CARD,
  WAYS,
  MARKO,
  HOME,
  ASKED,
  PAY,
  ofOrder,
  inBasket,
  HOODIE_MEANT,
  paid,
} from './well-shop.ts';
import { buildOrder, HOODIE_IN_M, ORDER_ID, say } from './world.ts';

/** What is no longer true, the lie, and what is said of it. */
export const LIES: [truth: keyof typeof TRUTHS, lie: World, said: string][] = [
  ['the browser has nothing to complain of', [{}, {}, { complaints: ['console: no'] }], 'console: no'],
  [
    'nothing under a pointer at rest becomes something else',
    [{}, {}, { changed: ['«Застосувати» became «Прибрати»'] }],
    '«Застосувати» became «Прибрати»',
  ],
  ['nobody is shut out', [{}, {}, { barriers: ['image-alt: <img>'] }], 'image-alt'],
  ['a page has one heading of the first rank', [{ titles: ['Кошик', 'Кошик'] }], '2 headings'],
  ['a page has one heading of the first rank', [{ titles: [] }], '0 headings'],
  ['a step back in the browser leads to another page', [{}, { stuckAt: 'https://shov.ua/ua/faq' }], 'stays at'],
  ['nothing scrolls sideways', [{ wider: 12 }], '12 px do not fit'],
  ['a page speaks one language, also to who does not see it', [{ said: ['Add to basket'] }], 'Add to basket'],
  [
    'a page speaks one language, also to who does not see it',
    [{ said: ['Photo of the hoodie', 'Олена'] }, { words: new Set(['Олена']) }],
    'another language: Photo of the hoodie',
  ],
  [
    'a page speaks one language, also to who does not see it',
    [{ said: ['Catalog', 'Додати до кошика', 'Олена'] }, { locale: 'en', words: new Set(['Олена']) }],
    'another language: Додати до кошика',
  ],
  [
    'the basket is what was put in and not removed',
    [inBasket({}), { basket: new Map([[HOODIE_IN_M, 2]]) }],
    'should hold hoodie M × 2',
  ],
  [
    'the basket is what was put in and not removed',
    [{ screen: 'basket', lines: undefined, count: undefined }, HOODIE_MEANT],
    'the basket shows nothing',
  ],
  ...[new Map([[HOODIE_IN_M, 2]]), new Map()].map((account): (typeof LIES)[number] => [
    'an account keeps what was put in and not removed',
    [{}, { ...HOODIE_MEANT, person: MARKO }, { account }],
    'and should keep hoodie M × 1',
  ]),
  [
    'lines come to what the summary says',
    [inBasket({ lines: [{ thing: HOODIE_IN_M, quantity: 1, total: 2500 }] }), HOODIE_MEANT],
    'lines come to 2500, the summary says 3000',
  ],
  ['the header counts what is in the basket', [{ count: 3 }, HOODIE_MEANT], 'counts 3, the basket holds 1'],
  [
    'several are wanted only of what they were wanted of',
    [{ screen: 'product', titles: ['Кепка'], wanted: 3 }, { numbered: { title: 'Худі', locale: 'ua' } }],
    '3 of «Кепка» are wanted',
  ],
  [
    'a code that was typed stays, as long as it is good',
    [inBasket({ promo: '' }), { ...HOODIE_MEANT, code: 'SHOV10' }],
    'the code SHOV10 was applied',
  ],
  [
    'what was typed stands where it was typed',
    [
      ofOrder({ screen: 'contacts', fields: { firstName: '' } }),
      { typed: new Map([[ORDER_ID, new Map([['firstName', 'Олена']])]]) },
    ],
    'firstName holds «», typed was «Олена»',
  ],
  [
    'what was chosen for an order stays chosen',
    [
      ofOrder({ screen: 'payment', payments: [CARD, { ...BRANCH, isChosen: false }] }),
      { chosen: new Map([[ORDER_ID, new Map([['payments', { place: 1, of: 2 }]])]]) },
    ],
    'was chosen, now it is',
  ],
  [
    'what is paid for goes where and to whom it was said to, or the page says that this is not saved',
    [
      ofOrder({ screen: 'payment', text: 'Нова пошта, Полтава, відділення 12' }),
      { typed: new Map([[ORDER_ID, new Map([['city', 'Суми']])]]) },
    ],
    '«Суми» was typed',
  ],
  [
    'what the account knows stands in its checkout and on its own page',
    [ofOrder({ screen: 'contacts', fields: { phone: '' } }), { person: MARKO }],
    'the account knows «67 214 0811»',
  ],
  [
    'what the account knows stands in its checkout and on its own page',
    [{ screen: 'details', fields: { phone: '50 333 4455' } }, { person: MARKO }],
    'phone holds «50 333 4455»',
  ],
  [
    'rows of a summary make its total, and what is paid and due makes it too',
    [{ sums: [GOODS, DISCOUNT, TOTAL] }],
    'add up',
  ],
  [
    'rows of a summary make its total, and what is paid and due makes it too',
    [{ sums: [...SUMS, { label: say('order.prepaid'), amount: 200 }, { label: say('order.due'), amount: 2500 }] }],
    'add up',
  ],
  ...(
    [
      [{ products: 3500 }, 'goods is 3000, the order says 3500'],
      [{ discount: 0 }, 'discount is -300, the order says 0'],
      [{ shipping: 60 }, 'delivery is 90, the order says 60'],
      [{ tax: 40 }, 'tax is not there, the order says 40'],
      [{ total: 3290 }, 'total is 2790, the order says 3290'],
    ] as const
  ).flatMap(([prices, said]): typeof LIES =>
    (['payment', 'success', 'order', 'error'] as const).map((screen) => [
      'each row of a summary is what the order says',
      [ofOrder({ screen, sums: SUMS }), {}, { order: buildOrder({ prices: { ...buildOrder().prices, ...prices } }) }],
      said,
    ]),
  ),
  [
    'each row of a summary is what the order says',
    [
      ofOrder({ screen: 'payment', sums: SUMS }),
      {},
      {
        order: buildOrder({
          products: [{ variantId: 'hoodie', size: 'M', quantity: 2, price: 1700, discountPrice: 1500 }],
        }),
      },
    ],
    'reduced is not there, the order says -400',
  ],
  [
    'each row of a summary is what the order says',
    [ofOrder({ screen: 'delivery', sums: [GOODS, SHIPPING, TOTAL] }), {}, { order: buildOrder() }],
    'discount is not there, the order says -300',
  ],
  [
    'each row of a summary is what the order says',
    [
      ofOrder({ screen: 'success', sums: SUMS }),
      {},
      { order: buildOrder({ payment: { status: 'COMPLETED', paid: 200 } }) },
    ],
    'due is not there, the order says 2590',
  ],
  [
    'each line of an order is shown',
    [ofOrder({ screen: 'payment', sums: SUMS, orderLines: ['a', 'b'] }), {}, { order: buildOrder() }],
    '2 lines are shown, the order has 1',
  ],
  [
    'each own order says what it comes to',
    [{ cards: [{ order: ORDER_ID, total: 2490 }] }, {}, { totals: new Map([[ORDER_ID, 2790]]) }],
    'an order of 2790 is shown as 2490',
  ],
  [
    'the chosen way of delivery is in the sum',
    [ofOrder({ screen: 'delivery', ways: [{ ...BRANCH, price: 120 }], sums: SUMS })],
    'the summary says 90 delivery',
  ],
  [
    'a button that pays says what the chosen way to pay asks',
    [ofOrder({ screen: 'payment', payments: [{ ...CARD, price: 200 }], buttons: [PAY] })],
    'the button says 2790, the way to pay 200',
  ],
  [
    'the bank asks what the button said',
    [{ screen: 'bank', text: 'До сплати ₴3,290.00' }, { asked: ASKED }],
    'the bank asks 3290',
  ],
  [
    'whatever the shop delivers by can be chosen',
    [{ screen: 'delivery', regions: [] }, {}, { ways: WAYS }],
    `${say('region.UA')} cannot be chosen`,
  ],
  [
    'whatever the shop delivers by can be chosen',
    [{ screen: 'delivery', regions: [UKRAINE], ways: [] }, {}, { ways: WAYS }],
    '0 ways of delivery',
  ],
  [
    'whatever it can be paid by can be chosen',
    [ofOrder({ screen: 'payment', payments: [CARD] }), {}, { order: buildOrder({ shippingInfo: HOME }) }],
    `«${say('payment.CASH_ON_DELIVERY')}» cannot be chosen`,
  ],
  [
    'whatever it can be paid by can be chosen',
    [
      ofOrder({ screen: 'payment', payments: [CARD, CARD] }),
      {},
      { order: buildOrder({ shippingInfo: { ...HOME, region: 'EU' } }) },
    ],
    '2 ways to pay to EU',
  ],
  [
    'each size of a thing can be chosen',
    [{ screen: 'product', sizes: ['S'] }, {}, { sizes: ['S', 'OVERSIZE'] }],
    `size ${say('size.OVERSIZE')} cannot be chosen`,
  ],
  [
    'what was typed into a dialog, for news or a search stays as long as that is open',
    [{ dialog: 'Увійти', loose: { email: '' } }, { loose: new Map([['Увійти', new Map([['email', 'olena@']])]]) }],
    'email holds «», typed was «olena@»',
  ],
  [
    'what was typed into a dialog, for news or a search stays as long as that is open',
    [{ loose: { q: '' } }, { loose: new Map([[PAGE, new Map([['q', 'худі']])]]) }],
    'q holds «», typed was «худі»',
  ],
  ['each purchase is one order', [{}, { orders: new Set(['one']) }, { made: 2 }], 'the backend has 2'],
  ['each purchase is one order', [{}, { doubled: new Set(['another']) }], 'has become another too'],
  [
    'thanks are for what was paid',
    [ofOrder({ screen: 'success', titles: [say('order.success.title')] }), {}, { order: paid() }],
    'thanks for an order nobody paid',
  ],
  [
    'a payment is never passed over',
    [{ titles: ['Увійдіть ще раз'], text: 'Сеанс закінчився' }, { isBackFromPaying: true }],
    'says nothing of it',
  ],
  [
    'a page about an order says what has become of it',
    [
      ofOrder({ screen: 'order', titles: [say('order.success.title')] }),
      { paid: new Set([ORDER_ID]) },
      { order: buildOrder({ status: 'CANCELED' }) },
    ],
    'CANCELED',
  ],
  [
    'a page about an order says what has become of it',
    [
      ofOrder({ screen: 'order', titles: [say('order.state.unpaid.title', { number: '10042' })] }),
      { paid: new Set([ORDER_ID]) },
      { order: buildOrder() },
    ],
    'the bank has the money, and the order is WAITING_FOR_PAYMENT',
  ],
  [
    'money is asked for only as long as it is owed',
    [ofOrder({ screen: 'success', titles: [], links: [say('account.order.pay')] }), {}, { order: paid() }],
    'asks for money again',
  ],
  [
    'money is asked for only as long as it is owed',
    [ofOrder({ screen: 'order', links: [say('account.order.pay')] }), {}, { order: buildOrder({ fast: true }) }],
    'asks for money again',
  ],
];
