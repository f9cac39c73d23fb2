import { afterEach, expect, test, vi } from 'vitest';
import { recheckWhenSeen } from '#app/alive/alive.ts';
import { STORAGE_PROMO_CODE, STORAGE_SESSION } from '#domain/constants.ts';
import { buildVariant } from '#fixtures/build.ts';
import { PASSWORD, SOLOMIIA } from '#tests/support/fake-auth-port.ts';
import { settle } from '#tests/support/fake-clock.ts';
import { createFakeShop } from '#tests/support/fake-shop.ts';

/** A page whose basket has been read; gives how often it was read since. */
async function openPage() {
  const { stores, ports, clock } = createFakeShop({ basket: [] });
  await settle();
  ports.basket.calls.length = 0;
  recheckWhenSeen(stores, clock);
  const show = (state: DocumentVisibilityState): void => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return { clock, show, reads: () => ports.basket.calls.length };
}

afterEach(() => vi.restoreAllMocks());

test('a basket looked at again after a minute is read again, after a glance elsewhere it is not', async () => {
  const { clock, reads, show } = await openPage();
  // However long it has been looked at before.
  await clock.advance(600_000);
  show('hidden');
  await clock.advance(59_999);
  show('visible');
  expect(reads()).toBe(0);
  show('hidden');
  await clock.advance(60_000);
  show('visible');
  expect(reads()).toBe(1);
});

test('the basket of a page that Back has brought to life is read again', async () => {
  const { reads } = await openPage();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(reads()).toBe(0);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(reads()).toBe(1);
});

test('price and stock of a product that is looked at again are read again, those of one that was left are not', async () => {
  const variant = buildVariant();
  const { stores, ports, clock } = createFakeShop({ variants: [variant] });
  await stores.product.open(variant.id);
  recheckWhenSeen(stores, clock);
  const reads = (): number => ports.catalog.calls.filter((call) => call.method === 'variant').length;
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await settle();
  expect(reads()).toBe(2);
  stores.product.leave();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await settle();
  expect(reads()).toBe(2);
});

test('a promo code is looked up again with the basket', async () => {
  const { stores, ports, clock } = createFakeShop({ basket: [], kept: { [STORAGE_PROMO_CODE]: 'SHOV10' } });
  await settle();
  recheckWhenSeen(stores, clock);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await settle();
  expect(ports.catalog.calls.filter(({ method }) => method === 'promoCode')).toHaveLength(1);
});

test('a page that Back has brought to life shows nothing of a customer who has signed out meanwhile', async () => {
  const { stores, keyValue, clock } = createFakeShop();
  await stores.signIn.login({ email: SOLOMIIA.email, password: PASSWORD });
  await settle();
  recheckWhenSeen(stores, clock);
  // Such a page was asleep: it has heard of nothing.
  keyValue.remove(STORAGE_SESSION);
  expect(stores.session.isSignedIn).toBe(true);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(stores.session).toMatchObject({ isSignedIn: false, user: undefined });
});
