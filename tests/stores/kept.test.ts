import { expect, test, vi } from 'vitest';
import { STORAGE_CHECKOUT_DRAFT, STORAGE_RECENTLY_VIEWED, STORAGE_SESSION } from '#domain/constants.ts';
import { KeptStore } from '#stores/kept.ts';

function open(...names: string[]) {
  const kept = new Map(names.map((name) => [name, '1']));
  const also = { signOut: vi.fn(), checkout: vi.fn(), recentlyViewed: vi.fn() };
  const store = new KeptStore(
    async () => ({
      read: () => [...kept].map(([name, value]) => ({ name, value })),
      forget: (name) => void kept.delete(name),
    }),
    { signOut: also.signOut },
    { forget: also.checkout },
    { forget: also.recentlyViewed },
  );
  return { store, also, kept };
}

test('what is kept is known once it is asked for, and what is deleted no longer', async () => {
  const { store } = open('saved', 'region', 'basket');
  expect(store.items).toBeUndefined();
  await store.read();
  expect(store.items).toHaveLength(3);
  await store.forget('saved', 'basket');
  expect(store.items).toEqual([{ name: 'region', value: '1' }]);
});

test('all that is there when all is deleted goes, seen before or not', async () => {
  const { store, kept, also } = open('region');
  await store.read();
  kept.set(STORAGE_SESSION, '1');
  expect(await store.forgetAll()).toEqual(['region', STORAGE_SESSION]);
  expect(store.items).toEqual([]);
  expect(also.signOut).toHaveBeenCalledOnce();
});

test.each([
  [STORAGE_SESSION, 'signOut'],
  [STORAGE_CHECKOUT_DRAFT, 'checkout'],
  [STORAGE_RECENTLY_VIEWED, 'recentlyViewed'],
] as const)('%s is forgotten by this page too (%s)', async (name, does) => {
  const { store, also } = open(name, 'region');
  await store.forget('region');
  expect(also[does]).not.toHaveBeenCalled();
  await store.forget(name);
  expect(also[does]).toHaveBeenCalledOnce();
});
