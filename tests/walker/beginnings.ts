import type { BasketItem } from '#domain/basket.ts';
import { CAP_TWICE, HOODIE_M } from '../e2e/goods.ts';

/** Where a walk begins. Far from the catalogue chance alone would hardly ever come. */
export interface Beginning {
  name: string;
  /** What this browser has in its basket from another day. */
  basket: BasketItem[];
  /** Without the language. */
  address: string;
  /** Steps that are taken one after another, each judged as any other, before chance decides. */
  steps: string[];
}

const FULL = { basket: [HOODIE_M, CAP_TWICE], address: '/basket' };
const TO_A_THING = ['open a thing', 'choose a size'];
const TO_DELIVERY = ['check out', 'type all contacts', 'save contacts'];
const TO_PAYMENT = [...TO_DELIVERY, 'type all delivery', 'save delivery'];
const WITH_UNPAID = ['sign in', ...TO_PAYMENT, 'return to the basket', 'one more of a line', 'look at the own orders'];
const TO_BANK_WITH_OLD = [...WITH_UNPAID, 'go on with an order and pay', 'pay'];

export const BEGINNINGS: Beginning[] = [
  { name: 'in the catalogue', basket: [], address: '/catalog', steps: [] },
  { name: 'with a thing before the eyes', ...FULL, address: '/catalog', steps: TO_A_THING },
  {
    name: 'with a thing that sells out',
    ...FULL,
    address: '/catalog',
    steps: [...TO_A_THING, 'a size sells out', 'add it'],
  },
  { name: 'with something in the basket', ...FULL, steps: [] },
  { name: 'with a code', ...FULL, steps: ['type a promo code and apply it'] },
  { name: 'at delivery', ...FULL, steps: TO_DELIVERY },
  { name: 'at payment with a code', ...FULL, steps: ['type a promo code and apply it', ...TO_PAYMENT] },
  { name: 'at payment when it gets dearer', ...FULL, steps: [...TO_PAYMENT, 'a price rises', 'pay'] },
  { name: 'back from payment', ...FULL, steps: [...TO_PAYMENT, 'edit an earlier step'] },
  { name: 'elsewhere after all', ...FULL, steps: [...TO_PAYMENT, 'edit an earlier step', 'choose a region'] },
  { name: 'signed in at the checkout', ...FULL, steps: ['sign in', 'check out'] },
  { name: 'where an order went before', ...FULL, steps: ['sign in', ...TO_DELIVERY, 'choose a former address'] },
  { name: 'signed in at payment', ...FULL, steps: ['sign in', ...TO_PAYMENT] },
  { name: 'signed in at the bank', ...FULL, steps: ['sign in', ...TO_PAYMENT, 'pay'] },
  { name: 'among the own details', ...FULL, steps: ['sign in', 'open the own details'] },
  { name: 'among the own orders', ...FULL, steps: ['sign in', 'look at the own orders'] },
  { name: 'with an old order at the bank', ...FULL, steps: TO_BANK_WITH_OLD },
  { name: 'with an old order paid', ...FULL, steps: [...TO_BANK_WITH_OLD, 'the bank takes the money'] },
];
