// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createLocks } from '#adapters/browser/locks.ts';
import { createKeyValue } from '#adapters/browser/key-value.ts';
import { STORAGE_SESSION } from '#domain/constants.ts';
import { AppError } from '#domain/errors.ts';
import type { SessionTokens } from '#stores/session-tokens.ts';
import { settle } from '../support/fake-clock.ts';
import { createSessionWorld, jwtOf, LIFE_S } from '../support/session-world.ts';

const HALF_LIFE_MS = (LIFE_S / 2) * 1_000;
const LIFE_MS = LIFE_S * 1_000;
const REFUSED = new AppError('server', { code: 'INVALID_REFRESH_TOKEN', status: 401 });

/** A browser with so many tabs in which somebody has been signed in for so long. */
async function signedIn(tabs = 1, agoMs = LIFE_MS, answer?: () => Promise<unknown>) {
  const world = createSessionWorld(answer);
  const opened = Array.from({ length: tabs }, () => world.openTab());
  const [first] = opened as [SessionTokens];
  const session = first.begin(world.newTokens(), 'solomiia@shov.example');
  await world.clock.advance(agoMs);
  return { ...world, world, session, tabs: opened as [SessionTokens, ...SessionTokens[]] };
}

describe('a token for a call', () => {
  it('is none for a guest', async () => {
    const world = createSessionWorld();
    expect(await world.openTab().accessToken()).toBeUndefined();
    expect(world.refreshes).toBe(0);
  });

  it('is the one there is while more than a minute of it is left', async () => {
    const { tabs, session, world } = await signedIn(1, LIFE_MS - 60_001);
    expect(await tabs[0].accessToken()).toBe(session.accessToken);
    expect(world.refreshes).toBe(0);
  });

  it('is a new one when a minute or less is left', async () => {
    const { tabs, world } = await signedIn(1, LIFE_MS - 60_000);
    expect(world.isAccepted(await tabs[0].accessToken())).toBe(true);
    expect(world.refreshes).toBe(1);
  });

  it('is renewed once for ten calls at once', async () => {
    const { tabs, world } = await signedIn();
    const tokens = await Promise.all(Array.from({ length: 10 }, () => tabs[0].accessToken()));
    expect(new Set(tokens).size).toBe(1);
    expect(world.isAccepted(tokens[0])).toBe(true);
    expect(world.refreshes).toBe(1);
  });

  it('is renewed once per expiry by any number of calls in any number of tabs, in whatever order answers come', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1, max: 3 }),
        async (scheduler, callsOfTabs, expiries) => {
          const answer = () => scheduler.schedule(Promise.resolve(), 'refresh');
          const { tabs, world } = await signedIn(callsOfTabs.length, 0, answer);
          for (let expiry = 1; expiry <= expiries; expiry += 1) {
            await world.clock.advance(LIFE_MS);
            const calls = callsOfTabs.flatMap((count, tab) =>
              Array.from({ length: count }, async () => {
                await scheduler.schedule(Promise.resolve(), 'call');
                return tabs[tab]?.accessToken();
              }),
            );
            const tokens = await scheduler.waitFor(Promise.all(calls));
            expect(new Set(tokens).size).toBe(1);
            expect(world.isAccepted(tokens[0])).toBe(true);
            expect(world.refreshes).toBe(expiry);
          }
          expect(world.drops).toEqual([]);
        },
      ),
      { numRuns: 1_000 },
    );
  }, 120_000);

  it('is had in every tab even where tabs know nothing of each other', async () => {
    const { world } = await signedIn();
    const tabs = [1, 2, 3].map(() => world.openTab(createLocks(undefined)));
    const asked = Promise.all(tabs.map((tab) => tab.accessToken()));
    await world.clock.advance(1_000);
    for (const token of await asked) expect(world.isAccepted(token)).toBe(true);
    expect(world.drops).toEqual([]);
  });

  it('is asked for again after half of its life by nobody', async () => {
    const { tabs, world } = await signedIn(2, HALF_LIFE_MS);
    await Promise.all(tabs.map((tab) => tab.accessToken()));
    expect(world.refreshes).toBe(0);
  });
});

describe('a session that cannot be renewed', () => {
  it.each<[string, AppError | { accessToken: string; refreshToken: string }, object]>([
    ['because it is dead', REFUSED, { code: 'INVALID_REFRESH_TOKEN' }],
    ['because nobody answers', new AppError('unreachable'), { kind: 'unreachable' }],
    ['because the server fails', new AppError('server', { status: 500 }), { status: 500 }],
    ['because the new token is empty', { accessToken: '', refreshToken: 'r' }, { kind: 'unreadable' }],
    ['because the new token says nothing', { accessToken: 'opaque', refreshToken: 'r' }, { kind: 'unreadable' }],
    ['because no token to renew it came', { accessToken: jwtOf({ exp: 1e12 }), refreshToken: '' }, {}],
  ])('%s ends once, for all who wait', async (_, failure, reason) => {
    const { tabs, world, session } = await signedIn(2);
    world.failNext(failure);
    const calls = tabs.flatMap((tab) => [tab.accessToken(), tab.accessToken()]);
    const ended = Promise.allSettled(calls);
    await world.clock.advance(1_000);
    const outcomes = await ended;
    expect(outcomes.map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
    expect(world.drops).toMatchObject([{ session: { id: session.id }, reason }]);
    expect(world.keyValue.read(STORAGE_SESSION)).toBeUndefined();
    expect(world.refreshes).toBe(1);
    expect(await tabs[1]?.accessToken()).toBeUndefined();
  });

  it('whose kept token is garbled is renewed once, then over', async () => {
    const { tabs, world, keyValue } = await signedIn(1, 0);
    keyValue.write(STORAGE_SESSION, keyValue.read(STORAGE_SESSION)?.replace(/e30\.[^"]*/, 'garbled') ?? '');
    world.failNext({ accessToken: 'garbled too', refreshToken: 'r' });
    const asked = expect(tabs[0].accessToken()).rejects.toMatchObject({ kind: 'unreadable' });
    await world.clock.advance(1_000);
    await asked;
    expect(await tabs[0].accessToken()).toBeUndefined();
    expect([world.refreshes, world.drops.length]).toEqual([1, 1]);
  });
});

it('a page that is being left, which cuts its calls off, ends no session', async () => {
  const { tabs, world } = await signedIn();
  world.failNext(new AppError('unreachable'));
  void tabs[0].accessToken().catch(() => undefined);
  // It is gone before long, and its timers with it.
  await world.clock.advance(100);
  expect(world.drops).toEqual([]);
  expect(world.openTab().read()).toBeDefined();
});

describe('a token the server refuses', () => {
  it('ends the session when it is the present one', async () => {
    const { tabs, world, session } = await signedIn(1, 0);
    tabs[0].refused(session.accessToken);
    tabs[0].refused(session.accessToken);
    expect(world.drops).toMatchObject([{ session: { id: session.id }, reason: { code: 'UNAUTHORIZED', status: 401 } }]);
    expect(tabs[0].read()).toBeUndefined();
  });

  it('ends nothing when there is a newer one', async () => {
    const { tabs, world, session } = await signedIn();
    await tabs[0].accessToken();
    tabs[0].refused(session.accessToken);
    expect(world.drops).toEqual([]);
    expect(tabs[0].read()).toBeDefined();
  });
});

describe('while a token is on its way', () => {
  it('somebody who signs out stays signed out', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { tabs, world } = await signedIn(2, LIFE_MS, () => promise);
    const asked = tabs[0].accessToken();
    tabs[1]?.end();
    resolve();
    await expect(asked).rejects.toMatchObject({ status: 401 });
    expect(tabs[0].read()).toBeUndefined();
    expect(world.drops).toEqual([]);
  });

  it('somebody else who signs in keeps the new session', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { tabs, world } = await signedIn(2, LIFE_MS, () => promise);
    const asked = tabs[0].accessToken();
    await settle();
    const next = tabs[1]?.begin(world.newTokens(), 'ostap@shov.example');
    resolve();
    await expect(asked).rejects.toMatchObject({ status: 401 });
    expect(tabs[0].read()).toEqual(next);
  });

  it('nobody gets the token of somebody else who has signed in meanwhile', async () => {
    const { tabs, world } = await signedIn(2, LIFE_MS);
    const asked = tabs[0].accessToken();
    const next = tabs[1]?.begin(world.newTokens(), 'ostap@shov.example');
    await expect(asked).rejects.toMatchObject({ status: 401 });
    expect(await tabs[0].accessToken()).toBe(next?.accessToken);
  });
});

describe('who it is', () => {
  const user = { id: 'u1', email: 'solomiia@shov.example', isEmailConfirmed: true };

  it('is kept with the session and outlives a renewal', async () => {
    const { tabs, session } = await signedIn();
    await tabs[0].know(session.id, user);
    await tabs[0].accessToken();
    expect(tabs[0].read()).toMatchObject({ id: session.id, user });
  });

  it('is not written again by each tab that hears it', async () => {
    const { tabs, session, keyValue } = await signedIn(2, 0);
    await tabs[0].know(session.id, user);
    const write = vi.spyOn(keyValue, 'write');
    await tabs[1]?.know(session.id, { ...user });
    expect(write).not.toHaveBeenCalled();
  });

  it('waits for the tokens that another tab is about to write', async () => {
    const answer = Promise.withResolvers<undefined>();
    const { tabs, session, world } = await signedIn(2, LIFE_MS, () => answer.promise);
    const renewed = tabs[0].accessToken();
    const known = tabs[1]?.know(session.id, user);
    await settle();
    expect(tabs[0].read()?.user).toBeUndefined();
    answer.resolve(undefined);
    await known;
    expect(tabs[0].read()).toMatchObject({ accessToken: await renewed, user });
    expect(world.isAccepted(await renewed)).toBe(true);
  });

  it('is not written into the session of somebody else', async () => {
    const { tabs, session, world } = await signedIn(1, 0);
    tabs[0].begin(world.newTokens(), 'ostap@shov.example');
    await tabs[0].know(session.id, user);
    expect(tabs[0].read()?.user).toBeUndefined();
  });
});

it('without storage a session lasts as long as the tab', async () => {
  const world = createSessionWorld();
  const blocked = { addEventListener() {}, removeEventListener() {} };
  Object.defineProperty(blocked, 'localStorage', {
    get() {
      throw new DOMException('No', 'SecurityError');
    },
  });
  const keyValue = createKeyValue(blocked as unknown as Window);
  Object.assign(world.keyValue, keyValue);
  const tab = world.openTab();
  tab.begin(world.newTokens(), undefined);
  await world.clock.advance(LIFE_MS);
  expect(world.isAccepted(await tab.accessToken())).toBe(true);
  tab.end();
  expect(tab.read()).toBeUndefined();
});

it('tokens that are of no use begin no session', () => {
  const world = createSessionWorld();
  const tab = world.openTab();
  expect(() => tab.begin({ accessToken: 'opaque', refreshToken: 'r' }, undefined)).toThrow(
    expect.objectContaining({ kind: 'unreadable' }),
  );
  expect(tab.read()).toBeUndefined();
});
