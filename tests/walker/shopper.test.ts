import { expect, test } from 'vitest';
import { buildShopper } from './world.ts';

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
