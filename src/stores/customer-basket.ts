import type { BasketItem } from '#domain/basket.ts';
import { missingFrom, piecesMissing, uniteBaskets } from '#domain/basket-merge.ts';
import { LOCK_MERGE, STORAGE_BASKET_STAMP } from '#domain/constants.ts';
import { AppError } from '#domain/errors.ts';
import type { BasketPort, ServerBasketPort } from '#ports/basket.ts';
import type { Locks } from '#ports/locks.ts';
import type { KeyValue, NewId } from '#ports/platform.ts';
import { isRefusal } from './outcome.ts';

interface Needs {
  server: ServerBasketPort;
  guest: BasketPort;
  locks: Locks;
  keyValue: KeyValue;
  newId: NewId;
  /** Whose basket it is, or undefined when nobody is signed in any more. */
  owner: () => string | undefined;
  /** How many pieces of the guest's basket are the customer's now, and how many the server would not take: said once. */
  onMerged: (taken: number, refused: number) => void;
}

/** No way round for this line alone; the others may still go. */
function isAboutLine(error: unknown): boolean {
  return isRefusal(error) && (error.code === 'PRODUCT_VARIANT_NOT_IN_STOCK' || error.status === 404);
}

/**
 * The basket of a customer: kept by the server, and at each reading what a guest has left in this browser is taken along
 * (spec section 4). A line leaves the browser only after the server has answered that it holds it, or will not.
 */
export function createCustomerBasket(needs: Needs): BasketPort {
  const { server, guest, locks, keyValue, newId, owner, onMerged } = needs;

  /** An answer that comes when somebody else is signed in, or nobody, is shown to no one. */
  async function owned(ask: () => Promise<BasketItem[]>): Promise<BasketItem[]> {
    const asker = owner();
    const items = await ask();
    if (asker === undefined || owner() !== asker) throw new AppError('cancelled');
    return items;
  }

  /** Other tabs read it anew. */
  async function changed(send: () => Promise<BasketItem[]>): Promise<BasketItem[]> {
    const items = await owned(send);
    keyValue.write(STORAGE_BASKET_STAMP, newId());
    return items;
  }

  /**
   * All at once, or one by one where the server takes some of them only, and one piece of what there is less of than was
   * wanted. Gives the server's basket after it.
   */
  async function send(items: BasketItem[], lines: BasketItem[]): Promise<BasketItem[]> {
    try {
      return await server.replace(uniteBaskets(items, lines));
    } catch (error) {
      if (!isAboutLine(error)) throw error;
      const one = lines.map((line) => ({ ...line, quantity: 1 }));
      if (lines.length === 1) return piecesMissing(items, lines) > 1 ? send(items, one) : items;
    }
    let kept = items;
    // The last comes first, so that in the end the newest line is on top.
    for (const line of [...lines].reverse()) kept = await send(kept, [line]);
    return kept;
  }

  async function merge(signal: AbortSignal | undefined): Promise<BasketItem[]> {
    const left = await guest.read();
    const before = await server.read(signal);
    const lines = missingFrom(before, left);
    const kept = lines.length === 0 ? before : await send(before, lines);
    // What another tab has put in meanwhile is not answered yet.
    await guest.revise((now) => missingFrom(left, now));
    if (lines.length > 0) {
      const refused = piecesMissing(kept, left);
      onMerged(piecesMissing(before, left) - refused, refused);
    }
    return kept;
  }

  return {
    read: (signal) =>
      owned(async () => {
        if ((await guest.read()).length === 0) return server.read(signal);
        return locks.alone(LOCK_MERGE, () => merge(signal));
      }),
    add: (item) => changed(() => server.add(item)),
    change: (item) => changed(() => server.change(item)),
    remove: (key) => changed(() => server.remove(key)),
    revise: (make) => changed(() => server.revise(make)),
    removeBought: (bought) => changed(() => server.removeBought(bought)),
  };
}
