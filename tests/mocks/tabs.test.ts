// @vitest-environment node
import { expect, test } from 'vitest';
import { REGULAR } from '#fixtures/users.ts';
import type { Backend } from '#mocks/backend.ts';
import { createTestBackend } from '#mocks/node.ts';
import type { Storage } from '#mocks/persist.ts';
import { ORIGIN, ask, makeOrder, orderNow, twoLines } from './support/guest.ts';
import { signIn } from './support/signed-in.ts';

const ADD = '/v1/customer-profile/basket/add';

/** The backends of two tabs of one browser. */
function twoTabs(): [Backend, Backend] {
  let kept: string | undefined;
  const tab = (): Storage => ({ load: () => kept, save: (text) => void (kept = text()), isShared: true });
  return [createTestBackend({ storage: tab() }), createTestBackend({ storage: tab() })];
}

test('two tabs see the orders of each other', async () => {
  const [one, other] = twoTabs();
  const [line] = await twoLines(one);
  const order = await makeOrder(one, [line]);
  expect((await orderNow(other, order._id)).number).toBe(order.number);
});

test('what one tab writes while the body of a call in another is on its way is lost by neither', async () => {
  const [one, other] = twoTabs();
  const headers = await signIn(one, REGULAR);
  const [line, second] = await twoLines(one);
  let send: (text: string) => void = () => {};
  const body = new ReadableStream({
    start(controller) {
      send = (text) => {
        controller.enqueue(new TextEncoder().encode(text));
        controller.close();
      };
    },
  });
  const streamed: RequestInit & { duplex: 'half' } = { method: 'PUT', headers, body, duplex: 'half' };
  const slow = one.handle(new Request(ORIGIN + ADD, streamed));
  await ask(other, 'PUT', ADD, { headers, body: second });
  await ask(one, 'GET', '/v1/pages/home');
  send(JSON.stringify(line));
  expect((await slow).status).toBe(200);
  const basket = await ask<{ items: unknown[] }>(one, 'GET', '/v1/customer-profile/basket', { headers });
  expect(basket.body.items).toEqual([line, second]);
});
