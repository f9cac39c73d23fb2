import { LOCK_REFRESH, REFRESH_GRACE_MS, STORAGE_SESSION, STORAGE_SESSION_ENDED } from '#domain/constants.ts';
import { AppError } from '#domain/errors.ts';
import type { Session, SessionUser } from '#domain/session.ts';
import { beginSession, decodeSession, encodeSession, isFresh, renewSession } from '#domain/session.ts';
import type { Tokens } from '#domain/tokens.ts';
import type { Locks } from '#ports/locks.ts';
import type { Clock, KeyValue, NewId } from '#ports/platform.ts';

/** How a session ends that nobody signed out of. */
export type SessionEnd = 'refused' | 'unheard';

interface Needs {
  keyValue: KeyValue;
  locks: Locks;
  clock: Clock;
  newId: NewId;
  /** Asks the server for new tokens; for the same ones, when it is the same operation. */
  refresh: (refreshToken: string, operation: string) => Promise<Tokens>;
  /** This tab has ended the session, and why. */
  onDrop: (session: Session, reason: unknown) => void;
}

/**
 * The tokens of the session: kept in the browser, read anew before each use because another tab may have changed them,
 * and renewed once for all calls and all tabs (spec section 4).
 */
export class SessionTokens {
  readonly #needs: Needs;
  #renewing: { id: string; token: Promise<string> } | undefined;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  read(): Session | undefined {
    return decodeSession(this.#needs.keyValue.read(STORAGE_SESSION));
  }

  /** A new session; rejects with AppError `unreadable` when the tokens are of no use. */
  begin(tokens: Tokens, email: string | undefined): Session {
    const { newId, clock } = this.#needs;
    const session = beginSession(newId(), tokens, clock.now());
    if (session === undefined) throw new AppError('unreadable');
    this.#needs.keyValue.remove(STORAGE_SESSION_ENDED);
    const named = { ...session, ...(email !== undefined && { email }) };
    this.#write(named);
    return named;
  }

  /**
   * Who it is, unless the session is another by now. What is known already is not written again, and what is new waits
   * its turn: another tab may be about to write new tokens.
   */
  async know(sessionId: string, user: SessionUser): Promise<void> {
    const kept = this.read();
    if (kept === undefined || encodeSession(kept) === encodeSession({ ...kept, user })) return;
    await this.#needs.locks.alone(LOCK_REFRESH, async () => {
      const session = this.read();
      if (session?.id === sessionId) this.#write({ ...session, user });
    });
  }

  end(): void {
    this.#needs.keyValue.remove(STORAGE_SESSION);
  }

  /**
   * A token that is still good; undefined for a guest. Rejects with AppError when the session could not be renewed,
   * which has ended it.
   */
  async accessToken(): Promise<string | undefined> {
    const session = this.read();
    if (session === undefined) return undefined;
    if (isFresh(session, this.#needs.clock.now())) return session.accessToken;
    if (this.#renewing?.id !== session.id) {
      const renewing = { id: session.id, token: this.#renew(session.id) };
      this.#renewing = renewing;
      const forget = (): void => {
        if (this.#renewing === renewing) this.#renewing = undefined;
      };
      renewing.token.then(forget, forget);
    }
    return this.#renewing.token;
  }

  /** The server refused this token: that ends the session, unless it has another token by now. */
  refused(usedToken: string): void {
    const session = this.read();
    if (session?.accessToken === usedToken)
      this.#drop(session, new AppError('server', { code: 'UNAUTHORIZED', status: 401 }));
  }

  /** For whoever asked as this session; nobody gets the token of another one. */
  #renew(id: string): Promise<string> {
    const { locks, clock } = this.#needs;
    return locks.alone(LOCK_REFRESH, async () => {
      const session = this.read();
      if (session?.id !== id) throw ended();
      if (isFresh(session, clock.now())) return session.accessToken;
      try {
        return await this.#renewed(session);
      } catch (error) {
        const other = await this.#renewedElsewhere(session, error);
        if (other !== undefined) return other;
        const kept = this.read();
        if (kept?.id === session.id) this.#drop(kept, error);
        throw error;
      }
    });
  }

  /**
   * What is asked is written down first: if the page is left before the answer comes, the next one asks for the same
   * again. Such tokens may have been made long ago, and be due again.
   */
  async #renewed(session: Session): Promise<string> {
    const { clock, newId, refresh } = this.#needs;
    const { renewal = { operation: newId(), askedAt: clock.now() } } = session;
    if (session.renewal === undefined) this.#write({ ...session, renewal });
    const tokens = await refresh(session.refreshToken, renewal.operation);
    const next = renewSession(session, tokens, session.renewal?.askedAt ?? clock.now());
    if (next === undefined) throw new AppError('unreadable');
    const kept = this.read();
    // Signed out, or in as somebody else, while the answer was on its way.
    if (kept?.id !== session.id) throw ended();
    this.#write({ ...next, ...(kept.user && { user: kept.user }) });
    const isDue = session.renewal !== undefined && !isFresh(next, clock.now());
    return isDue ? this.#renewed(next) : next.accessToken;
  }

  /**
   * Where tabs cannot wait for each other, the one that came second is refused: it takes what the first one got. And a
   * page that is being left has its calls cut off: it is gone before it takes that for the end of the session.
   */
  async #renewedElsewhere({ id, refreshToken }: Session, error: unknown): Promise<string | undefined> {
    const { locks, clock } = this.#needs;
    const isCutOff = error instanceof AppError && error.kind !== 'server';
    if (isCutOff || !locks.spansTabs) await new Promise<void>((resolve) => void clock.after(REFRESH_GRACE_MS, resolve));
    const other = this.read();
    return other?.id === id && other.refreshToken !== refreshToken ? other.accessToken : undefined;
  }

  /** How this session ended if a tab had to end it: the server refused it, or could not be asked. */
  endOf(sessionId: string): SessionEnd | undefined {
    const [id, end] = this.#needs.keyValue.read(STORAGE_SESSION_ENDED)?.split(' ') ?? [];
    if (id !== sessionId) return undefined;
    return end === 'refused' ? 'refused' : 'unheard';
  }

  #drop(session: Session, reason: unknown): void {
    // Before the session itself goes, for that is what other tabs hear.
    this.#needs.keyValue.write(STORAGE_SESSION_ENDED, `${session.id} ${endBy(reason)}`);
    this.end();
    this.#needs.onDrop(session, reason);
  }

  #write(session: Session): void {
    this.#needs.keyValue.write(STORAGE_SESSION, encodeSession(session));
  }
}

/** The server said no, or nothing could be heard of it: two things, and the second is not the shopper's doing. */
export function endBy(reason: unknown): SessionEnd {
  return reason instanceof AppError && reason.status === 401 ? 'refused' : 'unheard';
}

function ended(): AppError {
  return new AppError('server', { code: 'INVALID_REFRESH_TOKEN', status: 401 });
}
