import { expect, test } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { ToastsStore } from '#stores/toasts.ts';
import { createFakeClock } from '../support/fake-clock.ts';

function openToasts() {
  const clock = createFakeClock();
  return { clock, store: new ToastsStore(clock) };
}

test('a toast is gone after five seconds, not before', async () => {
  const { clock, store } = openToasts();
  store.show('info', { key: 'basket.removed' });
  await clock.advance(4_999);
  expect(store.toasts).toHaveLength(1);
  await clock.advance(1);
  expect(store.toasts).toHaveLength(0);
});

test('at most three are shown, and equal ones are one', () => {
  const { store } = openToasts();
  for (const key of ['a', 'b', 'b', 'c', 'd']) store.show('info', { key });
  expect(store.toasts.map((toast) => 'key' in toast.words && toast.words.key)).toEqual(['b', 'c', 'd']);
});

test('a toast the shopper is on stays until they leave it', async () => {
  const { clock, store } = openToasts();
  store.show('info', { key: 'basket.removed' });
  const [toast] = store.toasts;
  store.pause(toast?.id ?? 0);
  await clock.advance(60_000);
  expect(store.toasts).toHaveLength(1);
  store.resume(toast?.id ?? 0);
  await clock.advance(5_000);
  expect(store.toasts).toHaveLength(0);
});

test('what is told where it happened is taken back once it is over, and nothing else is', () => {
  const { store } = openToasts();
  store.show('told', { key: 'error.default' });
  store.show('error', { key: 'error.validation-error' });
  store.takeBack({ key: 'error.default' });
  store.takeBack({ key: 'error.validation-error' });
  expect(store.toasts).toMatchObject([{ tone: 'error', words: { key: 'error.validation-error' } }]);
});

test('a call the shop gave up itself is silent', () => {
  const { store } = openToasts();
  store.showError(new AppError('cancelled'));
  expect(store.toasts).toEqual([]);
  store.showError(new AppError('unreachable'));
  expect(store.toasts).toHaveLength(1);
});
