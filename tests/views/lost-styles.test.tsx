import { afterEach, expect, test } from 'vitest';
import { lostStyles } from '#views/lost-styles.ts';

afterEach(() => document.head.replaceChildren());

function link(href: string): HTMLLinkElement {
  const element = document.createElement('link');
  element.rel = 'stylesheet';
  element.setAttribute('data-href', href);
  document.head.append(element);
  return element;
}

const now = (href: string): Element | null => document.head.querySelector(`[data-href="${href}"]`);

test.each(['load', 'error'])(
  'styles that did not come are asked for again, those on their way are not; after %s it goes on',
  async (outcome) => {
    const onTheWay = link('/on-the-way.css');
    const lost = link('/lost.css');
    lost.dispatchEvent(new Event('error'));
    const waiting = lostStyles();
    expect(now('/on-the-way.css')).toBe(onTheWay);
    expect(now('/lost.css')).not.toBe(lost);
    now('/lost.css')?.dispatchEvent(new Event(outcome));
    await expect(waiting).resolves.toBeUndefined();
  },
);

test('two parts that wait for the same styles wait for one and the same try', async () => {
  link('/shared.css').dispatchEvent(new Event('error'));
  const first = lostStyles();
  const asked = now('/shared.css');
  const second = lostStyles();
  expect(now('/shared.css')).toBe(asked);
  asked?.dispatchEvent(new Event('load'));
  await Promise.all([first, second]);
});
