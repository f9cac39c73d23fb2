// @vitest-environment node
import { expect, test } from 'vitest';
import { createTestBackend } from '#mocks/node.ts';
import { ORIGIN, bankPage, choosePayment, filledOrder, twoLines } from './support/guest.ts';

test.each([
  ['uk', 'ШОВ'],
  ['en', 'ШОВ'],
])('the hosted page in %s says that the money goes to %s, and no address', async (language, name) => {
  const backend = createTestBackend();
  const { _id } = await filledOrder(backend, await twoLines(backend));
  const chosen = await choosePayment(backend, _id, 'CARD', { 'accept-language': language });
  const { body } = await bankPage(backend, chosen.redirect?.fields);
  expect(body).toContain(`<dd>${name}</dd>`);
  expect(body).not.toContain(new URL(ORIGIN).host);
});
