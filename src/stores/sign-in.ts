import type { LanguageTag } from '#domain/profile.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { User } from '#domain/customer.ts';
import type { ErrorText, KnownCode } from '#domain/errors.ts';
import { errorText, isCancelled } from '#domain/errors.ts';
import type { Tokens } from '#domain/tokens.ts';
import { isOfNewAccount } from '#domain/tokens.ts';
import type { AnalyticsPort } from '#ports/analytics.ts';
import type { AuthPort, Credentials } from '#ports/auth.ts';
import type { NewId } from '#ports/platform.ts';
import type { SocialSignIn } from '#ports/social-sign-in.ts';
import type { DialogsStore } from './dialogs.ts';
import { isRefusal } from './outcome.ts';
import type { SessionKeeper } from './session-keeper.ts';
import type { ToastsStore } from './toasts.ts';

/** What somebody without a session can ask for, each in a form or on a screen of its own. */
export type SignInStep = 'login' | 'register' | 'google' | 'request-reset' | 'set-password' | 'confirm-email';

type Specific = Partial<Record<KnownCode, string>>;

/** What a refusal is called in each; for Google in other words than of a password, for there is none. */
const REFUSALS: Record<SignInStep, Specific> = {
  login: {},
  register: { BAD_REQUEST_VALUE_NOT_UNIQUE: 'dialog.auth.taken' },
  google: {
    BAD_REQUEST_VALUE_NOT_UNIQUE: 'dialog.auth.taken',
    GOOGLE_AUTH_PAYLOAD_NOT_CONTAIN_EMAIL: 'dialog.auth.google-no-email',
    USER_WITH_THIS_CREDENTIALS_NOT_FOUND: 'dialog.auth.google-refused',
  },
  'request-reset': { USER_NOT_FOUND: 'dialog.reset.no-user' },
  'set-password': { VALIDATION_ERROR: 'account.letter.token-invalid' },
  'confirm-email': { VALIDATION_ERROR: 'account.letter.token-invalid' },
};

/** What it is called instead where the server names this field. */
const REFUSALS_AT = new Map<string, Specific>([
  ['set-password password', {}],
  ['confirm-email emailConfirmed', { VALIDATION_ERROR: 'account.confirm.already' }],
]);

/** What it is called instead after an answer that never came: what was asked for may be done. */
const REFUSALS_AFTER_SILENCE: Partial<Record<SignInStep, Specific>> = {
  'set-password': { VALIDATION_ERROR: 'account.reset.perhaps-set' },
};

interface Needs {
  auth: AuthPort;
  keeper: SessionKeeper;
  dialogs: DialogsStore;
  toasts: ToastsStore;
  analytics: AnalyticsPort;
  social: SocialSignIn;
  newId: NewId;
  /** For whoever runs the shop; nothing personal. */
  report: (message: string) => void;
}

/** Ways into an account. A failure is said where it was asked for, and nothing typed is lost by it. */
export class SignInStore {
  /** What is on its way; nothing else can be sent meanwhile. */
  busy: SignInStep | undefined = undefined;
  error: { step: SignInStep; text: ErrorText } | undefined = undefined;
  readonly #needs: Needs;
  #operation: { of: string; id: string } | undefined;
  #isLeft = false;
  readonly #unanswered = new Set<SignInStep>();

  constructor(needs: Needs) {
    this.#needs = needs;
    makeAutoObservable(this, { error: observableRef }, { autoBind: true });
  }

  /** The form is gone: what went wrong in it is not said in the next one. What is still on its way is told by a toast. */
  leave(): void {
    this.error = undefined;
    this.#isLeft = true;
  }

  /** Something else is typed: what was wrong with the former is not said of it. */
  correct(): void {
    this.error = undefined;
  }

  errorOf(step: SignInStep): ErrorText | undefined {
    return this.error?.step === step ? this.error.text : undefined;
  }

  /** True once signed in. */
  login(credentials: Credentials): Promise<boolean> {
    return this.#ask('login', async () => {
      void this.#enter(await this.#needs.auth.login(credentials), credentials.email, 'toast.signed-in');
    });
  }

  /** True once there is an account. After an unknown outcome the same press makes no second one. */
  register(credentials: Credentials): Promise<boolean> {
    const { auth, analytics, newId } = this.#needs;
    const of = JSON.stringify(credentials);
    if (this.#operation?.of !== of) this.#operation = { of, id: newId() };
    const { id } = this.#operation;
    return this.#ask('register', async () => {
      try {
        void this.#enter(await auth.register(credentials, id), credentials.email, 'toast.registered');
        this.#operation = undefined;
      } catch (error) {
        if (isRefusal(error)) this.#operation = undefined;
        throw error;
      }
      analytics.track({ name: 'signup', way: 'password' });
    });
  }

  /** Whether the shop is set up for signing in with Google. */
  get hasGoogle(): boolean {
    return this.#needs.social.isSetUp;
  }

  /** Has Google's own button drawn into a place until `signal` says otherwise; rejects where it cannot be drawn. */
  offerGoogle(place: HTMLElement, language: LanguageTag, signal: AbortSignal): Promise<void> {
    return this.#needs.social.offer(place, language, (idToken) => void this.google(idToken), signal);
  }

  /** With the credential of Google's sign-in client. A failure is written down (spec section 4), and said in its place. */
  async google(idToken: string): Promise<void> {
    const { auth, report } = this.#needs;
    const isDone = await this.#ask('google', async () => {
      const tokens = await auth.google(idToken);
      void this.#countGoogle(tokens, this.#enter(tokens, undefined, 'toast.signed-in'));
    });
    if (!isDone) report('auth.google: failed');
  }

  /** True once the letter is on its way. */
  requestReset(email: string): Promise<boolean> {
    return this.#ask('request-reset', () => this.#needs.auth.requestReset(email));
  }

  /** Sets a new password with the token of the letter; true once it is set. */
  setPassword(token: string, password: string): Promise<boolean> {
    return this.#ask('set-password', async () => {
      const { auth, keeper } = this.#needs;
      await auth.resetPassword(token, password);
      await keeper.afterNewPassword();
    });
  }

  /** With the token of the letter; true once the e-mail is known to be the customer's, who need not be signed in here. */
  confirmEmail(token: string): Promise<boolean> {
    return this.#ask('confirm-email', () => this.#needs.auth.confirmEmail(token));
  }

  /** The answer does not say whether there was an account; it is counted once that is known. */
  async #countGoogle({ accessToken }: Tokens, known: Promise<User | undefined>): Promise<void> {
    const user = await known;
    if (isOfNewAccount(accessToken, user?.registeredAt)) this.#needs.analytics.track({ name: 'signup', way: 'google' });
  }

  #enter(tokens: Tokens, email: string | undefined, key: string): Promise<User | undefined> {
    const { keeper, dialogs, toasts } = this.#needs;
    const known = keeper.enter(tokens, email);
    if (dialogs.current?.name === 'auth') dialogs.close();
    toasts.show('success', { key });
    return known;
  }

  async #ask(step: SignInStep, run: () => Promise<void>): Promise<boolean> {
    // Whoever asks is there to hear, though it be asked already.
    this.#isLeft = false;
    if (this.busy !== undefined) return false;
    this.busy = step;
    this.error = undefined;
    try {
      await run();
      return true;
    } catch (error) {
      const { paths = [] } = errorText(error);
      const atField = paths.map((path) => REFUSALS_AT.get(`${step} ${path}`)).find((one) => one !== undefined);
      const afterSilence = this.#unanswered.has(step) ? REFUSALS_AFTER_SILENCE[step] : undefined;
      const text = errorText(error, atField ?? afterSilence ?? REFUSALS[step]);
      if (!isRefusal(error)) this.#unanswered.add(step);
      if (isCancelled(error)) return false;
      if (this.#isLeft) this.#needs.toasts.show('error', text);
      else runInAction(() => (this.error = { step, text }));
      return false;
    } finally {
      runInAction(() => (this.busy = undefined));
    }
  }
}
