// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { settle } from '../support/fake-clock.ts';
import { createSessionWorld, LIFE_S } from '../support/session-world.ts';

const LIFE_MS = LIFE_S * 1_000;

describe('a page that is left while new tokens are on their way', () => {
  /** Signed in, with tokens that are due; a page has asked for new ones, the server has made them, and it was left. */
  async function leftInTheMoment() {
    const { promise: onItsWay, resolve } = Promise.withResolvers<void>();
    const world = createSessionWorld(() => onItsWay);
    const { tokens: page, leave } = world.openMortalTab();
    page.begin(world.newTokens(), undefined);
    await world.clock.advance(LIFE_MS);
    const asked = page.accessToken();
    await settle();
    expect(world.refreshes).toBe(1);
    leave();
    resolve();
    expect(await asked).toBeUndefined();
    return world;
  }

  it('is followed by one that gets the same tokens', async () => {
    const world = await leftInTheMoment();
    const next = world.openTab();
    expect(world.isAccepted(await next.accessToken())).toBe(true);
    expect(next.read()).not.toHaveProperty('renewal');
    expect([world.refreshes, world.drops]).toEqual([2, []]);
  });

  it('is followed a day later by one that finds those tokens old and renews them in turn', async () => {
    const world = await leftInTheMoment();
    await world.clock.advance(LIFE_MS);
    const next = world.openTab();
    expect(world.isAccepted(await next.accessToken())).toBe(true);
    expect(world.refreshes).toBe(3);
    await next.accessToken();
    expect([world.refreshes, world.drops]).toEqual([3, []]);
  });

  it('ends no session, however often and in how many tabs it happens, in whatever order answers come', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.record({ calls: fc.integer({ min: 1, max: 4 }), leaves: fc.boolean() }), {
          minLength: 1,
          maxLength: 5,
        }),
        fc.integer({ min: 1, max: 3 }),
        async (scheduler, tabs, expiries) => {
          const world = createSessionWorld(() => scheduler.schedule(Promise.resolve(), 'refresh'));
          world.openTab().begin(world.newTokens(), undefined);
          for (let expiry = 1; expiry <= expiries; expiry += 1) {
            await world.clock.advance(LIFE_MS);
            const waits = tabs.flatMap(({ calls, leaves }): Promise<unknown>[] => {
              const { tokens, leave } = world.openMortalTab();
              const asked = Array.from({ length: calls }, async () => {
                await scheduler.schedule(Promise.resolve(), 'call');
                return tokens.accessToken();
              });
              // Nobody waits in a page that is gone.
              return leaves ? [scheduler.schedule(Promise.resolve(), 'leave').then(leave)] : asked;
            });
            await scheduler.waitFor(Promise.all(waits));
            const last = world.openTab().accessToken();
            expect(world.isAccepted(await scheduler.waitFor(last))).toBe(true);
          }
          expect(world.drops).toEqual([]);
        },
      ),
      { numRuns: 1_000 },
    );
  }, 120_000);
});
