import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { format } from 'node:util';
import { afterEach, expect } from 'vitest';
import { PlaceWatcher, scrollUp } from './scroll-down.ts';

// The first import of a dialog's chunk takes more than a second, on a busy machine more than eight.
configure({ asyncUtilTimeout: 15_000 });

afterEach(cleanup);

// What is wrong with a page React only says. A test that expects to hear something listens by itself.
const complaints: string[] = [];
console.error = (...said: unknown[]) => void complaints.push(format(...said));
afterEach(() => expect(complaints.splice(0)).toEqual([]));

// jsdom lays nothing out, so nothing comes into view by itself.
globalThis.IntersectionObserver = PlaceWatcher;
afterEach(scrollUp);

// …and nothing ever grows.
globalThis.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

// …and nothing is known of a screen or of who looks at it, but that they have a mouse.
globalThis.matchMedia = (media) =>
  Object.assign(new EventTarget(), { media, matches: media.includes('hover') }) as unknown as MediaQueryList;

// …and nothing is anywhere.
document.elementsFromPoint = () => [];
