import { BANK } from './steps-bank.ts';
import { BASKET } from './steps-basket.ts';
import { BROWSER } from './steps-browser.ts';
import { CARD } from './steps-card.ts';
import { CHECKOUT } from './steps-checkout.ts';
import { GOODS } from './steps-goods.ts';
import { LINE } from './steps-line.ts';
import { OUTSIDE } from './steps-outside.ts';
import { TAB } from './steps-tab.ts';
import { LOOSE } from './steps-typing.ts';
import { PERSON } from './steps-person.ts';
import type { Step } from './step.ts';

/** What the shop, another tab or the line does without a hand. */
export const BESIDE: Step[] = [...OUTSIDE, ...TAB, ...LINE];

/** Everything a shopper of the model may do. */
export const STEPS: Step[] = [
  ...GOODS,
  ...CARD,
  ...BASKET,
  ...CHECKOUT,
  ...BANK,
  ...BROWSER,
  ...PERSON,
  ...LOOSE,
  ...BESIDE,
];
