import { afterEach, beforeEach, expect, test } from 'vitest';
import { EventQueue } from '#adapters/browser/event-queue.ts';
import { followConsent } from '#app/alive/follow-consent.ts';
import { profile } from '#profiles/ua.ts';
import { STORAGE_CONSENT } from '#domain/constants.ts';
import { createFakeShop } from '#tests/support/fake-shop.ts';

const frame = () => document.querySelector('iframe');

function configure(address: string | undefined): void {
  document.head.innerHTML = address === undefined ? '' : `<meta name="trackers" content="${address}">`;
}

function follow(kept?: string) {
  const shop = createFakeShop({ kept: kept === undefined ? {} : { [STORAGE_CONSENT]: kept } });
  followConsent(shop.stores, { analytics: new EventQueue(), profile });
  return shop;
}

beforeEach(() => configure('/trackers'));
afterEach(() => frame()?.remove());

test('who counts visits is fetched after consent only, and let go when it is taken back', async () => {
  const { stores, keyValue } = follow();
  expect(frame()).toBeNull();
  stores.consent.give('accepted');
  expect(frame()).not.toBeNull();
  keyValue.writeElsewhere(STORAGE_CONSENT, 'false');
  expect(frame()).toBeNull();
});

test('consent of another day counts, a refusal of another day as well', async () => {
  follow('false');
  expect(frame()).toBeNull();
  follow('true');
  expect(frame()).not.toBeNull();
});

test('a shop that is set up to count nothing fetches nothing, whatever is agreed to', async () => {
  configure(undefined);
  follow('true');
  expect(frame()).toBeNull();
});
