import { expect, test } from 'vitest';
import { buildShopper, ORDER_ID } from './world.ts';

test('a basket stays the order that it became, until that is paid for or somebody else stands here', () => {
  const shopper = buildShopper();
  shopper.order('first');
  shopper.order('first');
  shopper.paidFor({ order: 'first', amount: 100, bought: [], by: undefined });
  shopper.order('second');
  shopper.signIn({ email: 'marko@poshta.ua', password: '', details: {}, basket: new Map() });
  shopper.order('third');
  expect([...shopper.doubled]).toEqual([]);
  shopper.order('fourth');
  expect([...shopper.doubled]).toEqual(['fourth']);
});

test('each region keeps what was typed for it', () => {
  const regions = ['UA', 'EU'].map((label, place) => ({ label, isChosen: place === 0, price: undefined }));
  const shopper = buildShopper({ regions });
  const typed = () => Object.fromEntries(shopper.typed.get(ORDER_ID) ?? []);
  shopper.type(ORDER_ID, 'firstName', 'Олена');
  shopper.type(ORDER_ID, 'city', 'Суми');
  shopper.choose(ORDER_ID, 'regions', { place: 1, of: 2 });
  expect(typed()).toEqual({ firstName: 'Олена' });
  for (const region of regions) region.isChosen = !region.isChosen;
  shopper.type(ORDER_ID, 'city', 'Kraków');
  shopper.choose(ORDER_ID, 'regions', { place: 0, of: 2 });
  expect(typed()).toEqual({ firstName: 'Олена', city: 'Суми' });
});
