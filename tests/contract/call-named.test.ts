import { expect, test } from 'vitest';
import { callNamed } from '#contract/call-named.ts';
import { CALLS } from '#contract/calls.ts';

test('every call is known by its method and its path, whatever the ids in it are', () => {
  for (const id of ['6747fb95-1e18-437b-8166-cdfa886d856a', 'typed'])
    for (const [name, { method, path }] of Object.entries(CALLS))
      expect(callNamed(method, path.replaceAll(/:\w+/g, id)), `${method} ${path}`).toBe(name);
});

test('behind an address of its own too, and nothing else is one', () => {
  expect(callNamed('POST', '/shop/v1/categories/search')).toBe('categories.search');
  expect(callNamed('GET', '/v1/categories/search/more')).toBeUndefined();
  expect(callNamed('PUT', '/v1/categories/search')).toBeUndefined();
});
