import { createGuestBasket, decodeGuestBasket } from '#adapters/browser/guest-basket.ts';
import { createLocks } from '#adapters/browser/locks.ts';
import type { BasketItem, BasketKey } from '#domain/basket.ts';
import { STORAGE_BASKET } from '#domain/constants.ts';
import { AppError } from '#domain/errors.ts';
import type { BasketPort } from '#ports/basket.ts';
import type { KeyValue } from '#ports/platform.ts';
import { profile } from '#profiles/ua.ts';
import { BasketStore } from '#stores/basket.ts';
import { CatalogStore } from '#stores/catalog.ts';
import { LocaleStore } from '#stores/locale.ts';
import { ToastsStore } from '#stores/toasts.ts';
import { createFakeClock } from '../support/fake-clock.ts';
import { fakeCatalog, UNCOUNTED, variant } from './shop-fakes.ts';

/** What becomes of the next call: nothing happens, or it happens and its answer is lost. */
export type Outcome = 'fine' | 'refused' | 'lost';

/** What a call has really done to the basket in the browser. */
export type Done =
  | { what: 'add' | 'change'; item: BasketItem }
  | { what: 'remove'; item: BasketKey }
  | { what: 'replace'; items: BasketItem[] };

export const IDS = ['5f0c1a52-7d3e-4b8a-9c61-2e4f8a7b1d90', '6747fb95-1e18-437b-8166-cdfa886d856a'] as const;
export const VARIANTS = IDS.map((id) => variant(id));

/** Two tabs of one browser: they share its storage, and each hears of the other only when told to. */
export function openTabs() {
  const values = new Map<string, string>();
  const done: Done[] = [];
  const outcomes: Outcome[] = [];
  const sent = { add: 0 };

  function openTab() {
    const keyValue: KeyValue = {
      read: (name) => values.get(name),
      write: (name, value) => Boolean(values.set(name, value)),
      remove: (name) => void values.delete(name),
      subscribe: () => () => undefined,
    };
    const guest = createGuestBasket(keyValue, createLocks(undefined));
    const attempt = async (act: Done, run: () => Promise<BasketItem[]>): Promise<BasketItem[]> => {
      const outcome = outcomes.shift() ?? 'fine';
      if (act.what === 'add') sent.add += 1;
      if (outcome === 'refused') throw new AppError('server', { code: 'PRODUCT_VARIANT_NOT_IN_STOCK', status: 409 });
      const items = await run();
      done.push(act);
      if (outcome === 'lost') throw new AppError('unreachable');
      return items;
    };
    const port: BasketPort = {
      read: () => guest.read(),
      add: (item) => attempt({ what: 'add', item }, () => guest.add(item)),
      change: (item) => attempt({ what: 'change', item }, () => guest.change(item)),
      remove: (key) => attempt({ what: 'remove', item: key }, () => guest.remove(key)),
      revise(make) {
        const act: Done = { what: 'replace', items: [] };
        return attempt(act, () => guest.revise((items) => (act.items = make(items))));
      },
      removeBought: (bought) => guest.removeBought(bought),
    };
    const clock = createFakeClock();
    const toasts = new ToastsStore(clock);
    const catalog = new CatalogStore(fakeCatalog(VARIANTS), new LocaleStore(profile));
    const basket = new BasketStore(port, catalog, toasts, clock, UNCOUNTED);
    void basket.read();
    return { basket, toasts, hear: () => void basket.read() };
  }

  const kept = () => decodeGuestBasket(values.get(STORAGE_BASKET));
  return { tabs: [openTab(), openTab()] as const, done, outcomes, sent, kept };
}
