import { expect, test } from 'vitest';
import { LIES } from './lies.ts';
import { TRUTHS, untruths } from './truths.ts';
import { WELL } from './well-shop.ts';
import { buildFacts, buildShopper } from './world.ts';

test.each(Object.entries(WELL))('nothing is wrong with %s where all is well', (_, [sight, memory, facts]) => {
  expect(untruths(buildShopper(sight, memory), buildFacts(facts))).toEqual([]);
});

test.each(LIES)('where not: %s (%#)', (truth, [sight, memory, facts], said) => {
  expect(TRUTHS[truth]?.(buildShopper(sight, memory), buildFacts(facts)).join()).toContain(said);
});

test('each truth has its lie', () => {
  const told = new Set(LIES.map(([truth]) => truth));
  expect(Object.keys(TRUTHS).filter((truth) => !told.has(truth))).toEqual([]);
});
