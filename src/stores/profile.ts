import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { User, UserChanges } from '#domain/customer.ts';
import type { ErrorText, KnownCode } from '#domain/errors.ts';
import { errorText, isCancelled } from '#domain/errors.ts';
import type { AuthPort } from '#ports/auth.ts';
import { Latest } from './latest.ts';
import type { LoadState } from './load-state.ts';
import { failedBy, IDLE, LOADING, READY } from './load-state.ts';
import { isRefusal } from './outcome.ts';
import type { SessionKeeper } from './session-keeper.ts';
import type { SessionStore } from './session.ts';
import type { ToastsStore } from './toasts.ts';

export type ProfileForm = 'details' | 'password';

/** Everything the shop knows of the customer, and how the customer changes it. */
export class ProfileStore {
  state: LoadState = IDLE;
  busy: ProfileForm | undefined = undefined;
  error: { form: ProfileForm; text: ErrorText } | undefined = undefined;
  readonly #port: AuthPort;
  readonly #keeper: SessionKeeper;
  readonly #session: SessionStore;
  readonly #toasts: ToastsStore;
  readonly #latest = new Latest();
  #isPasswordUnsure = false;

  constructor(port: AuthPort, keeper: SessionKeeper, session: SessionStore, toasts: ToastsStore) {
    this.#port = port;
    this.#keeper = keeper;
    this.#session = session;
    this.#toasts = toasts;
    makeAutoObservable(this, { state: observableRef, error: observableRef }, { autoBind: true });
  }

  /** Undefined until it has been read here: what the session knows by then may be all that is kept with it. */
  get user(): User | undefined {
    return this.state.status === 'ready' ? this.#session.user : undefined;
  }

  /** Reads it anew; what is known stays on the screen meanwhile. */
  async open(): Promise<void> {
    const signal = this.#latest.begin();
    this.error = undefined;
    if (this.user === undefined) this.state = LOADING;
    try {
      await this.#keeper.learn(() => this.#port.details(signal));
      if (!signal.aborted) runInAction(() => (this.state = READY));
    } catch (error) {
      const failed = failedBy(error);
      if (failed && !signal.aborted && this.user === undefined) runInAction(() => (this.state = failed));
    }
  }

  errorOf(form: ProfileForm): ErrorText | undefined {
    return this.error?.form === form ? this.error.text : undefined;
  }

  /** True once the server has it. */
  save(changes: UserChanges): Promise<boolean> {
    return this.#send('details', { BAD_REQUEST_VALUE_NOT_UNIQUE: 'dialog.auth.taken' }, async () => {
      await this.#keeper.learn(() => this.#port.update(changes));
      this.#toasts.show('success', { key: 'toast.saved' });
    });
  }

  /** After an answer that never came the password may be the new one. */
  changePassword(oldPassword: string, newPassword: string): Promise<boolean> {
    const wrong = this.#isPasswordUnsure ? 'account.password.perhaps-changed' : 'account.password.wrong';
    return this.#send('password', { PASSWORD_NOT_MATCH: wrong }, async () => {
      try {
        await this.#port.changePassword(oldPassword, newPassword);
        this.#isPasswordUnsure = false;
      } catch (error) {
        this.#isPasswordUnsure ||= !isRefusal(error);
        throw error;
      }
      this.#toasts.show('success', { key: 'toast.saved' });
    });
  }

  /** Somebody else is signed in, or nobody. */
  forget(): void {
    this.#latest.stop();
    this.state = IDLE;
    this.error = undefined;
    this.#isPasswordUnsure = false;
  }

  async #send(form: ProfileForm, specific: Partial<Record<KnownCode, string>>, run: () => Promise<void>) {
    if (this.busy !== undefined) return false;
    this.busy = form;
    this.error = undefined;
    try {
      await run();
      return true;
    } catch (error) {
      if (!isCancelled(error)) runInAction(() => (this.error = { form, text: errorText(error, specific) }));
      return false;
    } finally {
      runInAction(() => (this.busy = undefined));
    }
  }
}
