import { afterEach, beforeEach, expect, test } from 'vitest';
import { EventQueue } from '#adapters/browser/event-queue.ts';
import { followConsent } from '#app/follow-consent.ts';
import { profile } from '#profiles/ua.ts';
import { STORAGE_CONSENT } from '#domain/constants.ts';
import { createFakeShop } from '#tests/support/fake-shop.ts';

const frame = () => document.querySelector('iframe');

function configure(address: string | undefined): void {
  document.head.innerHTML = address === undefined ? '' : `<meta name="trackers" content="${address}">`;
}

function follow(kept?: string) {
  const shop = createFakeShop({ kept: kept === undefined ? {} : { [STORAGE_CONSENT]: kept } });
  const stop = followConsent(shop.stores, { analytics: new EventQueue(), profile });
  return { ...shop, stop };
}

let stops: (() => void)[] = [];
beforeEach(() => configure('/trackers'));
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
});

test('who counts visits is fetched after consent only, and let go when it is taken back', async () => {
  const { stores, keyValue, stop } = follow();
  stops.push(stop);
  expect(frame()).toBeNull();
  stores.consent.give('accepted');
  expect(frame()).not.toBeNull();
  keyValue.writeElsewhere(STORAGE_CONSENT, 'false');
  expect(frame()).toBeNull();
});

test('consent of another day counts, a refusal of another day as well', async () => {
  const declined = follow('false');
  stops.push(declined.stop);
  expect(frame()).toBeNull();
  const accepted = follow('true');
  expect(frame()).not.toBeNull();
  accepted.stop();
  expect(frame()).toBeNull();
});

test('a shop that is set up to count nothing fetches nothing, whatever is agreed to', async () => {
  configure(undefined);
  const { stop } = follow('true');
  stops.push(stop);
  expect(frame()).toBeNull();
});
