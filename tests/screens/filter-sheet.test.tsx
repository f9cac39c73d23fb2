import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { layOutAllBut } from '#tests/support/laid-out.ts';
import { filterSheet } from '#views/screens/catalog/filter-sheet.ts';

let isOpen = false;
let listing: HTMLElement;
let sheet: HTMLElement;
let opener: HTMLElement;
let first: HTMLElement;
let last: HTMLElement;
let beside: HTMLElement;
let left: AbortController;

/** A listing as a narrow screen has it: what opens the sheet, the sheet with two stops, the goods beside it. */
beforeEach(() => {
  isOpen = false;
  render(
    <main>
      <button type="button">Фільтри</button>
      <fieldset popover="auto" style={{ display: 'block' }}>
        <button type="button">Закрити</button>
        <input type="checkbox" />
      </fieldset>
      <a href="/ua/faq">Річ</a>
    </main>,
  );
  listing = screen.getByRole('main');
  opener = screen.getByText('Фільтри');
  sheet = listing.querySelector('fieldset')!;
  first = screen.getByText('Закрити');
  last = sheet.querySelector('input')!;
  beside = screen.getByText('Річ');
  // No popover opens in jsdom: this one is always drawn, and told when it is open.
  vi.spyOn(sheet, 'matches').mockImplementation((selector) => selector === ':popover-open' && isOpen);
  follow();
});

afterEach(() => left.abort());

function follow(): void {
  left = new AbortController();
  filterSheet(listing, left.signal);
}

function turn(newState: 'open' | 'closed'): void {
  sheet.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }));
  isOpen = newState === 'open';
  sheet.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
}

/** Whether a press of Tab there was turned to the other end of the sheet. */
function isTurned(): boolean {
  return !sheet.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', cancelable: true }));
}

test('the open sheet takes the focus, keeps it, and puts what is beside it out of reach', () => {
  turn('open');
  expect(first).toHaveFocus();
  expect(beside).toHaveAttribute('inert');
  last.focus();
  expect(isTurned()).toBe(true);
  expect(first).toHaveFocus();
});

test('a sheet that was opened before scripts is taken over as it is', () => {
  left.abort();
  isOpen = true;
  follow();
  expect(first).toHaveFocus();
  expect(beside).toHaveAttribute('inert');
});

test('closed, it gives the focus back without moving the page', () => {
  turn('open');
  const focus = vi.spyOn(opener, 'focus');
  turn('closed');
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  expect(opener).toHaveFocus();
  expect(beside).not.toHaveAttribute('inert');
});

test('closed, it leaves the focus where the shopper has already taken it', () => {
  turn('open');
  isOpen = false;
  left.abort();
  follow();
  beside.focus();
  turn('closed');
  expect(beside).toHaveFocus();
});

test('closed, it lets Tab go on', () => {
  last.focus();
  expect(isTurned()).toBe(false);
});

test('on a screen that has become wide the sheet closes', () => {
  const hide = vi.fn();
  Object.defineProperty(sheet, 'hidePopover', { value: hide });
  turn('open');
  layOutAllBut([]);
  window.dispatchEvent(new Event('resize'));
  expect(hide).not.toHaveBeenCalled();
  layOutAllBut([opener]);
  window.dispatchEvent(new Event('resize'));
  expect(hide).toHaveBeenCalledOnce();
});

test('once the listing is left everything is in reach, and the sheet heeds nothing more', () => {
  const hide = vi.fn();
  Object.defineProperty(sheet, 'hidePopover', { value: hide });
  layOutAllBut([opener]);
  turn('open');
  left.abort();
  expect(beside).not.toHaveAttribute('inert');
  last.focus();
  expect(isTurned()).toBe(false);
  window.dispatchEvent(new Event('resize'));
  expect(hide).not.toHaveBeenCalled();
  turn('closed');
  expect(last).toHaveFocus();
  beside.focus();
  turn('open');
  expect(beside).toHaveFocus();
});
