import { afterEach, expect, test, vi } from 'vitest';
import { createTrackers } from '#adapters/browser/trackers.ts';
import type { ShopEvent } from '#ports/analytics.ts';

afterEach(() => document.querySelector('iframe')?.remove());

function openTrackers() {
  const trackers = createTrackers({ document, address: '/trackers', currency: 'UAH' });
  const frame = document.querySelector('iframe') as HTMLIFrameElement;
  const inside = frame.contentWindow as Window;
  const sent = vi.spyOn(inside, 'postMessage').mockImplementation(() => {});
  const say = (data: unknown, source: Window | null = inside): void =>
    void window.dispatchEvent(new MessageEvent('message', { data, source }));
  return { trackers, frame, say, heard: () => sent.mock.calls.map(([event]) => event as unknown) };
}

test('those who count are shut up: no origin, no place on the page', () => {
  const { frame } = openTrackers();
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts');
  expect(frame.hidden).toBe(true);
  expect(frame.referrerPolicy).toBe('no-referrer');
  expect(new URL(frame.src).pathname).toBe('/trackers');
});

test('what is done waits until they listen, and comes in its order', () => {
  const { trackers, say, heard } = openTrackers();
  trackers.hear({ name: 'page', screen: 'home' });
  trackers.hear({ name: 'subscribe' });
  expect(heard()).toEqual([]);
  say('ready', window);
  say('listening');
  expect(heard()).toEqual([]);
  say('ready');
  say('ready');
  trackers.hear({ name: 'one-click-order' });
  expect(heard()).toEqual([{ name: 'page', screen: 'home' }, { name: 'subscribe' }, { name: 'one-click-order' }]);
});

test('sums are in whole money of the shop', () => {
  const { trackers, say, heard } = openTrackers();
  say('ready');
  const events: ShopEvent[] = [
    { name: 'add-to-basket', variantId: 'a', size: 'M', quantity: 2, price: 245_050 },
    { name: 'purchase', number: '20417', total: 490_100 },
  ];
  for (const event of events) trackers.hear(event);
  expect(heard()).toEqual([
    { name: 'add-to-basket', variantId: 'a', size: 'M', quantity: 2, value: 4901, currency: 'UAH' },
    { name: 'purchase', number: '20417', value: 4901, currency: 'UAH' },
  ]);
});

test('once consent is taken back there is nobody left to hear', () => {
  const { trackers, say, heard } = openTrackers();
  trackers.hear({ name: 'subscribe' });
  trackers.stop();
  expect(document.querySelector('iframe')).toBeNull();
  say('ready');
  expect(heard()).toEqual([]);
});
