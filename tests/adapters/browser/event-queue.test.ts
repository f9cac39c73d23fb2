import { expect, test } from 'vitest';
import { EventQueue } from '#adapters/browser/event-queue.ts';
import type { ShopEvent } from '#ports/analytics.ts';

const SUBSCRIBED: ShopEvent = { name: 'subscribe' };
const SIGNED_UP: ShopEvent = { name: 'signup', way: 'password' };

test('what was done before it is known who may hear of it is told then, in its order', () => {
  const queue = new EventQueue();
  const heard: ShopEvent[] = [];
  queue.track(SUBSCRIBED);
  queue.track(SIGNED_UP);
  queue.tell((event) => heard.push(event));
  expect(heard).toEqual([SUBSCRIBED, SIGNED_UP]);
  queue.track(SUBSCRIBED);
  expect(heard).toHaveLength(3);
});

test('what was done while nobody might hear of it is never told', () => {
  const queue = new EventQueue();
  const heard: ShopEvent[] = [];
  queue.track(SUBSCRIBED);
  queue.tell(undefined);
  queue.track(SUBSCRIBED);
  queue.tell((event) => heard.push(event));
  expect(heard).toEqual([]);
  queue.track(SIGNED_UP);
  queue.tell(undefined);
  queue.track(SUBSCRIBED);
  expect(heard).toEqual([SIGNED_UP]);
});
