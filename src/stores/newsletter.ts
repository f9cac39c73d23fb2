import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { AnalyticsPort } from '#ports/analytics.ts';
import type { NewsletterPort } from '#ports/newsletter.ts';
import type { NewId } from '#ports/platform.ts';
import type { Failed } from './load-state.ts';
import { failedBy } from './load-state.ts';
import { isRefusal } from './outcome.ts';
import type { ToastsStore } from './toasts.ts';

/** Where a form for it stands: each has words of its own beside its field. */
export type NewsletterPlace = 'page' | 'dialog';

export type NewsletterState = { status: 'idle' | 'busy' | 'done' } | Failed;

const IDLE: NewsletterState = { status: 'idle' };
const SPECIFIC = { BAD_REQUEST_VALUE_NOT_UNIQUE: 'newsletter.already' } as const;

/** News by e-mail; the first letter brings the discount code. */
export class NewsletterStore {
  /** Somebody has subscribed since the page was opened. */
  isSubscribed = false;
  readonly #states = observable.map<NewsletterPlace, NewsletterState>({}, { deep: false });
  readonly #port: NewsletterPort;
  readonly #toasts: ToastsStore;
  readonly #analytics: AnalyticsPort;
  readonly #newId: NewId;
  #operation: { of: string; id: string } | undefined;

  constructor(port: NewsletterPort, toasts: ToastsStore, analytics: AnalyticsPort, newId: NewId) {
    this.#port = port;
    this.#toasts = toasts;
    this.#analytics = analytics;
    this.#newId = newId;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  state(place: NewsletterPlace): NewsletterState {
    return this.#states.get(place) ?? IDLE;
  }

  /** The form is gone: what became of it is said in the next one no more. What is still on its way is told by a toast. */
  leave(place: NewsletterPlace): void {
    this.#states.delete(place);
  }

  /** True once it is done. After an unknown outcome the same press carries the same operation id: one subscription. */
  async subscribe(place: NewsletterPlace, email: string): Promise<boolean> {
    if (this.state(place).status === 'busy') return false;
    if (this.#operation?.of !== email) this.#operation = { of: email, id: this.#newId() };
    const busy: NewsletterState = { status: 'busy' };
    this.#states.set(place, busy);
    const isStillThere = (): boolean => this.#states.get(place) === busy;
    try {
      await this.#port.subscribe(email, this.#operation.id);
      this.#operation = undefined;
      this.#analytics.track({ name: 'subscribe' });
      if (!isStillThere()) this.#toasts.show('success', { key: 'toast.subscribed' });
      runInAction(() => {
        this.isSubscribed = true;
        if (isStillThere()) this.#states.set(place, { status: 'done' });
      });
      return true;
    } catch (error) {
      if (isRefusal(error)) this.#operation = undefined;
      if (isStillThere()) runInAction(() => this.#states.set(place, failedBy(error, SPECIFIC) ?? IDLE));
      else this.#toasts.showError(error);
      return false;
    }
  }
}
