import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bringPopovers } from '#app/popovers.ts';

/** What the popovers of an old browser are taught to; put back as it was, for other tests. */
const TAUGHT = [Document, DocumentFragment, Element, HTMLElement, HTMLButtonElement, HTMLInputElement];
let before: [object, PropertyDescriptorMap][] = [];

beforeEach(() => {
  before = TAUGHT.map(({ prototype }) => [prototype, Object.getOwnPropertyDescriptors(prototype)]);
  for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
    Reflect.deleteProperty(HTMLElement.prototype, name);
});

afterEach(() => {
  for (const [prototype, descriptors] of before) {
    for (const name of Object.keys(Object.getOwnPropertyDescriptors(prototype)))
      if (!(name in descriptors)) Reflect.deleteProperty(prototype, name);
    Object.defineProperties(prototype, descriptors);
  }
});

test('a browser that came before popovers opens and closes the sheet of filters', async () => {
  render(
    <main>
      <button type="button" popoverTarget="sheet">
        Фільтри
      </button>
      <fieldset id="sheet" popover="auto">
        <button type="button" popoverTarget="sheet" popoverTargetAction="hide">
          Закрити
        </button>
      </fieldset>
    </main>,
  );
  await bringPopovers();
  const sheet = screen.getByRole('group', { hidden: true });
  await userEvent.click(screen.getByText('Фільтри'));
  expect(sheet.matches(':popover-open')).toBe(true);
  await userEvent.click(screen.getByText('Закрити'));
  expect(sheet.matches(':popover-open')).toBe(false);
});

test('a browser that knows popovers is taught nothing', async () => {
  const showPopover = (): void => {};
  Object.defineProperty(HTMLElement.prototype, 'popover', { value: null, configurable: true });
  Object.defineProperty(HTMLElement.prototype, 'showPopover', { value: showPopover, configurable: true });
  await bringPopovers();
  expect(HTMLElement.prototype.showPopover).toBe(showPopover);
});
