import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Session } from '#domain/session.ts';
import { beginSession, decodeSession, encodeSession, isFresh, renewSession } from '#domain/session.ts';

const NOW = Date.UTC(2026, 5, 1, 12);
const SECOND = 1_000;
const USER = { id: 'u1', email: 'solomiia@shov.example', isEmailConfirmed: true, firstName: 'Соломія' };

function jwt(claims: unknown): string {
  const payload = btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `head.${payload}.signature`;
}

/** A token that its issuer lets live for so long, by a clock that may differ from ours. */
function lasting(seconds: number, theirNow = NOW): string {
  const iat = Math.floor(theirNow / SECOND);
  return jwt({ iat, exp: iat + seconds });
}

const begin = (accessToken: string, now = NOW): Session | undefined =>
  beginSession('s1', { accessToken, refreshToken: 'r1' }, now);

describe('an access token', () => {
  it.each([
    [60_001, true],
    [60_000, false],
    [59_999, false],
    [-1, false],
  ])('with %i ms left is good: %s', (left, isGood) => {
    const session = begin(lasting(900));
    expect(session && isFresh(session, NOW + 900 * SECOND - left)).toBe(isGood);
  });

  it.each([-86_400, -600, 600, 86_400])('lives as long as it was given, though the device is %i s off', (offset) => {
    const session = begin(lasting(900, NOW - offset * SECOND));
    expect(session && isFresh(session, NOW + 839 * SECOND)).toBe(true);
    expect(session && isFresh(session, NOW + 840 * SECOND)).toBe(false);
  });

  it('that does not say when it was made is good for a while even on a device that is a day ahead', () => {
    const session = begin(jwt({ exp: Math.floor((NOW - 86_400 * SECOND) / SECOND) + 900 }));
    expect(session && isFresh(session, NOW)).toBe(true);
    expect(session && isFresh(session, NOW + 61 * SECOND)).toBe(false);
  });

  it('is asked for anew when the clock was set back behind the moment it came', () => {
    const session = begin(lasting(900));
    expect(session && isFresh(session, NOW - 1)).toBe(false);
  });

  it.each([
    'opaque',
    '',
    'a.b.c',
    'undefined',
    jwt(null),
    jwt([]),
    jwt({}),
    jwt({ iat: 1, exp: '900' }),
    jwt({ iat: 900, exp: 1 }),
  ])('%j begins no session, because nobody can tell how long it lasts', (accessToken) => {
    expect(begin(accessToken)).toBeUndefined();
  });

  it('without a token to renew it begins no session', () => {
    expect(beginSession('s1', { accessToken: lasting(900), refreshToken: '' }, NOW)).toBeUndefined();
  });
});

describe('a session', () => {
  it('stays the same one with the same customer when its tokens are renewed', () => {
    const session = { ...(begin(lasting(900)) as Session), user: USER };
    const renewed = renewSession(session, { accessToken: lasting(901), refreshToken: 'r2' }, NOW + 5);
    expect(renewed).toEqual({ ...session, accessToken: lasting(901), refreshToken: 'r2', receivedAt: NOW + 5 });
  });

  it('is read as it was kept', () => {
    const session: Session = { ...(begin(lasting(900)) as Session), email: USER.email, user: USER };
    expect(decodeSession(encodeSession(session))).toEqual(session);
  });

  it('keeps of a customer no more than a name to greet', () => {
    const user = { ...USER, phone: '+380672140811', address: { region: 'UA', country: 'UA', city: 'Київ' } } as const;
    const text = encodeSession({ ...(begin(lasting(900)) as Session), user });
    expect(text).toContain('Соломія');
    expect(text).not.toMatch(/380672140811|Київ/);
  });

  it('with a garbled access token is kept, so that it can be renewed once', () => {
    const session = { ...(begin(lasting(900)) as Session), accessToken: 'garbled' };
    const read = decodeSession(encodeSession(session));
    expect(read).toEqual(session);
    expect(read && isFresh(read, NOW)).toBe(false);
  });

  it('remembers that new tokens have been asked for until they have come', () => {
    const renewal = { operation: 'o1', askedAt: NOW - 5 };
    const session: Session = { ...(begin(lasting(900)) as Session), renewal };
    expect(decodeSession(encodeSession(session))).toEqual(session);
    const tokens = { accessToken: lasting(901), refreshToken: 'r2' };
    expect(renewSession(session, tokens, NOW)).not.toHaveProperty('renewal');
  });

  it.each([7, {}, { operation: '', askedAt: 1 }, { operation: 'o1', askedAt: '1' }])(
    'that says %j of a renewal is read without it',
    (renewal) => {
      const kept = JSON.parse(encodeSession(begin(lasting(900)) as Session)) as object;
      expect(decodeSession(JSON.stringify({ ...kept, renewal }))).toEqual(begin(lasting(900)));
    },
  );

  it('with a broken customer is read without one', () => {
    const kept = JSON.parse(encodeSession({ ...(begin(lasting(900)) as Session), user: USER })) as { user: object };
    const text = JSON.stringify({ ...kept, user: { id: 7, email: '<img src=x onerror=alert(1)>' } });
    expect(decodeSession(text)).toMatchObject({ id: 's1' });
    expect(decodeSession(text)?.user).toBeUndefined();
  });

  it.each([
    undefined,
    '',
    'null',
    '[]',
    '{',
    '"session"',
    '{"version":0}',
    '{"version":1}',
    '{"version":1,"id":"s","accessToken":"a","refreshToken":"","receivedAt":1}',
    '{"version":1,"id":"s","accessToken":"a","refreshToken":"r","receivedAt":"1"}',
    '{"version":2,"id":"s","accessToken":"a","refreshToken":"r","receivedAt":1}',
    '{"__proto__":{"version":1,"id":"s","accessToken":"a","refreshToken":"r","receivedAt":1}}',
  ])('%j is none', (text) => {
    expect(decodeSession(text)).toBeUndefined();
  });

  it('of any damage is a session or none, never a failure', () => {
    const whole = { version: 1, id: 's', accessToken: 'a', refreshToken: 'r', receivedAt: 1, user: USER };
    const damaged = fc
      .tuple(fc.constantFrom(...Object.keys(whole)), fc.oneof(fc.json(), fc.constant('{"__proto__":{"x":1}}')))
      .map(([field, value]) => JSON.stringify({ ...whole, [field]: JSON.parse(value) as unknown }));
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), damaged), (text) => {
        const session = decodeSession(text);
        if (session === undefined) return;
        expect(session.accessToken.length * session.refreshToken.length).toBeGreaterThan(0);
        expect(typeof isFresh(session, NOW)).toBe('boolean');
      }),
      { numRuns: 1_000 },
    );
    expect(({} as { x?: number }).x).toBeUndefined();
  });

  it('of five megabytes is none', () => {
    const huge = 'x'.repeat(5_000_000);
    const text = JSON.stringify({ version: 1, id: 's', accessToken: huge, refreshToken: 'r', receivedAt: 1 });
    expect(decodeSession(text)).toBeUndefined();
  });
});
