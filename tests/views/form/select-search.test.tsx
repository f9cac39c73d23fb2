import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderView } from '#tests/support/render-view.tsx';
import type { SelectItem } from '#views/form/select-rules.ts';
import { SelectSearch } from '#views/form/select-search.tsx';

const ITEMS: SelectItem[] = [
  { value: 'AT', label: 'Австрія' },
  { value: 'IT', label: 'Італія' },
  { value: 'PL', label: 'Польща' },
];
const NOTHING: string[] = [];
const heard = vi.fn<(values: string[]) => void>();

interface Given {
  items?: SelectItem[];
  start?: string[];
  isPrefilled?: boolean;
  isMany?: boolean;
  error?: string;
}

function Country({ items = ITEMS, start = NOTHING, ...props }: Given) {
  const [values, setValues] = useState(start);
  const [rows, setRows] = useState(items);
  return (
    <>
      <SelectSearch
        {...props}
        label="Країна"
        name="country"
        autoComplete="off"
        items={rows}
        values={values}
        onChange={(next) => {
          heard(next);
          setValues(next);
        }}
      />
      <button type="button" onClick={() => setRows(items.slice(0, 2))}>
        Менше
      </button>
    </>
  );
}

function open(given: Given = {}) {
  heard.mockClear();
  return renderView(<Country {...given} />);
}

const field = (): HTMLInputElement => screen.getByRole('combobox', { name: 'Країна' });
const options = (): (string | null)[] =>
  within(screen.getByRole('listbox'))
    .getAllByRole('option')
    .map((one) => one.textContent);

test('pressing it shows the whole list, and an item of it is chosen by pressing', async () => {
  const { user } = open();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  await user.click(field());
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(options()).toEqual(['Австрія', 'Італія', 'Польща']);
  await user.click(screen.getByRole('option', { name: 'Італія' }));
  expect(heard).toHaveBeenCalledExactlyOnceWith(['IT']);
  expect(field()).toHaveValue('Італія');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('what is typed narrows the list, whatever its case, and that nothing fits is said', async () => {
  const { user } = open();
  await user.type(field(), 'ІТАЛ');
  expect(options()).toEqual(['Італія']);
  await user.clear(field());
  await user.type(field(), 'щось');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Нічого не знайдено');
});

test('arrows go through the list, Enter chooses without sending the form, Escape closes', async () => {
  const { user } = open();
  await user.click(field());
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(heard).toHaveBeenCalledExactlyOnceWith(['PL']);
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { name: 'Польща' })).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field()).toHaveValue('Польща');
});

test('half a name left behind becomes the choice again', async () => {
  const { user } = open({ start: ['PL'] });
  await user.clear(field());
  await user.type(field(), 'Ав');
  await user.tab();
  expect(field()).toHaveValue('Польща');
});

test('a whole name that the browser filled in is a choice', async () => {
  const { user } = open();
  await user.click(field());
  await user.paste('польща');
  expect(heard).toHaveBeenLastCalledWith(['PL']);
});

test('with prefill the active item is chosen by itself, without it nothing is', () => {
  open({ items: [...ITEMS.slice(0, 2), { value: 'PL', label: 'Польща', isActive: true }], isPrefilled: true });
  expect(heard).toHaveBeenCalledExactlyOnceWith(['PL']);
  expect(field()).toHaveValue('Польща');
});

test('a choice that is no item any more is cleared', async () => {
  const { user } = open({ start: ['PL'] });
  expect(heard).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Менше' }));
  expect(heard).toHaveBeenCalledExactlyOnceWith([]);
  expect(field()).toHaveValue('');
});

test('of several the last one chosen cannot be taken away', async () => {
  const { user } = open({ start: ['AT'], isMany: true });
  await user.click(field());
  await user.click(screen.getByRole('option', { name: 'Польща' }));
  expect(heard).toHaveBeenLastCalledWith(['AT', 'PL']);
  await user.click(screen.getByRole('button', { name: 'Прибрати Австрія' }));
  expect(heard).toHaveBeenLastCalledWith(['PL']);
  heard.mockClear();
  await user.click(screen.getByRole('button', { name: 'Прибрати Польща' }));
  await user.click(field());
  await user.keyboard('{Backspace}');
  expect(heard).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Прибрати Польща' })).toBeInTheDocument();
});

test('a long label is cut, and what is wrong is told with the field', async () => {
  const { user } = open({ items: [{ value: 'x', label: 'Я'.repeat(150) }], start: ['x'], error: 'Оберіть країну' });
  expect(field().value).toHaveLength(100);
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription('Оберіть країну');
  await user.click(field());
  expect(options()[0]).toHaveLength(100);
});
