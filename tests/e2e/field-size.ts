import type { Page } from '@playwright/test';
import { expect } from './shop.ts';

/** Runs in the page: fields whose letters make an iPhone enlarge the page when one of them is gone to. */
export function smallFields(): string[] {
  const LEAST_PX = 16;
  const NOT_TYPED = '[type=checkbox], [type=radio], [type=hidden], [type=file], [type=range]';
  return [...document.querySelectorAll(`input:not(${NOT_TYPED}), select, textarea`)].flatMap((field) => {
    const size = Number.parseFloat(getComputedStyle(field).fontSize);
    return size < LEAST_PX ? [`${field.getAttribute('name') ?? field.className}: ${size} px`] : [];
  });
}

/** On a phone every field can be read as it is: nothing moves when one is gone to. */
export async function expectFieldsLarge(page: Page): Promise<void> {
  expect.soft(await page.evaluate(smallFields), 'fields of small letters').toEqual([]);
}
