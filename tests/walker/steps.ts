import { BANK } from './steps-bank.ts';
import { BASKET } from './steps-basket.ts';
import { BROWSER } from './steps-browser.ts';
import { CHECKOUT } from './steps-checkout.ts';
import { GOODS } from './steps-goods.ts';
import { OUTSIDE } from './steps-outside.ts';
import { PERSON } from './steps-person.ts';
import type { Step } from './step.ts';

/** Everything a shopper of the model may do. */
export const STEPS: Step[] = [...GOODS, ...BASKET, ...CHECKOUT, ...BANK, ...BROWSER, ...PERSON, ...OUTSIDE];
