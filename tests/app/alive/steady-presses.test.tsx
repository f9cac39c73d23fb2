import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ignoreStrayPresses } from '#app/alive/steady-presses.ts';
import { letGoAfterEach } from '#tests/support/let-go.ts';

const heard = vi.fn<(said: string | null) => void>();

letGoAfterEach();
beforeEach(ignoreStrayPresses);
afterEach(() => {
  heard.mockClear();
  document.body.replaceChildren();
});

function control(words: string, attributes: Record<string, string> = {}, name = 'button'): HTMLElement {
  const element = document.createElement(name);
  element.textContent = words;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.addEventListener('click', () => heard(element.textContent));
  document.body.append(element);
  return element;
}

const FIRST = 1;
const SECOND = 2;
const BY_KEY = 0;

/** As a pointer presses; a browser counts in `detail` the presses of a hand that presses twice in one place. */
function press(target: HTMLElement, detail = FIRST): void {
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
}

const said = (): unknown[] => heard.mock.calls.flat();

test('a second press on what has slid into the place of the first does nothing', () => {
  const first = control('Прибрати: Худі');
  press(first);
  first.remove();
  const next = control('Прибрати: Кепка');
  press(next, SECOND);
  expect(said()).toEqual(['Прибрати: Худі']);
  press(next);
  expect(said()).toEqual(['Прибрати: Худі', 'Прибрати: Кепка']);
});

test('a second press beside what the first one has opened does not close it', () => {
  const send = control('Надіслати');
  const beside = control('Закрити', {}, 'div');
  press(send);
  press(beside, SECOND);
  expect(said()).toEqual(['Надіслати']);
  press(beside);
  expect(said()).toEqual(['Надіслати', 'Закрити']);
});

test('a second press on a control that says another thing by now does nothing', () => {
  const button = control('Застосувати');
  press(button);
  button.textContent = 'Прибрати';
  press(button, SECOND);
  expect(said()).toEqual(['Застосувати']);
});

test('quick presses on one control count each, also while it counts them', () => {
  const tally = control('Ще 3');
  press(tally);
  tally.textContent = 'Ще 2';
  press(tally, SECOND);
  expect(said()).toEqual(['Ще 3', 'Ще 2']);
});

test('what opens and closes may do so at once', () => {
  const menu = control('Відкрити меню', { 'aria-expanded': 'false' });
  press(menu);
  menu.textContent = 'Закрити меню';
  press(menu, SECOND);
  expect(said()).toHaveLength(2);
});

test.each([
  ['anew', FIRST],
  ['by a key', BY_KEY],
])('a press %s on another control counts, however soon', (_, detail) => {
  press(control('Далі'));
  press(control('Оплатити'), detail);
  expect(said()).toEqual(['Далі', 'Оплатити']);
});

test('a press on nothing is the first of none', () => {
  press(control('Далі'));
  press(document.body);
  press(control('Оплатити'), SECOND);
  expect(said()).toEqual(['Далі', 'Оплатити']);
});
