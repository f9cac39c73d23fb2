import { expect, test } from 'vitest';
import { ROUTES } from '#app/routes.ts';

test('only the home page begins at the very top, under its header', () => {
  const bare = ROUTES.filter(({ chrome }) => !chrome.padding).map(({ name }) => name);
  expect(bare).toEqual(['home']);
});
