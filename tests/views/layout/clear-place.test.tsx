import { beforeEach, expect, test } from 'vitest';
import { findClearPlace } from '#views/layout/clear-place.ts';

/** A part of the page from one height to another, px. */
function stands<Element extends HTMLElement>(element: Element, top: number, bottom: number): Element {
  element.getBoundingClientRect = () => new DOMRect(0, top, 300, bottom - top);
  document.body.append(element);
  return element;
}

const button = (top: number, bottom: number) => stands(document.createElement('button'), top, bottom);
const lift = (floating: HTMLElement): string => floating.style.getPropertyValue('--lift');

let floating: HTMLElement;
beforeEach(() => {
  document.body.replaceChildren();
  floating = stands(document.createElement('section'), 740, 800);
});

test('what floats stays where it is over words, and goes up as far as a button reaches', () => {
  stands(document.createElement('p'), 700, 830);
  floating.append(document.createElement('button'));
  findClearPlace(floating);
  expect(lift(floating)).toBe('0px');
  button(760, 810);
  button(690, 735);
  findClearPlace(floating);
  expect(lift(floating)).toBe('112px');
});

test('what can be pressed behind a dialog is not there, and where all is full nothing is moved', () => {
  const behind = document.createElement('div');
  behind.setAttribute('aria-hidden', 'true');
  document.body.append(behind);
  behind.append(button(0, 840));
  findClearPlace(floating);
  expect(lift(floating)).toBe('0px');
  button(0, 840);
  findClearPlace(floating);
  expect(lift(floating)).toBe('');
});
