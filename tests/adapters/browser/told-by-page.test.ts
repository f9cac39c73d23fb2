import { expect, test } from 'vitest';
import { toldByPage } from '#adapters/browser/told-by-page.ts';

const page = (content: string) => ({ querySelector: () => ({ content }) }) as unknown as Document;

test('an address is where the page says; a page that names none has none', () => {
  expect(toldByPage('branches-url', page('/branches'))).toBe('/branches');
  expect(toldByPage('branches-url', page(''))).toBeUndefined();
  expect(toldByPage('branches-url', { querySelector: () => null })).toBeUndefined();
  expect(toldByPage('branches-url', undefined)).toBeUndefined();
});
