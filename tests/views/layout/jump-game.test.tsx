import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STORAGE_JUMP_RECORD } from '#domain/constants.ts';
import { newGame } from '#domain/jump-game.ts';
import { ErrorScreen } from '#views/layout/error-screen.tsx';
import { JumpGame } from '#views/layout/jump-game/jump-game.tsx';
import { poseOf } from '#views/layout/jump-game/jumper.tsx';
import { NotFound } from '#views/layout/not-found.tsx';
import type { ViewOptions } from '#tests/support/render-view.tsx';
import { renderView } from '#tests/support/render-view.tsx';

const LABEL = 'Гра: пробіл або дотик — стрибок, P — пауза';

/** Whether less motion is asked for, and what it sets off when that changes. */
const motion = { isCalm: false, changed: () => {} };

beforeEach(() => {
  motion.isCalm = false;
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return motion.isCalm;
    },
    addEventListener: (_: string, listener: () => void) => (motion.changed = listener),
    removeEventListener: () => {},
  }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Lets the game run on for so many seconds. */
function pass(seconds: number): void {
  act(() => void vi.advanceTimersByTime(seconds * 1_000));
}

function show(options?: ViewOptions) {
  const view = renderView(<JumpGame />, options);
  const stage = screen.getByRole('application', { name: LABEL });
  const key = (key: string, more = {}): boolean => fireEvent.keyDown(stage, { key, ...more });
  const pose = (): string | null | undefined => stage.querySelector('[data-pose]')?.getAttribute('data-pose');
  const button = (name: string): HTMLElement => screen.getByRole('button', { name });
  return { ...view, stage, key, pose, button, message: screen.getByRole('status') };
}

/** Nobody jumps: the first obstacle ends it within two seconds. */
const UNTIL_CRASH_S = 2;

test('the game waits, still, until its player acts', () => {
  const { pose, message } = show();
  pass(5);
  expect(pose()).toBe('idle');
  expect(vi.getTimerCount()).toBe(0);
  expect(message).toBeEmptyDOMElement();
});

test.each([[' '], ['ArrowUp']])('the key «%s» begins the game, jumps, and does not scroll the page', (name) => {
  const { key, pose } = show();
  expect(key(name)).toBe(false);
  pass(0.1);
  expect(pose()).toMatch(/^run/);
  expect(key(name)).toBe(false);
  pass(0.1);
  expect(pose()).toBe('jump');
});

test('a key held down is one press', () => {
  const { key, pose } = show();
  key(' ');
  key(' ', { repeat: true });
  pass(0.1);
  expect(pose()).toMatch(/^run/);
});

test('the jumper runs in strides of 110 ms', () => {
  const running = { ...newGame(1), phase: 'running' } as const;
  const poses = [0, 0.109, 0.111, 0.219, 0.221].map((seconds) => poseOf({ ...running, seconds }));
  expect(poses).toEqual(['runA', 'runA', 'runB', 'runB', 'runA']);
});

test('other keys and shortcuts stay with the page', () => {
  const { key, pose } = show();
  expect(key('Tab')).toBe(true);
  expect(key('ArrowDown')).toBe(true);
  expect(key(' ', { ctrlKey: true })).toBe(true);
  expect(pose()).toBe('idle');
});

test('a tap begins the game, a touch of the stage jumps at once', () => {
  const { stage, pose } = show();
  fireEvent.pointerDown(stage);
  pass(0.1);
  expect(pose()).toBe('idle');
  fireEvent.click(stage, { detail: 1 });
  pass(0.1);
  fireEvent.pointerDown(stage);
  pass(0.1);
  expect(pose()).toBe('jump');
});

test('there is one loop of frames while it runs and none when it is paused, over or left', () => {
  const { button, unmount } = show();
  fireEvent.click(button('Почати гру'));
  pass(0.2);
  expect(vi.getTimerCount()).toBe(1);
  fireEvent.click(button('Пауза'));
  expect(vi.getTimerCount()).toBe(0);
  fireEvent.click(button('Далі'));
  expect(vi.getTimerCount()).toBe(1);
  pass(UNTIL_CRASH_S);
  expect(vi.getTimerCount()).toBe(0);
  pass(1);
  fireEvent.click(button('Ще раз'));
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('P pauses and goes on, on a Ukrainian keyboard too', () => {
  const { key, message, button } = show();
  key(' ');
  key('з', { code: 'KeyP' });
  expect(message).toHaveTextContent('Пауза');
  expect(button('Далі')).toBeInTheDocument();
  key('з', { code: 'KeyP' });
  expect(message).toBeEmptyDOMElement();
});

test('a hidden tab pauses the game', () => {
  const { key, message } = show();
  key(' ');
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  hidden.mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange'));
  expect(message).toHaveTextContent('Пауза');
});

test('a crash is said, and the next press a moment later begins anew', () => {
  const { key, pose, message } = show({ kept: { [STORAGE_JUMP_RECORD]: '41' } });
  key(' ');
  pass(UNTIL_CRASH_S);
  expect(pose()).toBe('crash');
  expect(message).toHaveTextContent('Жодного стрибка. Рекорд: 41');
  pass(1);
  key(' ');
  pass(0.1);
  expect(pose()).toMatch(/^run/);
  expect(message).toBeEmptyDOMElement();
});

test('a press that comes with the crash was meant for the jump', () => {
  const { key, pose } = show();
  key(' ');
  while (pose() !== 'crash') pass(0.016);
  key(' ');
  expect(pose()).toBe('crash');
});

test('a jump counts, is the record when there was none, and is kept', () => {
  const { key, pose, message, shop, stage } = show({ kept: { [STORAGE_JUMP_RECORD]: '1e309' } });
  const firstX = (): number =>
    Number(/translate\(([\d.-]+)/.exec(stage.innerHTML.split('data-obstacle')[1] ?? '')?.[1]);
  key(' ');
  while (firstX() > 380) pass(0.016);
  key(' ');
  while (pose() !== 'crash') pass(0.016);
  expect(screen.getByText('Стрибки').nextElementSibling).toHaveTextContent('1');
  expect(screen.getByText('Рекорд').nextElementSibling).toHaveTextContent('1');
  expect(message).toHaveTextContent('Новий рекорд: 1 стрибок!');
  expect(shop.keyValue.read(STORAGE_JUMP_RECORD)).toBe('1');
});

test('where less motion is asked for only the button begins, goes on and begins anew', () => {
  motion.isCalm = true;
  const { key, stage, pose, button } = show();
  expect(key(' ')).toBe(true);
  fireEvent.click(stage, { detail: 1 });
  pass(0.1);
  expect(pose()).toBe('idle');
  fireEvent.click(button('Почати гру'));
  expect(stage).toHaveFocus();
  pass(0.1);
  expect(key(' ')).toBe(false);
  pass(0.1);
  expect(pose()).toBe('jump');
  pass(UNTIL_CRASH_S);
  key(' ');
  pass(0.1);
  expect(pose()).toBe('crash');
  expect(button('Ще раз')).toBeInTheDocument();
});

test('less motion asked for in the middle of a game pauses it', () => {
  const { key, message } = show();
  key(' ');
  motion.isCalm = true;
  act(() => motion.changed());
  expect(message).toHaveTextContent('Пауза');
});

test('Space begins the game while the focus is on nothing, but never takes it from a field', () => {
  const { stage, pose } = show();
  const field = document.body.appendChild(document.createElement('input'));
  expect(fireEvent.keyDown(field, { key: ' ' })).toBe(true);
  field.remove();
  expect(fireEvent.keyDown(document.body, { key: 'Enter' })).toBe(true);
  pass(0.1);
  expect(pose()).toBe('idle');
  expect(fireEvent.keyDown(document.body, { key: ' ' })).toBe(false);
  expect(stage).toHaveFocus();
  pass(0.1);
  expect(pose()).toMatch(/^run/);
});

test('a stage that is not wholly in sight leaves Space to scrolling', () => {
  const { stage } = show();
  vi.spyOn(stage, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 600, 400, 360));
  expect(fireEvent.keyDown(document.body, { key: ' ' })).toBe(true);
});

test.each([
  ['a page that does not exist', <NotFound key="404" />],
  ['a page that broke', <ErrorScreen key="500" error={{ key: 'error.default' }} onRetry={() => {}} />],
])('%s has the game, outside of what is read out as an alarm', async (_, page) => {
  vi.useRealTimers();
  renderView(page);
  const stage = await screen.findByRole('application', { name: LABEL });
  expect(stage.closest('.place')).toBeInTheDocument();
  expect(stage.closest('[role="alert"]')).toBeNull();
});

test('where the game fails the error page stands without it and without its room', async () => {
  vi.useRealTimers();
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('matchMedia', undefined);
  const { container } = renderView(<NotFound />);
  await waitFor(() => expect(complaint).toHaveBeenCalled());
  expect(container.querySelector('.place')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'На головну' })).toBeInTheDocument();
  expect(screen.queryByRole('application')).not.toBeInTheDocument();
});
