import { withinLimit } from '#adapters/http/time-limit.ts';
import type { PageSlug } from '#domain/content.ts';
import { AppError, isNotFound } from '#domain/errors.ts';
import type { CatalogPort } from '#ports/catalog.ts';
import type { PagesPort } from '#ports/pages.ts';
import type { Clock } from '#ports/platform.ts';

/** How long a page waits for what it can do without. */
const TOLERATED_MS = 1_000;
const STEP_MS = 100;

/** What whoever draws many pages knows of the calls they can do without; `call` is its name in the contract. */
export interface Upstreams {
  /** Whether it is worth asking now. */
  mayAsk(call: string): boolean;
  answered(call: string): void;
  failed(call: string): void;
}

interface Options {
  clock: Clock;
  upstreams: Upstreams | undefined;
  /** The page of words that the address is about: that one is waited for. */
  page: PageSlug | undefined;
  lacked(call: string): void;
}

interface Tolerant {
  catalog(port: CatalogPort): CatalogPort;
  pages(port: PagesPort): PagesPort;
}

/** A clock that goes in steps: while this very process is held up it stands still, so that none pays for its delay. */
const inSteps = (clock: Clock): Clock => ({
  now: () => clock.now(),
  after(milliseconds, callback) {
    let cancel = (): void => {};
    const go = (left: number): void => {
      cancel = clock.after(Math.min(left, STEP_MS), () => (left > STEP_MS ? go(left - STEP_MS) : callback()));
    };
    go(milliseconds);
    return () => cancel();
  },
});

/**
 * The ports as a server draws with them: what the shop tolerates the failure of (spec section 7) is waited for a second
 * at most, and not at all while it keeps failing. The browser asks for it again.
 */
export function tolerant({ clock, upstreams, page: own, lacked }: Options): Tolerant {
  const patience = inSteps(clock);
  async function tolerated<Answer>(
    call: string,
    outer: AbortSignal | undefined,
    ask: (signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer> {
    if (upstreams?.mayAsk(call) === false) {
      lacked(call);
      throw new AppError('unreachable');
    }
    try {
      const answer = await withinLimit(patience, TOLERATED_MS, outer, ask);
      upstreams?.answered(call);
      return answer;
    } catch (error) {
      // That there is none is an answer too.
      if (isNotFound(error)) upstreams?.answered(call);
      else {
        upstreams?.failed(call);
        lacked(call);
      }
      throw error;
    }
  }

  return {
    catalog: (port) => ({
      ...port,
      categories: (outer) => tolerated('categories.search', outer, (signal) => port.categories(signal)),
      shippingMethods: (outer) => tolerated('shipping-methods.search', outer, (signal) => port.shippingMethods(signal)),
      randomVariants: (search, outer) =>
        tolerated('variants.search-random', outer, (signal) => port.randomVariants(search, signal)),
      // A listing asks for its pages by their numbers; a row of goods, or colours to choose from, has none.
      searchVariants: (search, outer) =>
        search.page === undefined
          ? tolerated('variants.search', outer, (signal) => port.searchVariants(search, signal))
          : port.searchVariants(search, outer),
    }),
    pages: (port) => ({
      page: (slug, outer) =>
        slug === own ? port.page(slug, outer) : tolerated('pages.get', outer, (signal) => port.page(slug, signal)),
    }),
  };
}
