import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { AppError } from '#domain/errors.ts';
import type { Checkout, Order, OrderCustomer } from '#domain/order.ts';
import type { Address } from '#domain/shipping.ts';
import { openCheckout } from './open-checkout.ts';
import { ABROAD, BRANCH, fakeOrders, item, order } from './shop-fakes.ts';

const ID = 'o';
const DELIVERY_COST: Record<string, number> = { [BRANCH.id]: 7_000, [ABROAD.id]: 60_000 };

const customer = (at: number): OrderCustomer => ({
  firstName: `Олена ${at}`,
  lastName: 'Ткач',
  email: 'olena@poshta.ua',
  phone: '+380672140811',
});
const address = (at: number): Address => ({ region: 'UA', country: 'UA', city: `Місто ${at}`, branchNumber: '1' });

/** What a shopper does, as fast as a hand or a program can: nothing is waited for. */
const PRESSES = ['contacts', 'branch', 'abroad', 'pay', 'read', 'read in another language'] as const;
type Press = (typeof PRESSES)[number];

/** A port whose questions and answers travel as long as the schedule has it; while `isWell` is false some get lost. */
function slow(schedule: fc.Scheduler, chances: Iterator<number>) {
  const port = fakeOrders([order(ID)]);
  const world = { isWell: true, writing: 0, mostWriting: 0, written: [] as string[] };
  const priced = (checkout: Checkout): Checkout => {
    const { shippingMethod } = checkout.order;
    const shipping = DELIVERY_COST[shippingMethod?.id ?? ''] ?? 0;
    const priced = {
      ...checkout.order,
      prices: { products: 200_000, discount: 0, shipping, total: 200_000 + shipping },
    };
    port.orders.set(ID, priced);
    return { ...checkout, order: priced };
  };
  const isLost = (): boolean => !world.isWell && chances.next().value === 0;
  async function travel<Answer>(name: string, answer: () => Promise<Answer>): Promise<Answer> {
    await schedule.schedule(Promise.resolve(), `${name} goes`);
    if (isLost()) throw new AppError('unreachable');
    const told = await answer();
    await schedule.schedule(Promise.resolve(), `${name} comes`);
    if (isLost()) throw new AppError('unreachable');
    return told;
  }
  async function write<Answer>(name: string, answer: () => Promise<Answer>): Promise<Answer> {
    world.writing += 1;
    world.mostWriting = Math.max(world.mostWriting, world.writing);
    world.written.push(name);
    return travel(name, answer).finally(() => (world.writing -= 1));
  }
  const slowPort: typeof port = {
    ...port,
    checkout: (id) => travel('reading', async () => priced(await port.checkout(id))),
    updateCustomer: (id, who) => write('contacts', async () => priced(await port.updateCustomer(id, who))),
    updateShippingInfo: (id, where) => write('address', async () => priced(await port.updateShippingInfo(id, where))),
    updateShippingMethod: (id, way) => write('method', async () => priced(await port.updateShippingMethod(id, way))),
    choosePayment: (id, method) =>
      write('payment', async () => {
        const { checkout } = await port.choosePayment(id, method);
        return { checkout: priced(checkout), redirect: undefined };
      }),
  };
  return { port: slowPort, world, onServer: () => port.orders.get(ID) };
}

/** Presses everything in turn, each after so many steps of the schedule, and lets all of it come to its end. */
async function press(schedule: fc.Scheduler, chances: Iterator<number>, presses: [Press, number][], isWell: boolean) {
  const { port, world, onServer } = slow(schedule, chances);
  const { checkout } = await openCheckout({ basket: [item('a')], port });
  await schedule.waitFor(checkout.open(ID));
  world.isWell = isWell;
  const accepted: Partial<Order> = {};
  const keep = async (saved: Promise<boolean>, what: Partial<Order>): Promise<void> => {
    if (await saved) Object.assign(accepted, what);
  };
  const act: Record<Press, (at: number) => Promise<unknown>> = {
    contacts: (at) => keep(checkout.saveContacts(customer(at)), { customer: customer(at) }),
    branch: (at) =>
      keep(checkout.saveDelivery(address(at), BRANCH.id), { shippingInfo: address(at), shippingMethod: BRANCH }),
    abroad: (at) =>
      keep(checkout.saveDelivery(address(at), ABROAD.id), { shippingInfo: address(at), shippingMethod: ABROAD }),
    pay: () => checkout.pay('CARD'),
    read: () => checkout.open(ID),
    'read in another language': () => checkout.refresh(),
  };
  const all: Promise<unknown>[] = [];
  for (const [at, [what, pause]] of presses.entries()) {
    all.push(act[what](at));
    await schedule.waitNext(Math.min(pause, schedule.count()));
  }
  await schedule.waitFor(Promise.all(all));
  await schedule.waitIdle();
  return { checkout, world, accepted, onServer };
}

const presses = fc.array(fc.tuple(fc.constantFrom(...PRESSES), fc.nat(4)), { minLength: 1, maxLength: 14 });
const chances = fc.infiniteStream(fc.nat(3));
const RUNS = { numRuns: 500, seed: 20_260_115 };

test('steps pressed all at once go one after another, and the last that was taken is what is shown and paid', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), presses, async (schedule, pressed) => {
      const { checkout, world, accepted, onServer } = await press(schedule, [].values(), pressed, true);
      expect(world.mostWriting).toBeLessThanOrEqual(1);
      // The price of a way depends on the address: nothing comes between the two.
      expect(world.written.join(' ').replaceAll('address method', 'delivery')).not.toMatch(/address|method/);
      expect(checkout.checkout?.order).toEqual(onServer());
      expect(checkout.checkout?.order).toMatchObject(accepted);
      expect(checkout.busy).toBeUndefined();
    }),
    RUNS,
  );
});

test('steps some of whose questions and answers are lost go one after another too, and another look tells the truth', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), presses, chances, async (schedule, pressed, lost) => {
      const { checkout, world, onServer } = await press(schedule, lost, pressed, false);
      expect(world.mostWriting).toBeLessThanOrEqual(1);
      expect(checkout.busy).toBeUndefined();
      world.isWell = true;
      await schedule.waitFor(checkout.open(ID));
      expect(checkout.checkout?.order).toEqual(onServer());
    }),
    RUNS,
  );
});
