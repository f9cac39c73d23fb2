import type { WireVariantItem, WireVariantSearch } from '#contract/catalog.ts';
import { createTestBackend } from '#mocks/node.ts';
import { ask } from './guest.ts';

/** What a search for a text finds in a fresh shop, all at once unless told otherwise. */
export async function find(query: string, more: Omit<WireVariantSearch, 'filter'> = {}): Promise<WireVariantItem[]> {
  const body = { filter: { query }, limit: 100, ...more };
  const path = '/v1/products/variants/search';
  return (await ask<{ items: WireVariantItem[] }>(createTestBackend(), 'POST', path, { body })).body.items;
}

/** The names alone, in the order found. */
export async function namesFor(query: string): Promise<string[]> {
  return (await find(query)).map(({ name }) => name);
}
