import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ignoreStrayPresses } from '#app/steady-presses.ts';
import type { FakeClock } from '#tests/support/fake-clock.ts';
import { createFakeClock } from '#tests/support/fake-clock.ts';

const heard = vi.fn<(said: string | null) => void>();
let clock: FakeClock;
let stop = (): void => {};

beforeEach(() => {
  clock = createFakeClock();
  stop = ignoreStrayPresses(clock);
});
afterEach(() => {
  stop();
  heard.mockClear();
  document.body.replaceChildren();
});

function control(words: string, attributes: Record<string, string> = {}): HTMLElement {
  const element = document.createElement('button');
  element.textContent = words;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.addEventListener('click', () => heard(element.textContent));
  document.body.append(element);
  return element;
}

/** As a pointer presses; `detail: 0` is a key or a script. */
function press(target: HTMLElement, init: MouseEventInit = {}): void {
  target.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX: 100, clientY: 100, ...init }),
  );
}

const said = (): unknown[] => heard.mock.calls.flat();

test('a second press on what has slid into the place of the first does nothing', async () => {
  const first = control('Прибрати: Худі');
  press(first);
  first.remove();
  await clock.advance(200);
  const next = control('Прибрати: Кепка');
  press(next, { clientX: 103 });
  expect(said()).toEqual(['Прибрати: Худі']);
  await clock.advance(150);
  press(next);
  expect(said()).toEqual(['Прибрати: Худі', 'Прибрати: Кепка']);
});

test('a second press on a control that says another thing by now does nothing', async () => {
  const button = control('Застосувати');
  press(button);
  button.textContent = 'Прибрати';
  await clock.advance(100);
  press(button);
  expect(said()).toEqual(['Застосувати']);
});

test('quick presses on one control count each, also while it counts them', async () => {
  const plus = control('Більше на одну');
  const tally = control('Ще 3');
  for (const left of ['2', '1']) {
    press(plus);
    press(plus);
    await clock.advance(400);
    press(tally);
    tally.textContent = `Ще ${left}`;
    press(tally);
    await clock.advance(400);
  }
  expect(said()).toHaveLength(8);
});

test('what opens and closes may do so at once', () => {
  const menu = control('Відкрити меню', { 'aria-expanded': 'false' });
  press(menu);
  menu.textContent = 'Закрити меню';
  press(menu);
  expect(said()).toHaveLength(2);
});

test.each([
  ['elsewhere', { clientX: 140 }],
  ['by a key', { detail: 0 }],
])('a press %s counts, however soon', (_, init) => {
  press(control('Далі'));
  press(control('Оплатити'), init);
  expect(said()).toEqual(['Далі', 'Оплатити']);
});
