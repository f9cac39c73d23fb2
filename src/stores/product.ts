import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Variant } from '#domain/catalog.ts';
import { RECHECK_AFTER_MS } from '#domain/constants.ts';
import { isNotFound } from '#domain/errors.ts';
import type { Locale } from '#domain/profile.ts';
import type { CatalogPort } from '#ports/catalog.ts';
import type { Clock } from '#ports/platform.ts';
import type { CatalogStore } from './catalog.ts';
import { Latest } from './latest.ts';
import type { LoadState } from './load-state.ts';
import { failedBy, IDLE, LOADING, MISSING, READY } from './load-state.ts';
import type { LocaleStore } from './locale.ts';

const RELATED_COUNT = 4;

/** What was asked for, in which language. */
interface Asked {
  id: string;
  locale: Locale;
}

export interface ProductSnapshot extends Asked {
  state: LoadState;
  /** Undefined when there is none, or it could not be had. */
  variant: Variant | undefined;
  related: Variant[];
  /** When price and stock were read, epoch ms. */
  readAt: number;
}

/** The product page: one variant, and what goes with it. */
export class ProductStore {
  variant: Variant | undefined = undefined;
  related: Variant[] = [];
  state: LoadState = IDLE;
  /** What the page showed before it was read again. */
  former: Variant | undefined = undefined;
  asked: Asked | undefined = undefined;
  #isShown = false;
  #readAt = 0;
  readonly #latest = new Latest();
  readonly #port: CatalogPort;
  readonly #catalog: CatalogStore;
  readonly #locale: LocaleStore;
  readonly #clock: Clock;

  constructor(port: CatalogPort, catalog: CatalogStore, locale: LocaleStore, clock: Clock) {
    this.#port = port;
    this.#catalog = catalog;
    this.#locale = locale;
    this.#clock = clock;
    makeAutoObservable(
      this,
      {
        variant: observableRef,
        related: observableRef,
        former: observableRef,
        state: observableRef,
        asked: observableRef,
      },
      { autoBind: true },
    );
  }

  /** What there is to show of a variant: before it is opened, what the shop knows of it, and nothing of the one before. */
  shown(id: string): { state: LoadState; variant: Variant | undefined } {
    if (this.asked?.id === id) return this;
    // The same thing in another colour stays until this one is there.
    const sibling = this.variant?.siblings.some((one) => one.id === id) === true ? this.variant : undefined;
    return { state: IDLE, variant: this.#catalog.known(id) ?? sibling };
  }

  /** Shows a variant; another colour of the same product keeps the page and what goes with it. */
  async open(id: string): Promise<void> {
    const locale = this.#locale.current;
    const isSame = this.asked?.id === id && this.asked.locale === locale;
    this.#isShown = true;
    if (isSame && this.state.status === 'ready') {
      await Promise.all([this.recheck(), this.#relateAgain(id)]);
      return;
    }
    if (isSame && this.state.status === 'missing') return;
    if (this.asked?.id !== id) this.former = undefined;
    const signal = this.#latest.begin();
    const seen = this.#catalog.known(id);
    const isSameProduct = seen !== undefined && seen.productId === this.variant?.productId;
    // The same in another language stays until its words are there.
    this.variant = seen ?? this.shown(id).variant;
    this.asked = { id, locale };
    this.state = LOADING;
    try {
      const [variant, related] = await Promise.all([
        this.#port.variant(id, signal),
        isSameProduct && this.related.length > 0 ? this.related : this.#loadRelated(id, signal),
      ]);
      if (signal.aborted) return;
      runInAction(() => {
        this.#relate(related, variant);
        this.#receive(variant);
      });
    } catch (error) {
      const state = isNotFound(error) ? MISSING : failedBy(error);
      if (state && !signal.aborted) runInAction(() => this.#lack(state));
    }
  }

  /**
   * Price and stock as they are now, without a blink: of what was read a minute ago, or is certainly old. A failure leaves
   * what is there.
   */
  async recheck({ isCertain = false } = {}): Promise<void> {
    const id = this.asked?.id;
    const isOld = isCertain || this.#clock.now() - this.#readAt >= RECHECK_AFTER_MS;
    if (id === undefined || !isOld || !this.#isShown || this.state.status !== 'ready') return;
    const signal = this.#latest.begin();
    try {
      const variant = await this.#port.variant(id, signal);
      if (!signal.aborted) runInAction(() => this.#receive(variant));
    } catch (error) {
      if (!signal.aborted && isNotFound(error)) runInAction(() => this.#lack(MISSING));
    }
  }

  leave(): void {
    this.#isShown = false;
    this.#latest.stop();
    if (this.state.status === 'loading') this.state = IDLE;
  }

  snapshot(): ProductSnapshot | undefined {
    const { state, variant, related } = this;
    return this.asked && { ...this.asked, state, variant, related, readAt: this.#readAt };
  }

  restore(snapshot: ProductSnapshot): void {
    const { id, locale, state, variant, related, readAt } = snapshot;
    this.#readAt = readAt;
    this.asked = { id, locale };
    this.variant = variant;
    this.related = related;
    this.state = state;
    this.#catalog.remember(variant === undefined ? related : [variant, ...related]);
  }

  /** What is no longer sold has no page: it could only lead to a promise that nobody keeps. */
  #receive(variant: Variant): void {
    this.#catalog.remember([variant]);
    if (!variant.isActive) return this.#lack(MISSING);
    if (this.variant?.id === variant.id) this.former ??= this.variant;
    this.#readAt = this.#clock.now();
    this.variant = variant;
    this.state = READY;
  }

  #lack(state: LoadState): void {
    this.variant = undefined;
    this.state = state;
  }

  #relate(found: Variant[], { productId }: Variant): void {
    this.related = found.filter((one) => one.productId !== productId).slice(0, RELATED_COUNT);
    this.#catalog.remember(found);
  }

  /** A page may have come without it. */
  async #relateAgain(id: string): Promise<void> {
    if (this.related.length > 0) return;
    const related = await this.#loadRelated(id);
    const { variant } = this;
    if (variant?.id === id) runInAction(() => this.#relate(related, variant));
  }

  /** What goes with it is a kindness: without it the page is still whole. */
  async #loadRelated(id: string, signal?: AbortSignal): Promise<Variant[]> {
    try {
      const variants = await this.#port.randomVariants({ limit: RELATED_COUNT + 2 }, signal);
      return variants.filter((variant) => variant.id !== id);
    } catch {
      return [];
    }
  }
}
