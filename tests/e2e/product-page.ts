import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { HOODIE } from './goods.ts';
import { expect } from './shop.ts';
import { wordsOf } from './words.ts';

export const say = wordsOf('ua');
export const PRODUCT = `/ua/catalog/product/${HOODIE}`;

/** What a shopper presses on the page of the hoodie. */
export const add = (page: Page): Locator => page.getByRole('button', { name: say('product.add'), exact: true });
export const ring = (page: Page, color = ''): Locator => page.getByRole('link', { name: color, exact: true });

/** No fault that can be found by a machine. */
export async function expectNobodyShutOut(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
    where,
  ).toEqual([]);
}
