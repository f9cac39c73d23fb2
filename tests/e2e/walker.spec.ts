import { shopGround } from '../walker/shop-ground.ts';
import { walkThrough } from '../walker/walk.ts';
import { expect, test } from './shop.ts';
import { firstOf, IS_BY_EACH } from './shoppers.ts';

/** For so long from each beginning: what a slow machine has no time for is left out. */
const WALKING_MS = 12_000;
const SHRINKING_MS = 30_000;
const SEED = 2;
const BEGINNINGS = ['signed in at the bank', 'back from payment', 'with a code'];
const JUDGED = ['check out', 'save delivery', 'pay', 'sign in', 'type a promo code and apply it'];

test('a shopper who does anything at all finds nothing wrong', async ({ browser, server }) => {
  test.setTimeout(2 * BEGINNINGS.length * (WALKING_MS + SHRINKING_MS));
  const taken = new Set<string>();
  for (const beginning of firstOf(1, BEGINNINGS)) {
    const until = Date.now() + WALKING_MS;
    const plan = { seed: SEED, walks: 3, beginnings: [beginning], shrinkMs: SHRINKING_MS, until };
    const report = await walkThrough(shopGround(browser, server), plan);
    expect(report.failure, `the shortest walk that ended badly, seed ${SEED}, begun ${beginning}`).toBeUndefined();
    for (const name of report.taken.keys()) taken.add(name);
  }
  // What nobody did was not judged.
  for (const name of IS_BY_EACH ? JUDGED : ['pay']) expect.soft(taken, 'what was done').toContain(name);
});
