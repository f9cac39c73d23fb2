import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Measurement } from '#contract/measurements.ts';
import { profile } from '#profile';
import { matchAddress } from '../match.ts';

/** Where in the shop's scripts; the rest of a stack is nobody's business. */
const PLACE = /\/assets\/[\w.-]{1,100}:\d+:\d+/;
const MOST_AT_ONCE = 50;

/** Never the address itself: it may say what was ordered. */
const screenNow = (): string => matchAddress(window.location.pathname, profile)?.row?.name ?? 'not-found';

/**
 * Tells the shop's own server how fast its pages are and what breaks in them, when the page is left, for as long as
 * `isAgreed`.
 */
export function measure(address: string, isAgreed: () => boolean): void {
  let waiting: Measurement[] = [];
  const keep = (one: Measurement): void => {
    if (isAgreed() && waiting.length < MOST_AT_ONCE) waiting.push(one);
  };
  for (const follow of [onCLS, onFCP, onINP, onLCP, onTTFB])
    follow(({ name, value }) => keep({ name, value, screen: screenNow() }));

  const failed = (error: unknown): void => {
    const { name, stack = '' } = error instanceof Error ? error : new Error('unknown');
    const kind = /^[A-Za-z]{1,40}$/.test(name) ? name : 'Error';
    keep({ name: 'error', kind, at: PLACE.exec(stack)?.[0] ?? '', screen: screenNow() });
  };
  window.addEventListener('error', ({ error }: ErrorEvent) => failed(error));
  window.addEventListener('unhandledrejection', ({ reason }) => failed(reason));

  // The last moment of which a page on a phone can be sure.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    if (isAgreed() && waiting.length > 0) navigator.sendBeacon(address, JSON.stringify(waiting));
    waiting = [];
  });
}
