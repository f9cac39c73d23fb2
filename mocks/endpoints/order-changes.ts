import { TRADE } from '#fixtures/projects.ts';
import type { CheckedCall, Endpoint, Shop } from '../call.ts';
import { endpoint } from '../call.ts';
import type { StoredOrder } from '../state.ts';
import { Fault } from '../faults.ts';
import { checkPromo } from '../first-orders.ts';
import { checkAddress } from '../order-address.ts';
import { checkoutOnWire, methodsFor } from '../order-on-wire.ts';
import { claim, mayAddress } from '../order-sight.ts';
import { changeableOrder, checkStillInStock, checkStock, merged } from '../order-rules.ts';
import { signed } from '../payment-data.ts';
import { checkComplete, demandFor } from '../payments.ts';
import { salesTaxPercent } from '../sales-tax.ts';

/** Runs a change on an order that may still be changed, and answers with the checkout after it. */
function changing<Body>(change: (order: StoredOrder, call: CheckedCall<Body>, shop: Shop) => void) {
  return (call: CheckedCall<Body>, shop: Shop) => {
    const { state } = shop.database;
    const order = changeableOrder(state, call, shop.now());
    change(order, call, shop);
    return checkoutOnWire(state, order, call.language);
  };
}

function checkMayAddress(order: StoredOrder, call: CheckedCall): void {
  if (!mayAddress(order, call)) throw new Fault('DONT_HAVE_ACCESS');
}

/**
 * Who writes the confirmed e-mail of another customer is asked to sign in, so that nobody orders in another's name. An
 * e-mail that is not confirmed may be anybody's, and so may a phone, since nothing confirms one: these refuse nobody.
 */
function checkStranger({ body, customer }: CheckedCall<{ email: string; phone: string }>, { database }: Shop): void {
  const email = body.email.toLowerCase();
  const known = database.state.customers.find(({ user }) => user.email === email);
  if (known === undefined || known === customer) return;
  const { emailConfirmed, status, phone } = known.user;
  if (!emailConfirmed || status !== 'ACTIVE') return;
  throw new Fault(phone === body.phone ? 'UNAUTHORIZED_FILLED_DATA_FOR_REGISTERED' : 'PHONE_AND_EMAIL_MISMATCHED');
}

export const ORDER_CHANGES: Endpoint[] = [
  endpoint(
    'orders.update-product',
    changing((order, { body }, { database }) => {
      const lines = merged(body.products, 'products');
      checkStock(database.state, lines, 'products');
      const promoCode = body.promoCode === null ? undefined : checkPromo(database.state, body.promoCode, order);
      order.lines = lines;
      if (promoCode === undefined) delete order.promoCode;
      else order.promoCode = promoCode;
    }),
  ),
  endpoint(
    'orders.update-customer',
    changing((order, call, shop) => {
      checkMayAddress(order, call);
      checkStranger(call, shop);
      claim(order, call);
      order.customer = call.body;
    }),
  ),
  endpoint(
    'orders.update-shipping-info',
    changing((order, call, { database }) => {
      const { body, language } = call;
      checkMayAddress(order, call);
      checkAddress(body, database.state.project);
      const taxPercent = database.state.project === 'us' ? salesTaxPercent(body) : undefined;
      order.address = body;
      if (taxPercent === undefined) delete order.taxPercent;
      else order.taxPercent = taxPercent;
      if (!methodsFor(database.state, order, language).some((method) => method._id === order.methodId))
        delete order.methodId;
      if (order.payment.method === 'CASH_ON_DELIVERY' && body.region !== TRADE[database.state.project].home)
        delete order.payment.method;
    }),
  ),
  endpoint(
    'orders.update-shipping-method',
    changing((order, { body, language }, { database }) => {
      const method = methodsFor(database.state, order, language).find((one) => one._id === body.id);
      if (method === undefined)
        throw new Fault('ORDER_CANNOT_CALC_PRICE', { details: [{ path: 'id', message: 'Not for this order' }] });
      order.methodId = method._id;
    }),
  ),
  endpoint('orders.payment-method', async (call, { database: { state }, now }) => {
    const order = changeableOrder(state, call, now());
    checkComplete(state, order);
    checkStillInStock(state, order.lines, 'products');
    const method = call.body.paymentMethod;
    const { home, currency } = TRADE[state.project];
    if (method === 'CASH_ON_DELIVERY' && order.address?.region !== home) throw new Fault('INCORRECT_PAYMENT_METHOD');
    order.payment = { method, status: 'WAITING_FOR_PAYMENT' };
    claim(order, call);
    order.language = call.language;
    order.pageOrigin = call.shopOrigin;
    const checkout = checkoutOnWire(state, order, call.language);
    const fields = await signed(demandFor(checkout.order, currency, call));
    return {
      checkout,
      redirect: { url: `${call.backendOrigin}/pay/checkout`, method: 'POST', fields: { ...fields } },
    };
  }),
];
