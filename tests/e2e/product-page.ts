import type { Locator, Page } from '@playwright/test';
import { HOODIE } from './goods.ts';
import { wordsOf } from './words.ts';

export const say = wordsOf('ua');
export const PRODUCT = `/ua/catalog/product/${HOODIE}`;

/** What a shopper presses on the page of the hoodie. */
export const add = (page: Page): Locator => page.getByRole('button', { name: say('product.add'), exact: true });
export const ring = (page: Page, color = ''): Locator => page.getByRole('link', { name: color, exact: true });
