import type { WireUser } from '#contract/auth.ts';
import type { WireOrder } from '#contract/order.ts';
import { RULES } from '#contract/rules.ts';
import type { Bench } from '../bench.ts';
import { PHONE, about, choose, contactsOf, makeOrder, pay, readyOrder } from '../buying.ts';
import type { Row } from '../row.ts';
import { LeftOut, row } from '../row.ts';
import { confirm, shopper } from '../shop.ts';

const details = (bench: Bench, token: string) => bench.good<WireUser>('customer.details', { token });

export const IDENTITY: Row[] = [
  row('identity.own-order', {
    does: 'asks for a customer’s order as another customer and as a guest, and tries to change it',
    says: RULES.ownOrder,
    suffers: 'a stranger reads the address and phone, or sends the parcel elsewhere',
    async run(bench) {
      const [by, other] = [await shopper(bench), await shopper(bench)];
      const made = await readyOrder(bench, { by });
      for (const token of [other.token, undefined]) {
        await bench.refused('DONT_HAVE_ACCESS', 'orders.get', { id: made.id, token });
        const body = contactsOf(other.email);
        await bench.refused('DONT_HAVE_ACCESS', 'orders.update-customer', { id: made.id, token, body });
        await bench.refused('DONT_HAVE_ACCESS', 'orders.payment-method', {
          id: made.id,
          token,
          body: { paymentMethod: 'CARD' },
        });
      }
    },
  }),
  row('identity.own-orders', {
    does: 'asks for one’s orders as a customer who has none, beside one who has',
    says: RULES.ownOrders,
    suffers: 'sees the orders of everybody',
    async run(bench) {
      const [by, other] = [await shopper(bench), await shopper(bench)];
      await makeOrder(bench, { by });
      await makeOrder(bench);
      const list = await bench.good<{ items: WireOrder[]; total: number }>('customer.orders', {
        body: {},
        token: other.token,
      });
      bench.same('orders of who has none', [list.total, list.items.length], [0, 0]);
    },
  }),
  row('identity.email-changed', {
    does: 'changes the e-mail of a profile',
    says: RULES.emailAnew,
    suffers: 'somebody orders under an e-mail that is not theirs',
    needs: ['letterToken'],
    async run(bench) {
      const { email, token } = await shopper(bench);
      await confirm(bench, email);
      const body = { email: `other-${email}` };
      const user = await bench.good<WireUser>('customer.update', { token, body });
      bench.same('the profile', [user.email, user.emailConfirmed], [body.email, false]);
    },
  }),
  row('identity.profile', {
    does: 'fills a profile in, changes one field of it, and takes another away',
    says: RULES.profile,
    suffers: 'loses name and address with every change, or cannot take one away',
    async run(bench) {
      const { token } = await shopper(bench);
      const body = { firstName: 'Оксана', lastName: 'М’яченко', birthDate: '1994-08-24', phone: PHONE };
      await bench.good('customer.update', { token, body });
      await bench.good('customer.update', { token, body: { firstName: 'Орися', birthDate: null } });
      const { firstName, lastName, birthDate, phone } = await details(bench, token);
      const told = { firstName, lastName, phone, birthDate };
      bench.same('the profile', told, { firstName: 'Орися', lastName: 'М’яченко', phone: PHONE, birthDate: undefined });
      await bench.good('customer.update', { token, body: { phone: null } });
    },
  }),
  row('identity.taken-email', {
    does: 'orders under the confirmed e-mail of somebody else',
    says: RULES.asksToSignIn,
    suffers: 'gets letters of orders that somebody else made',
    needs: ['letterToken'],
    async run(bench) {
      const { email } = await shopper(bench);
      const made = await makeOrder(bench);
      await bench.good('orders.update-customer', about(made, contactsOf(email)));
      await confirm(bench, email);
      const ask = about(made, contactsOf(email));
      await bench.refused(
        ['PHONE_AND_EMAIL_MISMATCHED', 'UNAUTHORIZED_FILLED_DATA_FOR_REGISTERED'],
        'orders.update-customer',
        ask,
      );
    },
  }),
  row('identity.deletions', {
    does: 'deletes products as a customer',
    says: RULES.deletions,
    suffers: 'any customer empties the shop',
    async run(bench) {
      const { token } = await shopper(bench);
      const body = { ids: [crypto.randomUUID()] };
      await bench.refused('DONT_HAVE_ACCESS', 'products.delete-many', { token, body });
    },
  }),
  row('identity.guest-becomes-customer', {
    does: 'pays as a customer for an order that was begun as a guest, by its key',
    says: RULES.becomes,
    suffers: 'does not find the order among one’s own, or others still open it',
    needs: ['say'],
    async run(bench) {
      const made = await readyOrder(bench);
      const { orderKey } = made.by;
      if (orderKey === undefined) throw new LeftOut('guests’ orders have no keys here');
      const by = await shopper(bench);
      const own = { ...made, by: { token: by.token, orderKey } };
      await pay(bench, own, await choose(bench, own));
      const { items } = await bench.good<{ items: WireOrder[] }>('customer.orders', { body: {}, token: by.token });
      bench.same(
        'own orders',
        items.map(({ _id }) => _id),
        [made.id],
      );
      await bench.refused('DONT_HAVE_ACCESS', 'orders.get', { id: made.id, orderKey });
    },
  }),
];
