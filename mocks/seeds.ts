import type { WireAddress, WireCustomer, WirePrices } from '#contract/order.ts';
import { CATALOGUE, soldIn } from '#fixtures/catalogue/catalogue.ts';
import { idOf } from '#fixtures/ids.ts';
import type { OrderRow } from '#fixtures/orders.ts';
import { ORDERS } from '#fixtures/orders.ts';
import type { Project } from '#fixtures/projects.ts';
import { TRADE } from '#fixtures/projects.ts';
import type { ShippingMethodRow } from '#fixtures/shipping-methods.ts';
import { shippingMethodsOf } from '#fixtures/shipping-methods.ts';
import { REGULAR, USERS, usersOf } from '#fixtures/users.ts';
import type { StoredCustomer, StoredOrder } from './state.ts';
import { perProject } from './per-project.ts';
import { minor, pricesOnWire, priceOrder } from './prices.ts';
import { promoCode } from './promo-codes.ts';
import { salesTaxPercent } from './sales-tax.ts';

const FIRST_NUMBER = 100_001;
const orderId = (index: number): string => idOf(`order:${index + 1}`);
const SEEDED_IDS = new Set([...ORDERS.map((_, index) => orderId(index)), ...USERS.map(({ user }) => user._id)]);

function priceOf(project: Project, variantId: string): { price: number; discountPrice: number | null } {
  const product = CATALOGUE.products.find(({ variants }) => variants.some((one) => one._id === variantId));
  if (product === undefined) throw new Error(`No such variant in the catalogue: ${variantId}`);
  const { price, discountPrice } = soldIn(project)(product);
  return { price, discountPrice };
}

/** What was paid, at the prices of the catalogue. */
function paidFor(project: Project, { lines, promoCode: name, payment }: OrderRow, method: ShippingMethodRow) {
  const promo = name === undefined ? undefined : promoCode({ project }, name);
  const prices = lines.map(({ variantId }) => priceOf(project, variantId));
  const sums = priceOrder({
    lines: prices.map(({ price, discountPrice }, index) => ({
      unit: minor(discountPrice ?? price),
      quantity: lines[index]?.quantity ?? 0,
    })),
    promo,
    method: {
      price: minor(method.price),
      freeShippingFrom: method.freeShippingFrom === null ? null : minor(method.freeShippingFrom),
    },
    isCashOnDelivery: payment.method === 'CASH_ON_DELIVERY',
    inAdvance: minor(TRADE[project].prepayment),
    taxPercent: taxPercentIn(project),
  });
  const isGiven = promo?.gift !== undefined && sums.products >= promo.minApplyPrice;
  return { lines: prices, prices: pricesOnWire(sums), ...(isGiven && promo.gift && { gift: promo.gift }) };
}

/** The rest of cash on delivery is received with the parcel. */
function receivedFor({ status }: OrderRow, { total, prepayment }: WirePrices): number {
  return status === 'DONE' ? total : (prepayment ?? total);
}

/** The ways of the American shop in the places of the Ukrainian ones. */
const AMERICAN_WAY = { 'parcel-branch': 'us-standard', courier: 'us-courier', post: 'us-standard' } as const;

function wayOf(project: Project, slug: OrderRow['method']): ShippingMethodRow | undefined {
  const wanted = project === 'us' && slug !== undefined ? AMERICAN_WAY[slug] : slug;
  return shippingMethodsOf(project).find((one) => one.slug === wanted);
}

/** Of what goes to the regular customer's address. */
function taxPercentIn(project: Project): number | undefined {
  const address = project === 'us' ? regularOf(project).address : undefined;
  return address && salesTaxPercent(address);
}

const regularOf = (project: Project) => usersOf(project)[0]?.user ?? REGULAR.user;

function contactsOf(project: Project): Partial<WireCustomer> {
  const { firstName, lastName, patronymic, email, phone } = regularOf(project);
  return {
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(patronymic !== undefined && { patronymic }),
    email,
    ...(phone !== undefined && { phone }),
  };
}

/** Where an order of the regular customer went: a courier needs more than a branch of the post. */
function addressFor(project: Project, slug: OrderRow['method']): WireAddress | undefined {
  const { address } = regularOf(project);
  if (address === undefined || project === 'us' || slug === 'parcel-branch') return address;
  const { branchNumber: _, ...town } = address;
  return { ...town, address: 'вул. Рогатинців, 12, кв. 4', postcode: '79008' };
}

function seededOrder(project: Project, row: OrderRow, index: number): StoredOrder {
  const { method: slug, isFast, payment, ...rest } = row;
  const method = wayOf(project, slug);
  const address = addressFor(project, slug);
  const taxPercent = taxPercentIn(project);
  const contacts = contactsOf(project);
  const paid = payment.status === 'COMPLETED' && method !== undefined ? paidFor(project, row, method) : undefined;
  return {
    id: orderId(index),
    number: String(FIRST_NUMBER + index),
    ...rest,
    payment: {
      ...payment,
      ...(paid && { transactionId: idOf(`transaction:${index + 1}`), paid: receivedFor(row, paid.prices) }),
    },
    isFast,
    ownerId: REGULAR.user._id,
    customer: isFast && contacts.phone !== undefined ? { phone: contacts.phone } : contacts,
    ...(!isFast && address && { address }),
    ...(!isFast && taxPercent !== undefined && { taxPercent }),
    ...(method && { methodId: method._id }),
    language: 'uk',
    ...(paid && { paid }),
  };
}

const made = perProject((project) => ORDERS.map((row, index) => seededOrder(project, row, index)));

/** The orders every world of a shop begins with, oldest first: a copy for each state. */
export function seededOrders(project: Project): StoredOrder[] {
  return structuredClone(made(project));
}

/** The documented accounts. */
export function seededCustomers(project: Project): StoredCustomer[] {
  return structuredClone(
    usersOf(project).map(({ user, passwordHash, mayManage }) => ({ user, passwordHash, basket: [], mayManage })),
  );
}

/** Whether an order or a customer was there from the beginning: what happened since is counted without them. */
export function isSeeded(id: string): boolean {
  return SEEDED_IDS.has(id);
}
