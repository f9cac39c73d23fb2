import { expect, test } from 'vitest';
import type { ShippingMethod } from '#domain/shipping.ts';
import { allowedStep, firstOpenStep, isChangeable } from '#domain/order.ts';

const customer = { firstName: 'Олена', lastName: 'Ткач', email: 'olena@poshta.ua', phone: '+380672140811' };
const shippingInfo = { region: 'UA', country: 'UA', city: 'Полтава' } as const;
const shippingMethod = { id: 'branch' } as ShippingMethod;

test('a shopper who comes back goes on at the first step that lacks something', () => {
  const offered = [shippingMethod];
  expect(firstOpenStep({ customer: {} }, offered)).toBe('contacts');
  expect(firstOpenStep({ customer }, offered)).toBe('delivery');
  expect(firstOpenStep({ customer, shippingInfo }, offered)).toBe('delivery');
  expect(firstOpenStep({ customer, shippingInfo, shippingMethod }, offered)).toBe('payment');
});

test('a way of delivery that is not offered any more is to be chosen anew', () => {
  const offered = [{ id: 'courier' } as ShippingMethod];
  expect(firstOpenStep({ customer, shippingInfo, shippingMethod }, offered)).toBe('delivery');
});

test('an address can ask for an earlier step, never for one that is not reached', () => {
  expect(allowedStep('contacts', 'payment')).toBe('contacts');
  expect(allowedStep('payment', 'contacts')).toBe('contacts');
  expect(allowedStep('nonsense', 'delivery')).toBe('delivery');
  expect(allowedStep(undefined, 'payment')).toBe('payment');
});

test('only a new order that is not paid can be changed', () => {
  expect(isChangeable({ status: 'NEW', payment: { status: 'FAILED' } })).toBe(true);
  expect(isChangeable({ status: 'NEW', payment: { status: 'COMPLETED' } })).toBe(false);
  expect(isChangeable({ status: 'CANCELED', payment: { status: 'WAITING_FOR_PAYMENT' } })).toBe(false);
});
