import { afterEach, expect, test } from 'vitest';
import { lostStyles } from '#views/lost-styles.ts';

afterEach(() => document.head.replaceChildren());

/** A link to styles; without a `sheet` it has not come. */
function link(href: string, isThere: boolean): HTMLLinkElement {
  const element = document.createElement('link');
  element.rel = 'stylesheet';
  element.setAttribute('data-href', href);
  Object.defineProperty(element, 'sheet', { value: isThere ? {} : null });
  document.head.append(element);
  return element;
}

const now = (href: string): Element | null => document.head.querySelector(`[data-href="${href}"]`);

test.each(['load', 'error'])(
  'styles that did not come are asked for again, those that did are not; after %s it goes on',
  async (outcome) => {
    const there = link('/there.css', true);
    const lost = link('/lost.css', false);
    const waiting = lostStyles();
    expect(now('/there.css')).toBe(there);
    expect(now('/lost.css')).not.toBe(lost);
    now('/lost.css')?.dispatchEvent(new Event(outcome));
    await expect(waiting).resolves.toBeUndefined();
  },
);
