import { expect, test } from 'vitest';
import { PROMO_NAME_MAX_LENGTH, STORAGE_PROMO_CODE } from '#domain/constants.ts';
import { AppError } from '#domain/errors.ts';
import { takePromo } from '#stores/promo-by-link.ts';
import { ToastsStore } from '#stores/toasts.ts';
import { createFakeKeyValue } from '../support/fake-key-value.ts';
import { openPromo } from './open-promo.ts';
import { item } from './shop-fakes.ts';

async function openLink(items = [item('a')], kept?: string) {
  const keyValue = createFakeKeyValue(kept === undefined ? {} : { [STORAGE_PROMO_CODE]: kept });
  const opened = await openPromo(items, keyValue);
  const toasts = new ToastsStore(opened.clock);
  const told = () => toasts.toasts.map(({ tone, words }) => [tone, 'key' in words && words.key]);
  const keptNow = () => keyValue.read(STORAGE_PROMO_CODE);
  return { ...opened, toasts, told, keptNow, follow: (code: string) => takePromo(opened.promo, toasts, code) };
}

test('a code that came by a link counts in the basket at once, and it is said', async () => {
  const { promo, follow, told, keptNow } = await openLink();
  await follow(' shov10');
  expect([promo.state, promo.prices.discount, keptNow()]).toEqual(['applied', 20_000, 'SHOV10']);
  expect(told()).toEqual([['success', 'toast.promo-kept']]);
});

test('a code that came by a link waits until there is a basket', async () => {
  const { promo, basket, follow, keptNow, goods } = await openLink([]);
  await follow('SHOV10');
  expect([promo.prices.discount, keptNow()]).toEqual([0, 'SHOV10']);
  const [thing] = goods.variants;
  await basket.add(thing!, 'M');
  expect([promo.state, promo.prices.discount]).toEqual(['applied', 20_000]);
});

test('a code that nobody knows says so, is not kept, and leaves the former one as it was', async () => {
  const { promo, follow, told, keptNow } = await openLink([item('a')], 'SHOV10');
  await follow('NOTHING');
  expect(told()).toEqual([['error', 'error.promo-code-not-found']]);
  expect([promo.state, promo.name, keptNow()]).toEqual(['applied', 'SHOV10', 'SHOV10']);
  const other = await openLink();
  await other.follow('NOTHING');
  expect([other.promo.state, other.promo.isDropped, other.keptNow()]).toEqual(['not-active', false, undefined]);
});

test('a code that cannot be asked for now is kept for later', async () => {
  const { promo, goods, follow, told, keptNow } = await openLink();
  goods.script.next(new AppError('unreachable'));
  await follow('SHOV10');
  expect([promo.state, keptNow(), told()]).toEqual(['failed', 'SHOV10', [['error', 'basket.promo.failed']]]);
  await promo.recheck();
  expect(promo.state).toBe('applied');
});

test('an empty code of an address is none, and a very long one is cut', async () => {
  const { promo, asked, follow, told } = await openLink();
  await follow('  ');
  expect([asked(), told()]).toEqual([[], []]);
  await follow('X'.repeat(PROMO_NAME_MAX_LENGTH + 5));
  expect(promo.name).toHaveLength(PROMO_NAME_MAX_LENGTH);
});
