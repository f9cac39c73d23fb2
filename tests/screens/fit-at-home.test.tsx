import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { STORAGE_WARDROBE } from '#domain/constants.ts';
import { FitAtHome } from '#views/screens/product/fit-at-home.tsx';
import { renderView } from '../support/render-view.tsx';

const columns = ['Довжина', 'Ширина в грудях', 'Плече'];
const rows = [
  { size: 'S' as const, values: [68, 60, 19] },
  { size: 'M' as const, values: [70, 62, 20] },
];
const measurements = { columns, rows };
const field = (name: string): HTMLElement => screen.getByRole('textbox', { name });

test('two measurements of a garment at home say which size is nearest, and why; it is taken by one press', async () => {
  const onTake = vi.fn();
  const { user } = renderView(<FitAtHome measurements={measurements} onTake={onTake} />);
  expect(screen.getAllByRole('textbox')).toHaveLength(2);
  await user.type(field('Довжина, см'), '71');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await user.type(field('Ширина в грудях, см'), '59,5');
  const said = screen.getByRole('status');
  expect(said).toHaveTextContent(
    'Найближчий розмір: S. Довжина: на 3 см менше, ніж у вашої; Ширина в грудях: на 0,5 см більше, ніж у вашої.',
  );
  await user.click(screen.getByRole('button', { name: 'Обрати S' }));
  expect(onTake).toHaveBeenCalledWith('S');
});

test('it is kept in this browser, for things measured alike, and said in the unit one chooses', async () => {
  const first = renderView(<FitAtHome measurements={measurements} onTake={() => {}} />);
  await first.user.type(field('Довжина, см'), '70');
  await first.user.type(field('Ширина в грудях, см'), '62');
  const kept = { [STORAGE_WARDROBE]: first.shop.keyValue.read(STORAGE_WARDROBE) ?? '' };
  first.unmount();

  const { user, unmount } = renderView(<FitAtHome measurements={measurements} onTake={() => {}} />, { kept });
  expect(field('Довжина, см')).toHaveValue('70');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Мірки' }), 'дюйми');
  expect(field('Ширина в грудях, дюйми')).toHaveValue('24.5');
  expect(screen.getByRole('status')).toHaveTextContent('Найближчий розмір: M. Довжина: як у вашої');
  unmount();

  renderView(<FitAtHome measurements={{ columns: ['Довжина', 'Пояс'], rows }} onTake={() => {}} />, { kept });
  expect(field('Довжина, см')).toHaveValue('');
});

test('it is there in the other language of the shop, where the server tells what is measured', async () => {
  const kinds = ['length', 'chest-width', 'shoulder'];
  const first = renderView(<FitAtHome measurements={{ ...measurements, kinds }} onTake={() => {}} />);
  await first.user.type(field('Довжина, см'), '70');
  await first.user.type(field('Ширина в грудях, см'), '62');
  const kept = { [STORAGE_WARDROBE]: first.shop.keyValue.read(STORAGE_WARDROBE) ?? '' };
  first.unmount();
  const english = { columns: ['Length', 'Chest width', 'Shoulder'], kinds, rows };
  renderView(<FitAtHome measurements={english} onTake={() => {}} />, { kept, locale: 'en' });
  expect(field('Length, cm')).toHaveValue('70');
  expect(screen.getByRole('status')).toHaveTextContent('Closest size: M.');
});

test('a garment whose measurement is taken away is forgotten', async () => {
  const { user, shop } = renderView(<FitAtHome measurements={measurements} onTake={() => {}} />);
  await user.type(field('Довжина, см'), '70');
  await user.type(field('Ширина в грудях, см'), '62');
  await user.clear(field('Довжина, см'));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(shop.keyValue.read(STORAGE_WARDROBE)).not.toContain('62');
});

test('what is no length says so beside it, and is not lost when the unit is another', async () => {
  const { user } = renderView(<FitAtHome measurements={measurements} onTake={() => {}} />);
  await user.type(field('Ширина в грудях, см'), '50');
  await user.type(field('Довжина, см'), '7000');
  expect(field('Довжина, см')).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent('Напишіть довжину числом, не більше 250 см.');
  expect(field('Довжина, см')).toHaveAccessibleDescription(/числом/);
  expect(field('Ширина в грудях, см')).toBeValid();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Мірки' }), 'дюйми');
  expect(field('Довжина, дюйми')).toHaveValue('7000');
  expect(field('Ширина в грудях, дюйми')).toHaveValue('19.5');
  await user.clear(field('Довжина, дюйми'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('what is typed in one unit is there again after a look at the other, also when its neighbour was changed there', async () => {
  const { user, shop } = renderView(<FitAtHome measurements={measurements} onTake={() => {}} />);
  const measureIn = (unit: string) => user.selectOptions(screen.getByRole('combobox', { name: 'Мірки' }), unit);
  await user.type(field('Довжина, см'), '70');
  await user.type(field('Ширина в грудях, см'), '55,5');
  await measureIn('дюйми');
  expect(field('Ширина в грудях, дюйми')).toHaveValue('22');
  await measureIn('см');
  expect(field('Довжина, см')).toHaveValue('70');
  expect(field('Ширина в грудях, см')).toHaveValue('55,5');

  await measureIn('дюйми');
  await user.clear(field('Довжина, дюйми'));
  await user.type(field('Довжина, дюйми'), '28');
  expect(shop.keyValue.read(STORAGE_WARDROBE)).toContain('[71.12,55.5]');
  await measureIn('см');
  expect(field('Довжина, см')).toHaveValue('71');
  expect(field('Ширина в грудях, см')).toHaveValue('55,5');
});

test('a number that is too long in one unit is a garment in the other', async () => {
  const { user, shop } = renderView(<FitAtHome measurements={measurements} onTake={() => {}} />);
  const measureIn = (unit: string) => user.selectOptions(screen.getByRole('combobox', { name: 'Мірки' }), unit);
  await measureIn('дюйми');
  await user.type(field('Довжина, дюйми'), '120');
  await user.type(field('Ширина в грудях, дюйми'), '24');
  expect(field('Довжина, дюйми')).toBeInvalid();
  await measureIn('см');
  expect(field('Довжина, см')).toHaveValue('120');
  expect(field('Довжина, см')).toBeValid();
  expect(shop.keyValue.read(STORAGE_WARDROBE)).toContain('[120,');
});
