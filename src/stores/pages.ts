import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { Contacts, Page, PageSlug } from '#domain/content.ts';
import { isNotFound } from '#domain/errors.ts';
import type { Locale } from '#domain/profile.ts';
import type { PagesPort } from '#ports/pages.ts';
import type { LoadState } from './load-state.ts';
import { failedBy, IDLE, LOADING, MISSING, READY } from './load-state.ts';
import type { LocaleStore } from './locale.ts';
import { UnderWay } from './under-way.ts';

/** Pages, and how far the load of each came, by language and name: 'ua:home'. */
export interface PagesSnapshot {
  pages: Record<string, Page>;
  states: Record<string, LoadState>;
}

/** The info pages and the contacts that header and footer show, in the language of the shop. */
export class PagesStore {
  readonly pages = observable.map<string, Page>({}, { deep: false });
  readonly states = observable.map<string, LoadState>({}, { deep: false });
  /** Which answer was open, as its part and its place there, by the entry of the history that showed it. */
  readonly opened = new Map<string, readonly [part: number, item: number]>();
  readonly #port: PagesPort;
  readonly #locale: LocaleStore;
  /** By language and name. */
  readonly #underWay = new UnderWay();

  constructor(port: PagesPort, locale: LocaleStore) {
    this.#port = port;
    this.#locale = locale;
    makeAutoObservable(this, { pages: false, states: false, opened: false }, { autoBind: true });
  }

  /** In the language of the shop; until it is there, as it was in another: what is open and typed in it stays. */
  page(slug: PageSlug): Page | undefined {
    const { current, profile } = this.#locale;
    return [current, ...profile.locales].map((one) => this.pages.get(this.#key(slug, one))).find(Boolean);
  }

  state(slug: PageSlug): LoadState {
    return this.states.get(this.#key(slug)) ?? IDLE;
  }

  get contacts(): Contacts | undefined {
    return this.page('contacts')?.contacts;
  }

  /** Loads a page once per language; a failed one is asked for again, and one that is on its way is waited for. */
  load(slug: PageSlug): Promise<void> {
    const key = this.#key(slug);
    if (this.states.get(key)?.status === 'ready') return Promise.resolve();
    return this.#underWay.join(key, () => this.#load(slug, key));
  }

  async #load(slug: PageSlug, key: string): Promise<void> {
    runInAction(() => this.states.set(key, LOADING));
    try {
      const page = await this.#port.page(slug);
      runInAction(() => {
        this.pages.set(key, page);
        this.states.set(key, READY);
      });
    } catch (error) {
      const state = isNotFound(error) ? MISSING : (failedBy(error) ?? IDLE);
      runInAction(() => this.states.set(key, state));
    }
  }

  snapshot(): PagesSnapshot {
    return { pages: Object.fromEntries(this.pages), states: Object.fromEntries(this.states) };
  }

  restore({ pages, states }: PagesSnapshot): void {
    this.pages.replace(pages);
    this.states.replace(states);
  }

  #key(slug: PageSlug, locale: Locale = this.#locale.current): string {
    return `${locale}:${slug}`;
  }
}
