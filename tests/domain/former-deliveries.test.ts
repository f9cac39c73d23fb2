import { expect, it } from 'vitest';
import { formerDeliveries } from '#domain/former-deliveries.ts';
import type { Order } from '#domain/order.ts';
import type { Address } from '#domain/shipping.ts';
import { buildOrder, buildShippingMethod } from '#fixtures/build.ts';

const BRANCH = buildShippingMethod({ id: 'branch', kind: 'PARCEL_BRANCH' });
const COURIER = buildShippingMethod({ id: 'courier', kind: 'COURIER' });
const LVIV: Address = { region: 'UA', country: 'UA', city: 'Львів', branchNumber: '24' };
const HOME: Address = { region: 'UA', country: 'UA', city: 'Львів', address: 'вул. Рогатинців, 12' };

const to = (shippingInfo: Address, shippingMethod = BRANCH): Order => buildOrder({ shippingInfo, shippingMethod });
const cities = (orders: Order[], offered = [BRANCH, COURIER]) =>
  formerDeliveries(orders, offered).map(({ address, method }) => `${method.id} ${address.city}`);

it('are the places that orders went to, each once, newest first', () => {
  const again = { ...LVIV, comment: 'Подзвоніть' };
  expect(cities([to(LVIV), to(HOME, COURIER), to(again), buildOrder()])).toEqual(['branch Львів', 'courier Львів']);
});

it('differ by what their way asks for and by nothing else', () => {
  expect(cities([to(LVIV), to({ ...LVIV, postcode: '79008' }), to({ ...LVIV, branchNumber: '25' })])).toHaveLength(2);
});

it('are none by a way that is offered no more, or that does not go there now', () => {
  expect(cities([to(HOME, COURIER)], [BRANCH])).toEqual([]);
  expect(cities([to(LVIV)], [{ ...BRANCH, regions: ['EU'] }])).toEqual([]);
});

it('are as many as can be taken in at a glance', () => {
  const orders = ['1', '2', '3', '4'].map((branchNumber) => to({ ...LVIV, branchNumber }));
  expect(cities(orders)).toHaveLength(3);
});
