import { en, Faker, uk } from '@faker-js/faker';
import { expect, test } from 'vitest';
import { createTestBackend } from '#mocks/node.ts';
import { change, filledOrder, twoLines } from './support/guest.ts';

const SHOPPERS = 25;

test.each([
  ['Ukrainian', uk],
  ['English', en],
])('the names of %s shoppers come back as they were typed', async (_, locale) => {
  const someone = new Faker({ locale: [locale, en], seed: 137 });
  const backend = createTestBackend();
  const order = await filledOrder(backend, await twoLines(backend));
  for (let count = 0; count < SHOPPERS; count += 1) {
    const customer = {
      firstName: someone.person.firstName(),
      lastName: someone.person.lastName(),
      email: someone.internet.email({ provider: 'poshta.ua' }).toLowerCase(),
      phone: `+380${someone.string.numeric(9)}`,
    };
    const answer = await change(backend, order._id, 'update-customer', customer);
    expect(answer.body).toMatchObject({ order: { customer } });
  }
});
