import { expect, test } from 'vitest';
import { branchesAddress } from '#adapters/browser/branches-address.ts';

const page = (content: string) => ({ querySelector: () => ({ content }) }) as unknown as Document;

test('the look-up of branches is where the page says; a page that names none has none', () => {
  expect(branchesAddress(page('/branches'))).toBe('/branches');
  expect(branchesAddress(page(''))).toBeUndefined();
  expect(branchesAddress({ querySelector: () => null })).toBeUndefined();
  expect(branchesAddress(undefined)).toBeUndefined();
});
