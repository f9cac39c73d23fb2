import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Connection } from '#app/boot/connection.ts';
import { followIntent } from '#app/alive/prefetch-links.ts';
import { createFakeClock } from '#tests/support/fake-clock.ts';
import { letGoAfterEach } from '#tests/support/let-go.ts';

const fetchAhead = vi.fn<(place: string) => void>();

letGoAfterEach();
beforeEach(() => void fetchAhead.mockReset());
afterEach(() => document.body.replaceChildren());

function follow(connection?: Connection) {
  const clock = createFakeClock();
  followIntent(fetchAhead, clock, () => connection);
  return clock;
}

/** A link with a word inside, which is what a pointer really meets. */
function link(href: string, attributes: Record<string, string> = {}): HTMLElement {
  const anchor = document.createElement('a');
  const word = document.createElement('span');
  for (const [name, value] of Object.entries({ href, ...attributes })) anchor.setAttribute(name, value);
  anchor.append(word);
  document.body.append(anchor);
  return word;
}

const mean = (target: HTMLElement, by = 'pointerover'): boolean =>
  target.dispatchEvent(new Event(by, { bubbles: true }));

test.each(['pointerover', 'focusin', 'touchstart'])(
  'a link meant by %s for 65 ms is fetched ahead, once',
  async (by) => {
    const clock = follow();
    const faq = link('/ua/faq?x=1#y');
    mean(faq, by);
    await clock.advance(64);
    expect(fetchAhead).not.toHaveBeenCalled();
    await clock.advance(1);
    mean(faq, by);
    await clock.advance(65);
    expect(fetchAhead).toHaveBeenCalledExactlyOnceWith('/ua/faq?x=1');
  },
);

test('a pointer that only passes over a link fetches nothing', async () => {
  const clock = follow();
  mean(link('/ua/faq'));
  await clock.advance(64);
  mean(document.body);
  await clock.advance(1_000);
  expect(fetchAhead).not.toHaveBeenCalled();
});

test('a press that was quicker has brought what it needs: nothing is asked ahead for the page that is there', async () => {
  const clock = follow();
  mean(link('/ua/faq'));
  window.history.replaceState(undefined, '', '/ua/faq');
  await clock.advance(65);
  window.history.replaceState(undefined, '', '/');
  expect(fetchAhead).not.toHaveBeenCalled();
});

test('a pointer elsewhere takes nothing back from a link that has the focus', async () => {
  const clock = follow();
  mean(link('/ua/faq'), 'focusin');
  mean(document.body, 'pointerover');
  await clock.advance(65);
  expect(fetchAhead).toHaveBeenCalledOnce();
});

test.each([
  ['of another site', 'https://t.me/shov', {}],
  ['that writes a letter', 'mailto:pryvit@shov.ua', {}],
  ['to this very page', '/', {}],
  ['into a new tab', '/ua/faq', { target: '_blank' }],
  ['to a file', '/ua/faq', { download: '' }],
])('a link %s is left alone', async (_, href, attributes) => {
  const clock = follow();
  mean(link(href, attributes));
  await clock.advance(65);
  expect(fetchAhead).not.toHaveBeenCalled();
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nothing is fetched ahead on %j',
  async (connection) => {
    const clock = follow(connection);
    mean(link('/ua/faq'));
    await clock.advance(1_000);
    expect(fetchAhead).not.toHaveBeenCalled();
  },
);

test('a line that has become good counts from then on', async () => {
  const connection: Connection = { effectiveType: '2g' };
  const clock = follow(connection);
  const faq = link('/ua/faq');
  mean(faq);
  connection.effectiveType = '4g';
  mean(faq);
  await clock.advance(65);
  expect(fetchAhead).toHaveBeenCalledOnce();
});
