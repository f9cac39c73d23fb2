import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BRANCHES } from '#fixtures/branches.ts';
import { CATALOGUE } from '#fixtures/catalogue/catalogue.ts';
import { PAGES } from '#fixtures/pages/pages.ts';
import { openingHours } from '#domain/branches.ts';
import { deliveryDays } from '#domain/shipping.ts';

/** A dash between two things without room around it: a line may end behind it, unless a word joiner follows. */
const BREAKABLE = /[\p{L}\p{N}}][–—](?!\u2060)[\p{L}\p{N}{]/gu;
const RANGE = /[\p{L}\p{N}}]–\u2060[\p{L}\p{N}{]/gu;

const read = (locale: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../locales/${locale}.json`, import.meta.url), 'utf8'));

test('a range is never told over two lines: neither in the words of the shop nor in those of its goods and pages', () => {
  const hours = BRANCHES.slice(0, 20).flatMap((branch) => [openingHours(branch, 'uk'), openingHours(branch, 'en')]);
  const days = deliveryDays({ minimumDelivery: 3, maximumDelivery: 9 });
  const said = JSON.stringify([read('ua'), read('en'), CATALOGUE, PAGES, hours, days]);
  expect(said.match(RANGE)?.length).toBeGreaterThan(30);
  expect(said.match(BREAKABLE) ?? []).toEqual([]);
});

test('this rule sees a range that may break', () => {
  expect('Європою 3–9 днів'.match(BREAKABLE)).toHaveLength(1);
  expect('Європою 3–\u20609 днів — дорожче'.match(BREAKABLE)).toBeNull();
});
