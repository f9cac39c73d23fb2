import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EventQueue } from '#adapters/browser/event-queue.ts';
import { followConsent } from '#app/alive/follow-consent.ts';
import { measurements } from '#contract/measurements.ts';
import { profile } from '#profiles/ua.ts';
import { createFakeShop } from '#tests/support/fake-shop.ts';

type Told = (metric: { name: string; value: number }) => void;
const vitals = vi.hoisted(() => ({ told: [] as Told[] }));

vi.mock('web-vitals', () => {
  const follow = (told: Told): void => void vitals.told.push(told);
  return { onCLS: follow, onFCP: follow, onINP: follow, onLCP: follow, onTTFB: follow };
});

const sendBeacon = vi.fn<(address: string, body: string) => boolean>(() => true);

beforeEach(() => {
  vitals.told.length = 0;
  sendBeacon.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  document.head.innerHTML = '<meta name="measurements" content="/measurements">';
  window.history.replaceState(undefined, '', '/ua/checkout/success?order=secret');
});
afterEach(() => vi.restoreAllMocks());

function open() {
  const { stores } = createFakeShop();
  followConsent(stores, { analytics: new EventQueue(), profile });
  return stores;
}

function leave(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

test('nobody is measured before they have agreed, nor after they have taken it back', async () => {
  const stores = open();
  leave();
  expect(vitals.told).toEqual([]);
  stores.consent.give('accepted');
  await expect.poll(() => vitals.told).toHaveLength(5);
  stores.consent.give('declined');
  vitals.told[0]?.({ name: 'LCP', value: 1_200 });
  leave();
  expect(sendBeacon).not.toHaveBeenCalled();
});

test('what was measured is sent once the page is left, in the words of the contract, with the screen and not the address', async () => {
  const stores = open();
  stores.consent.give('accepted');
  await expect.poll(() => vitals.told).toHaveLength(5);
  vitals.told[0]?.({ name: 'LCP', value: 1_200 });
  const error = new TypeError('olena@example.com');
  error.stack = 'TypeError: olena@example.com\n    at a (https://shov.ua/assets/shop-1a2b.js:1:2345)';
  window.dispatchEvent(new ErrorEvent('error', { error }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'olena@example.com' }));
  leave();
  leave();
  expect(sendBeacon).toHaveBeenCalledOnce();
  const [address, body = ''] = sendBeacon.mock.calls[0] ?? [];
  expect(address).toBe('/measurements');
  expect(body).not.toMatch(/olena|secret|shov\.ua/);
  const screen = 'checkout-success';
  expect(measurements.parse(JSON.parse(body))).toEqual([
    { name: 'LCP', value: 1_200, screen },
    { name: 'error', kind: 'TypeError', at: '/assets/shop-1a2b.js:1:2345', screen },
    { name: 'error', kind: 'Error', at: '', screen },
  ]);
});

test('where the shop is not set up to measure, nothing is fetched for it', async () => {
  document.head.innerHTML = '';
  open().consent.give('accepted');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(vitals.told).toEqual([]);
});
