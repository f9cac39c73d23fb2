import type { CheckedCall, Endpoint, Shop } from '../call.ts';
import { signedIn } from '../access-token.ts';
import { endpoint } from '../call.ts';
import type { StoredCustomer, StoredOrder } from '../state.ts';
import { Fault } from '../faults.ts';
import { writeTokenLetter } from '../letters.ts';
import { paged } from '../lists.ts';
import { orderOnWire } from '../order-on-wire.ts';
import { passwordHash } from '../passwords.ts';

type User = StoredCustomer['user'];
type Changes = { [Field in keyof User]?: User[Field] | null | undefined };

/** Whether this is how a field is taken away: null, or no text where there was one. */
function isNothing(value: unknown): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '');
}

/** Another e-mail has to be free, and to be confirmed anew. */
function changeEmail(call: CheckedCall, shop: Shop, customer: StoredCustomer, wanted: string): void {
  const email = wanted.toLowerCase();
  if (email === customer.user.email) return;
  if (shop.database.state.customers.some(({ user }) => user.email === email))
    throw new Fault('BAD_REQUEST_VALUE_NOT_UNIQUE', { details: [{ path: 'email', message: 'Already registered' }] });
  shop.limits.take('letter', email);
  customer.user.email = email;
  customer.user.emailConfirmed = false;
  writeTokenLetter(shop, call, 'confirm-email', customer);
}

function update(call: CheckedCall<Changes>, shop: Shop): User {
  const customer = signedIn(call);
  const { email, ...fields } = call.body;
  if (typeof email === 'string') changeEmail(call, shop, customer, email);
  const gone = new Set(Object.entries(fields).flatMap(([field, value]) => (isNothing(value) ? [field] : [])));
  const left = Object.entries({ ...customer.user, ...fields }).filter(([field]) => !gone.has(field));
  customer.user = Object.fromEntries(left) as unknown as User;
  return customer.user;
}

/** Newest first unless the oldest are asked for; the other sorts are of goods. */
function ordersOf({ orders }: { orders: StoredOrder[] }, { user }: StoredCustomer, sort?: string): StoredOrder[] {
  const sign = sort === 'old' ? -1 : 1;
  const age = (one: StoredOrder, other: StoredOrder): number =>
    other.createdAt.localeCompare(one.createdAt) || Number(other.number) - Number(one.number);
  return orders.filter((order) => order.ownerId === user._id).toSorted((one, other) => sign * age(one, other));
}

export const CUSTOMER: Endpoint[] = [
  endpoint('customer.details', (call) => signedIn(call).user),
  endpoint('customer.update', update),
  endpoint('customer.update-password', async (call, shop) => {
    const customer = signedIn(call);
    const { _id, email } = customer.user;
    const giveBack = shop.limits.take('password', email);
    const [old, fresh] = await Promise.all([
      passwordHash(call.body.oldPassword, _id),
      passwordHash(call.body.newPassword, _id),
    ]);
    if (old !== customer.passwordHash)
      throw new Fault('PASSWORD_NOT_MATCH', { details: [{ path: 'oldPassword', message: 'Not the password' }] });
    giveBack();
    // Who knows the old password is the owner: sessions on other devices go on, unlike after a forgotten one.
    customer.passwordHash = fresh;
  }),
  endpoint('customer.orders', (call, { database: { state } }) => {
    const { filter: { status = [] } = {}, sort, ...options } = call.body;
    const own = ordersOf(state, signedIn(call), sort);
    const found = own.filter((order) => status.length === 0 || status.includes(order.status));
    const { items, ...page } = paged(found, options);
    return { items: items.map((order) => orderOnWire(state, order, call.language)), ...page };
  }),
];
