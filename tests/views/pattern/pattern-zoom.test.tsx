import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ViewOptions } from '#tests/support/render-view.tsx';
import { renderView } from '#tests/support/render-view.tsx';
import { PatternZoom } from '#views/pattern/pattern-zoom.tsx';

const PATTERN = { figure: 'rosette', number: '0137', width: 73 } as const;
const PHOTO = {
  id: 'p',
  alt: 'Футболка',
  width: 1000,
  height: 1250,
  color: '#111111',
  sources: [250, 500, 1000].map((width) => ({ width, url: `/p-${width}.avif` })),
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'requestAnimationFrame', 'cancelAnimationFrame'] }));
afterEach(() => void vi.useRealTimers());

function open(photo: typeof PHOTO | undefined = PHOTO, options: ViewOptions = {}) {
  const { container } = renderView(<PatternZoom pattern={PATTERN} photo={photo} />, options);
  const cloth = container.querySelector('svg');
  if (cloth === null) throw new Error('no cloth');
  const group = within(screen.getByRole('group', { name: 'Узор зблизька' }));
  const step = () => group.getByRole('button', { pressed: true }).textContent;
  const size = () => Number(cloth.getAttribute('viewBox')?.split(' ')[2]);
  const hold = group.getByRole('button', { name: /^Тримайте/ });
  return { cloth, group, step, size, hold };
}

/** So long a time goes by, frame by frame. */
const goBy = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));
const lessMotion = (matches: boolean) => vi.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);

test('the whole pattern is shown at first, without the thing it is on', () => {
  const { cloth, size, step } = open();
  expect(step()).toBe('Узор');
  expect(size()).toBe(730);
  expect(cloth.querySelector('image')).toBeNull();
});

test.each([
  ['a pointer', fireEvent.pointerDown, fireEvent.pointerUp, { button: 0 }],
  ['a key', fireEvent.keyDown, fireEvent.keyUp, { key: ' ' }],
])(
  'held by %s it goes from one cross over the pattern to the thing, and stays where it is let go',
  (_, down, up, how) => {
    lessMotion(false);
    const { cloth, hold, size, step } = open();
    down(hold, how);
    goBy(32);
    expect(step()).toBe('Хрестик');
    expect(size()).toBeLessThan(20);
    goBy(1200);
    expect(step()).toBe('Узор');
    up(hold, how);
    const letGo = size();
    goBy(2000);
    expect(size()).toBe(letGo);
    down(hold, how);
    goBy(2600);
    expect(step()).toBe('Річ');
    expect(cloth.querySelector('image')).toHaveAttribute('opacity', '1');
    expect(cloth.querySelector('image')).toHaveAttribute('href', '/p-500.avif');
  },
);

test('a short press goes on by a step, from the thing to one cross', () => {
  lessMotion(false);
  const { hold, step } = open();
  const tap = () => {
    fireEvent.pointerDown(hold, { button: 0 });
    goBy(100);
    fireEvent.pointerUp(hold, { button: 0 });
    return step();
  };
  expect([tap(), tap(), tap()]).toEqual(['Річ', 'Хрестик', 'Узор']);
});

test('with less motion each press is a step, however long it lasts', () => {
  lessMotion(true);
  const { hold, step } = open();
  fireEvent.pointerDown(hold, { button: 0 });
  expect(step()).toBe('Річ');
  goBy(3000);
  fireEvent.pointerUp(hold, { button: 0 });
  expect(step()).toBe('Річ');
});

test('who cannot hold goes there by buttons, or by the voice', () => {
  const { group, hold, size, step } = open();
  fireEvent.click(group.getByRole('button', { name: 'Хрестик' }));
  expect(size()).toBeLessThan(20);
  fireEvent.click(group.getByRole('button', { name: 'Річ' }));
  expect(size()).toBeGreaterThan(730);
  fireEvent.click(hold, { detail: 0 });
  expect(step()).toBe('Хрестик');
});

test('without a photo there is no thing to come to', () => {
  lessMotion(false);
  const view = renderView(<PatternZoom pattern={PATTERN} photo={undefined} />, { locale: 'en' });
  const names = view.getAllByRole('button').map((button) => button.textContent);
  expect(names).toEqual(['Hold: from a cross to the thing', 'Cross', 'Pattern']);
  const hold = screen.getByRole('button', { name: /^Hold/ });
  fireEvent.pointerDown(hold, { button: 0 });
  goBy(3000);
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('Pattern');
});
