import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { handlersOf } from '#mocks/msw.ts';
import { createTestBackend } from '#mocks/node.ts';

test('the backend in the browser answers for the shop’s own address, not for an API elsewhere', async () => {
  const handlers = handlersOf(createTestBackend(), 'https://shop.test');
  const own = await getResponse(handlers, new Request('https://shop.test/v1/pages/home?v=1'));
  expect(own?.status).toBe(200);
  expect(await getResponse(handlers, new Request('https://api.example.com/v1/pages/home'))).toBeUndefined();
});
