import type { State, StoredOrder } from './state.ts';
import { Fault } from './faults.ts';
import { promoCode } from './promo-codes.ts';

/** Who orders, as far as that is known. */
interface Asker extends Pick<StoredOrder, 'ownerId'> {
  id?: string;
  customer: { email?: string | undefined; phone?: string | undefined };
}

const TAKEN_ON: ReadonlySet<StoredOrder['status']> = new Set(['IN_PROCESS', 'DONE']);

function isSame(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && one.toLowerCase() === other?.toLowerCase();
}

/** An order that was taken on before is of the same account, or names the same e-mail or phone. */
function hasOrdered(state: State, { id, ownerId, customer }: Asker): boolean {
  return state.orders.some(
    (other) =>
      other.id !== id &&
      TAKEN_ON.has(other.status) &&
      (isSame(ownerId, other.ownerId) ||
        isSame(customer.email, other.customer.email) ||
        isSame(customer.phone, other.customer.phone)),
  );
}

function isUsedUp(state: State, name: string, asker: Asker): boolean {
  return promoCode(state, name)?.firstOrderOnly === true && hasOrdered(state, asker);
}

/** The code as the shop writes it. Throws PROMO_CODE_NOT_FOUND, for an inactive one and one for other people's first orders too. */
export function checkPromo(state: State, name: string, asker: Asker): string {
  const code = promoCode(state, name);
  if (code === undefined) throw new Fault('PROMO_CODE_NOT_FOUND');
  if (isUsedUp(state, name, asker))
    throw new Fault('PROMO_CODE_NOT_FOUND', {
      details: [{ path: 'promoCode.firstOrderOnly', message: 'Not the first order' }],
    });
  return code.name;
}

/** The code of an order. Of one that is not paid, a code for first orders is none once whoever orders has ordered before. */
export function codeOf(state: State, order: StoredOrder): string | undefined {
  const { promoCode: name, paid } = order;
  return name !== undefined && paid === undefined && isUsedUp(state, name, order) ? undefined : name;
}
