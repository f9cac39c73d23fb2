import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFollowingPhoto } from '#views/layout/use-following-photo.ts';

let frames: FrameRequestCallback[] = [];

function allow(matching: (query: string) => boolean): void {
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: matching(media), media }));
}

function draw(count: number): void {
  for (let index = 0; index < count; index++) frames.shift()?.(0);
}

function Photo() {
  const photo = useRef<HTMLElement>(null);
  useFollowingPhoto(photo);
  return <figure ref={photo} aria-label="Фото" />;
}

const place = (): string => screen.getByRole('figure').style.getPropertyValue('translate');

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
  Object.assign(window, { innerWidth: 1440, innerHeight: 900 });
});

afterEach(() => vi.unstubAllGlobals());

test('the photo goes a sixth of the way to the mouse in each frame, and not far to the sides', () => {
  allow((query) => query.includes('pointer: fine'));
  render(<Photo />);
  fireEvent(window, new MouseEvent('pointermove', { clientX: 1440, clientY: 750 }));
  draw(1);
  expect(place()).toBe('6.7px 50px');
  draw(100);
  expect(place()).toMatch(/^(39\.\d|40)px (299\.\d|300)px$/);
});

test('the photo stays 24 px within the window', () => {
  allow((query) => query.includes('pointer: fine'));
  render(<Photo />);
  Object.defineProperty(screen.getByRole('figure'), 'offsetHeight', { value: 300 });
  for (const clientY of [900, 0]) {
    fireEvent(window, new MouseEvent('pointermove', { clientX: 720, clientY }));
    draw(100);
    // It stops where half a pixel is left.
    const [, down = ''] = place().split(' ');
    const room = 450 - 150 - Math.abs(Number.parseFloat(down));
    expect(room).toBeGreaterThanOrEqual(24);
    expect(room).toBeLessThanOrEqual(24.5);
  }
});

test('the photo goes home when the list is scrolled', () => {
  allow((query) => query.includes('pointer: fine'));
  render(<Photo />);
  fireEvent(window, new MouseEvent('pointermove', { clientX: 1440, clientY: 750 }));
  draw(100);
  fireEvent.scroll(window);
  draw(100);
  expect(place()).toMatch(/^-?0(\.\d)?px -?0(\.\d)?px$/);
});

test.each([
  ['on a small screen', () => false],
  ['where less motion is asked for', () => true],
])('the photo rests %s', (_, matching) => {
  allow(matching);
  render(<Photo />);
  fireEvent(window, new MouseEvent('pointermove', { clientX: 1440, clientY: 750 }));
  expect(frames).toHaveLength(0);
});
