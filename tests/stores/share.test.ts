import { expect, test } from 'vitest';
import type { Shared } from '#ports/share.ts';
import { ShareStore } from '#stores/share.ts';
import { ToastsStore } from '#stores/toasts.ts';
import { createFakeClock } from '../support/fake-clock.ts';

async function handOn(outcome: Shared) {
  const toasts = new ToastsStore(createFakeClock());
  const store = new ShareStore({ send: async () => outcome, sendPicture: async () => outcome }, toasts);
  await store.page('Худі «Жнива»', '/ua/catalog/product/1?size=M');
  return { said: toasts.toasts.map((toast) => 'key' in toast.words && toast.words.key), hasFailed: store.hasFailed };
}

test.each([
  ['copied', { said: ['product.link-copied'], hasFailed: false }],
  ['shared', { said: [], hasFailed: false }],
  ['cancelled', { said: [], hasFailed: false }],
  ['failed', { said: [], hasFailed: true }],
] as const)('an address that was %s is spoken of as fits', async (outcome, heard) => {
  expect(await handOn(outcome)).toEqual(heard);
});

test.each([
  ['saved', ['share.picture-saved']],
  ['shared', []],
  ['cancelled', []],
  ['failed', ['share.picture-failed']],
] as const)('a picture that was %s is spoken of as fits, and is no longer being drawn', async (outcome, heard) => {
  const toasts = new ToastsStore(createFakeClock());
  const store = new ShareStore({ send: async () => 'copied', sendPicture: async () => outcome }, toasts);
  const sending = store.picture('Худі', '/story.jpg');
  expect(store.isDrawing).toBe(true);
  await sending;
  expect(store.isDrawing).toBe(false);
  expect(toasts.toasts.map((toast) => 'key' in toast.words && toast.words.key)).toEqual(heard);
});
