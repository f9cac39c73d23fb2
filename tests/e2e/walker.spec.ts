import { walkThrough } from '../walker/walk.ts';
import { expect, test } from './shop.ts';

/** A minute at most: what it has no time for on a slow machine is left out. */
const SEED = 2;
const WALKS = 3;
const WALKING_MS = 60_000;
const SHRINKING_MS = 60_000;

test('a shopper who does anything at all finds nothing wrong', async ({ browser, server }) => {
  test.setTimeout(2 * (WALKING_MS + SHRINKING_MS));
  const until = Date.now() + WALKING_MS;
  const plan = { seed: SEED, walks: WALKS, shrinkMs: SHRINKING_MS, until };
  const { failure, taken } = await walkThrough(browser, server, plan);
  expect(failure, `the shortest walk that ended badly, seed ${SEED}`).toBeUndefined();
  expect(taken.get('the bank takes the money'), 'times it came to be paid').toBeGreaterThan(0);
});
