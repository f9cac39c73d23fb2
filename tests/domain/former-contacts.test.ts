import { expect, it } from 'vitest';
import { formerContacts } from '#domain/former-contacts.ts';
import type { Order, OrderCustomer } from '#domain/order.ts';
import { buildOrder } from '#fixtures/build.ts';

const OLENA = { firstName: 'Олена', lastName: 'Ткач', patronymic: 'Іванівна', phone: '+380672140811' };
const IVAN = { firstName: 'Іван', lastName: 'Коваль', phone: '+380501112233' };
const by = (customer: Partial<OrderCustomer>): Order => buildOrder({ customer });

it('are name and phone of the newest order that has a name, for whom nothing is known but the e-mail', () => {
  const orders = [by({ phone: '+380630000000' }), by({ ...OLENA, email: 'former@poshta.ua' }), by(IVAN)];
  expect(formerContacts({ email: 'olena@poshta.ua' }, orders)).toEqual(OLENA);
});

it('are no part of another name: it is whole or not theirs', () => {
  const { phone, ...names } = OLENA;
  expect(formerContacts({ firstName: 'Олена' }, [by(OLENA)])).toEqual({});
  expect(formerContacts(IVAN, [by(OLENA)])).toEqual({});
  expect(formerContacts(names, [by(OLENA)])).toEqual({ phone });
});

it('are no other phone than the known one, and nothing of no order', () => {
  const { phone: _, ...names } = OLENA;
  expect(formerContacts({ phone: IVAN.phone }, [by(OLENA)])).toEqual(names);
  expect(formerContacts({}, [])).toEqual({});
});
