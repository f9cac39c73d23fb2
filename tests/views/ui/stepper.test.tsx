import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Stepper } from '#views/ui/stepper.tsx';
import { renderView } from '#tests/support/render-view.tsx';

const heard = vi.fn<(next: number) => void>();

function Counter({ start = 2, min }: { start?: number; min?: number }) {
  const [value, setValue] = useState(start);
  return (
    <Stepper
      value={value}
      {...(min === undefined ? {} : { min })}
      label="Кількість"
      onChange={(next) => {
        heard(next);
        setValue(next);
      }}
    />
  );
}

const field = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Кількість' });
const less = (): HTMLElement => screen.getByRole('button', { name: 'Менше на одну' });
const more = (): HTMLElement => screen.getByRole('button', { name: 'Більше на одну' });

test('pressing plus and minus counts by one', async () => {
  const { user } = renderView(<Counter />);
  await user.click(more());
  await user.click(more());
  await user.click(less());
  expect(field()).toHaveValue('3');
});

test('less than the least cannot be asked for, and the least is 0 unless said', async () => {
  const { user } = renderView(<Counter start={1} />);
  await user.click(less());
  expect(field()).toHaveValue('0');
  expect(less()).toHaveAttribute('aria-disabled', 'true');
});

test.each([
  ['less', 1, less],
  ['more', 98, more],
] as const)(
  'where there is no %s to ask for the button keeps the focus, and does nothing',
  async (_, start, button) => {
    heard.mockClear();
    const { user } = renderView(<Counter start={start} />);
    await user.click(button());
    expect(button()).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.click(button());
    expect(button()).toHaveFocus();
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    expect(heard).toHaveBeenCalledOnce();
  },
);

test.each([
  ['0', '1'],
  ['-1', '1'],
  ['1.5', '1'],
  ['7,9', '7'],
  ['1e9', '99'],
  ['сім', '2'],
  ['', '2'],
  [' 12 ', '12'],
])('typing %j gives %s where 1 to 99 are allowed', async (typed, becomes) => {
  const { user } = renderView(<Counter min={1} />);
  await user.clear(field());
  if (typed !== '') await user.type(field(), typed);
  await user.tab();
  expect(field()).toHaveValue(becomes);
});

test('what is typed counts on Enter and not before', async () => {
  heard.mockClear();
  const { user } = renderView(<Counter />);
  await user.clear(field());
  await user.type(field(), '14');
  expect(heard).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(heard).toHaveBeenCalledExactlyOnceWith(14);
});

test('arrow keys count and Escape puts back what was there', async () => {
  const { user } = renderView(<Counter />);
  await user.click(field());
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(field()).toHaveValue('3');
  await user.keyboard('55{Escape}');
  expect(field()).toHaveValue('3');
});

test('what is wrong with a number is announced beside it', () => {
  renderView(
    <Stepper value={1} label="Кількість" onChange={vi.fn<() => void>()} error={{ key: 'error.item-not-in-stock' }} />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('вже немає в наявності');
  expect(field()).toBeInvalid();
});

test('a browser that loads the page anew does not restore the number', () => {
  renderView(<Counter />);
  expect(field()).toHaveAttribute('autocomplete', 'off');
});
