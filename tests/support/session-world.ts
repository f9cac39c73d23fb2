import { AppError } from '#domain/errors.ts';
import type { Session } from '#domain/session.ts';
import type { Tokens } from '#domain/tokens.ts';
import { createLocks } from '#adapters/browser/locks.ts';
import type { Locks } from '#ports/locks.ts';
import { SessionTokens } from '#stores/session-tokens.ts';
import type { FakeClock } from './fake-clock.ts';
import { createFakeClock } from './fake-clock.ts';
import type { FakeKeyValue } from './fake-key-value.ts';
import { createFakeKeyValue } from './fake-key-value.ts';

/** How long the access tokens of this world last. */
export const LIFE_S = 900;

/** A JWT with such claims, signed by nobody. */
export function jwtOf(claims: object): string {
  return `e30.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.x`;
}

export interface SessionWorld {
  clock: FakeClock;
  keyValue: FakeKeyValue;
  /** Another tab of the same browser. */
  openTab(locks?: Locks): SessionTokens;
  /** One that can be left: it hears no answer any more, and holds no lock. */
  openMortalTab(): { tokens: SessionTokens; leave: () => void };
  /** Tokens as the server gives them out. */
  newTokens(): Tokens;
  /** Refresh calls so far. */
  readonly refreshes: number;
  /** Sessions that a tab has ended, and why. */
  readonly drops: { session: Session; reason: unknown }[];
  /** Whether the server would take this access token. */
  isAccepted(accessToken: string | undefined): boolean;
  /** The next refreshes end so. */
  failNext(...failures: (AppError | Tokens)[]): void;
}

/**
 * One browser with tabs, and a server whose refresh tokens work once, or as often as asked by the same operation.
 * `answer` decides when the server answers.
 */
export function createSessionWorld(answer: () => Promise<unknown> = () => Promise.resolve()): SessionWorld {
  const clock = createFakeClock();
  const keyValue = createFakeKeyValue();
  const drops: SessionWorld['drops'] = [];
  const shared = sharedLocks();
  const failures: (AppError | Tokens)[] = [];
  const given = new Map<string, Tokens>();
  let issued = 0;
  let refreshes = 0;
  let goodRefreshToken = '';
  let goodAccessToken = '';

  const newTokens = (): Tokens => {
    issued += 1;
    const iat = Math.floor(clock.now() / 1_000);
    goodRefreshToken = `refresh-${issued}`;
    goodAccessToken = jwtOf({ iat, exp: iat + LIFE_S, jti: issued });
    return { accessToken: goodAccessToken, refreshToken: goodRefreshToken };
  };
  const refresh = async (refreshToken: string, operation: string): Promise<Tokens> => {
    refreshes += 1;
    const failure = failures.shift();
    const isGood = failure === undefined && refreshToken === goodRefreshToken;
    const tokens = isGood ? newTokens() : given.get(`${refreshToken} ${operation}`);
    if (tokens !== undefined) given.set(`${refreshToken} ${operation}`, tokens);
    await answer();
    if (failure instanceof AppError) throw failure;
    if (failure !== undefined) return failure;
    if (tokens === undefined) throw new AppError('server', { code: 'INVALID_REFRESH_TOKEN', status: 401 });
    return tokens;
  };

  let ids = 0;
  const tab = (locks: Locks, ask: typeof refresh): SessionTokens => {
    const onDrop = (session: Session, reason: unknown) => void drops.push({ session, reason });
    return new SessionTokens({ keyValue, locks, clock, newId: () => `id-${(ids += 1)}`, refresh: ask, onDrop });
  };
  return {
    clock,
    keyValue,
    drops,
    newTokens,
    openTab: (locks = shared) => tab(locks, refresh),
    openMortalTab() {
      let isLeft = false;
      const { promise: left, resolve } = Promise.withResolvers<never>();
      const locks: Locks = {
        spansTabs: true,
        alone: (name, run) => shared.alone(name, () => Promise.race([isLeft ? left : run(), left])),
      };
      const heard = async (...asked: Parameters<typeof refresh>): Promise<Tokens> => {
        const tokens = await refresh(...asked);
        return isLeft ? new Promise<never>(() => {}) : tokens;
      };
      const leave = (): void => {
        isLeft = true;
        resolve(undefined as never);
      };
      return { tokens: tab(locks, heard), leave };
    },
    get refreshes() {
      return refreshes;
    },
    isAccepted: (token) => token !== undefined && token === goodAccessToken,
    failNext: (...next) => void failures.push(...next),
  };
}

/** Locks that reach over tabs. */
function sharedLocks(): Locks {
  return { ...createLocks(undefined), spansTabs: true };
}
