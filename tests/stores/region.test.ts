import { expect, test } from 'vitest';
import { STORAGE_REGION } from '#domain/constants.ts';
import { profile } from '#profiles/ua.ts';
import { RegionStore } from '#stores/region.ts';
import { createFakeKeyValue } from '../support/fake-key-value.ts';

function openRegion(kept: Record<string, string> = {}) {
  const keyValue = createFakeKeyValue(kept);
  const region = new RegionStore(keyValue, profile);
  region.read();
  return { region, keyValue };
}

test('until one is chosen it is the shop’s own region', () => {
  expect(openRegion().region.current).toBe('UA');
});

test('the chosen region is there on the next visit', () => {
  const { region, keyValue } = openRegion();
  region.choose('EU');
  expect([region.current, keyValue.read(STORAGE_REGION)]).toEqual(['EU', 'EU']);
  expect(openRegion({ [STORAGE_REGION]: 'EU' }).region.current).toBe('EU');
});

test.each(['US', '', 'constructor'])('a region the shop does not send to, such as «%s», is none', (kept) => {
  expect(openRegion({ [STORAGE_REGION]: kept }).region.current).toBe('UA');
});
