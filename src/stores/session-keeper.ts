import {
  STORAGE_BASKET,
  STORAGE_BASKET_STAMP,
  STORAGE_CHECKOUT_DRAFT,
  STORAGE_ORDER_KEYS,
  STORAGE_PROMO_CODE,
  STORAGE_PUT_ASIDE,
  STORAGE_RECENT_SEARCHES,
  STORAGE_RECENTLY_VIEWED,
  STORAGE_SAVED,
  STORAGE_SESSION,
  STORAGE_WARDROBE,
} from '#domain/constants.ts';
import type { User } from '#domain/customer.ts';
import type { ErrorText } from '#domain/errors.ts';
import { AppError, isCancelled } from '#domain/errors.ts';
import { isPaymentResult } from '#domain/order.ts';
import type { Session } from '#domain/session.ts';
import { isPageOfLetter, sessionUser } from '#domain/session.ts';
import type { Tokens } from '#domain/tokens.ts';
import type { AuthPort } from '#ports/auth.ts';
import type { KeyValue, Navigation } from '#ports/platform.ts';
import type { BasketStore } from './basket.ts';
import { bringBack, handDraftOver, putAside } from './put-aside.ts';
import type { SessionEnd, SessionTokens } from './session-tokens.ts';
import { endBy } from './session-tokens.ts';
import type { SessionStore } from './session.ts';
import type { ToastsStore } from './toasts.ts';

interface Needs {
  session: SessionStore;
  tokens: SessionTokens;
  auth: AuthPort;
  basket: BasketStore;
  toasts: ToastsStore;
  keyValue: KeyValue;
  navigation: Navigation;
  /** Takes everything personal off the screens of this tab: they show what the browser keeps by now. */
  forget: () => void;
  /** What was put aside is back in this browser: screens show it, and the order on one of them is looked at again. */
  refresh: () => void;
  /** For whoever runs the shop; nothing personal. */
  report: (message: string) => void;
}

const WORDS_OF_END: Record<SessionEnd, ErrorText> = {
  refused: { key: 'error.invalid-token' },
  unheard: { key: 'toast.session-unconfirmed' },
};

/** What goes with the customer who signs out; where a session ends by itself, most of it is put aside. */
const OF_CUSTOMER = [
  STORAGE_BASKET,
  STORAGE_CHECKOUT_DRAFT,
  STORAGE_ORDER_KEYS,
  STORAGE_PROMO_CODE,
  STORAGE_PUT_ASIDE,
  STORAGE_SAVED,
  STORAGE_WARDROBE,
];
/** What whoever comes next need not know, however the session has ended. */
const OF_VISIT = [STORAGE_RECENT_SEARCHES, STORAGE_RECENTLY_VIEWED];

/**
 * Begins, follows and ends the session of this browser, here and in its other tabs (spec sections 4 and 6). The basket
 * follows SessionStore by itself, once somebody is signed in or out (startup.ts).
 */
export class SessionKeeper {
  readonly #needs: Needs;
  /** The session this tab shows. */
  #shown: string | undefined;
  /** Whatever has ended it says so itself. */
  #isEndTold = false;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  /** Somebody may be signed in already: who it is is asked for, and other tabs are followed. */
  start(): void {
    const { keyValue, tokens, session, basket } = this.#needs;
    const kept = tokens.read();
    this.#shown = kept?.id;
    // Damaged, or of an old version: as good as none.
    if (kept === undefined) tokens.end();
    session.show(kept);
    if (kept !== undefined) void this.details();
    keyValue.subscribe(STORAGE_SESSION, () => this.follow());
    keyValue.subscribe(STORAGE_BASKET_STAMP, () => void basket.recheck());
    keyValue.subscribe(STORAGE_BASKET, () => void basket.read());
  }

  /** Another tab has signed in or out, or this page was asleep meanwhile. */
  follow(): void {
    const { tokens, session, basket, toasts, forget } = this.#needs;
    const kept = tokens.read();
    const former = this.#shown;
    const end = kept === undefined && former !== undefined ? tokens.endOf(former) : undefined;
    if (end !== undefined) {
      this.#leadHome(end);
      return;
    }
    this.#shown = kept?.id;
    if (kept !== undefined && kept.id === former) {
      session.renew(kept.user);
      return;
    }
    session.show(kept);
    if (former === undefined && kept === undefined) return;
    if (former !== undefined) {
      forget();
      if (kept === undefined) toasts.show('info', { key: 'toast.signed-out-elsewhere' });
      // Whether anybody is signed in has not changed, so that nothing else notices.
      else void basket.read();
    }
    if (kept !== undefined) void this.details();
  }

  /**
   * Signs in with what the server gave; `email` names the customer until more is known. Gives who it is, as `details`
   * does. Throws AppError.
   */
  enter(given: Tokens, email: string | undefined): Promise<User | undefined> {
    const { tokens, session } = this.#needs;
    const begun = tokens.begin(given, email);
    this.#shown = begun.id;
    session.show(begun);
    return this.details();
  }

  /** Who is signed in; a failure is tolerated, and the shop goes on with what it knows. */
  async details(): Promise<User | undefined> {
    const { auth, report } = this.#needs;
    try {
      return await this.learn(() => auth.details());
    } catch (error) {
      if (!isCancelled(error)) report(`customer.details: ${error instanceof AppError ? error.message : 'failed'}`);
      return undefined;
    }
  }

  /** The same from a call that tells; undefined where it is somebody else by then. Rejects as the call does. */
  async learn(ask: () => Promise<User>): Promise<User | undefined> {
    const { tokens, session, keyValue, refresh } = this.#needs;
    const asker = this.#shown;
    if (asker === undefined) return undefined;
    const user = await ask();
    if (this.#shown !== asker) return undefined;
    void tokens.know(asker, sessionUser(user));
    handDraftOver(keyValue, user);
    session.show({ id: asker, user });
    if (bringBack(keyValue, user.id)) refresh();
    return user;
  }

  /** Nothing personal stays in this browser. What is in the customer's basket stays on the server. */
  signOut(): void {
    const { tokens, keyValue, toasts } = this.#needs;
    tokens.end();
    for (const name of [...OF_CUSTOMER, ...OF_VISIT]) keyValue.remove(name);
    this.#leave();
    toasts.show('success', { key: 'toast.signed-out' });
  }

  /** A new password by letter has ended the sessions of its customer; whether that is this one, the server knows. */
  async afterNewPassword(): Promise<void> {
    this.#isEndTold = true;
    await this.details();
    this.#isEndTold = false;
  }

  /**
   * The session could not go on: said once, and the shopper is at the beginning (spec section 8). Who comes back from a
   * payment hears of that first: the screen of its result says who can see it. The page of a letter needs no session.
   */
  dropped({ id, user }: Session, reason: unknown): void {
    const { keyValue } = this.#needs;
    if (id !== this.#shown) return;
    putAside(keyValue, user?.id);
    for (const name of OF_VISIT) keyValue.remove(name);
    this.#leadHome(endBy(reason));
  }

  #leadHome(end: SessionEnd): void {
    const { toasts, navigation } = this.#needs;
    const at = navigation.at();
    const isBackFromPayment = isPaymentResult(at);
    this.#leave(isBackFromPayment);
    if (isBackFromPayment || this.#isEndTold) return;
    toasts.show('error', WORDS_OF_END[end]);
    if (!isPageOfLetter(at)) navigation.open('/');
  }

  #leave(hasEndedHere = false): void {
    const { session, forget } = this.#needs;
    this.#shown = undefined;
    session.show(undefined, hasEndedHere);
    forget();
  }
}
