import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Variant } from '#domain/catalog.ts';
import { buildVariant } from '#fixtures/build.ts';
import { BuyBox } from '#views/screens/product/buy-box.tsx';
import { profile as american } from '#profiles/us.ts';
import { renderView } from '../support/render-view.tsx';

const MEASURED = { columns: ['Довжина'], rows: [{ size: 'M' as const, values: [70] }] };

const show = (overrides: Partial<Variant> = {}, query = '', locale: 'ua' | 'en' = 'ua') => {
  const variant = buildVariant({ details: {}, ...overrides });
  const view = <BuyBox variant={variant} quantity={1} onQuantity={() => undefined} />;
  return renderView(view, { variants: [variant], path: `/catalog/product/${variant.id}${query}`, locale });
};

test('the chosen size is named beside the word, as the color is', async () => {
  const { user } = show({
    sizes: [
      { value: 'S', inStock: true },
      { value: 'WOMENS_OVERSIZE', inStock: true },
    ],
  });
  const head = screen.getByText('Розмір').parentElement;
  expect(head).toHaveTextContent(/^Розмір$/);
  await user.click(screen.getByRole('button', { name: 'OVERSIZE жіночий' }));
  expect(head).toHaveTextContent(/^Розмір OVERSIZE жіночий$/);
});

test('the one size of a thing is named as well', () => {
  show({ sizes: [{ value: 'ONE_SIZE', inStock: true }] });
  expect(screen.getByText('Розмір').parentElement).toHaveTextContent(/^Розмір Один розмір$/);
});

test('every press without a size is a beginning of its own for the sizes to shake', async () => {
  const { user } = show();
  const sizes = screen.getByRole('group', { name: 'Розмір' });
  const shaken = (): string | null => sizes.getAttribute('data-needed');
  expect(shaken()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Додати до кошика' }));
  const first = shaken();
  await user.click(screen.getByRole('button', { name: 'Оберіть розмір' }));
  const second = shaken();
  await user.click(screen.getByRole('button', { name: 'Купити в один клік' }));
  expect([first, second, shaken()]).toEqual(['1', '0', '1']);
  expect(sizes).toHaveFocus();
});

test.each([
  ['ua', 'Модель 178 см, на ній M. Перекреслений розмір можна передзамовити.'],
  ['en', 'The model is 178 cm tall and wears M. A struck-out size can be pre-ordered.'],
] as const)(
  'in %s the lines under the sizes name the model, the size worn, and what a struck-out size is',
  (locale, line) => {
    const sizes = [
      { value: 'M' as const, inStock: true },
      { value: 'L' as const, inStock: false },
    ];
    show({ sizes, details: { model: { heightCm: 178, size: 'M' } } }, '', locale);
    expect(screen.getByText(/178/).closest('p')).toHaveTextContent(line);
  },
);

test('what nobody has tried on and has every size says nothing under the sizes', () => {
  show();
  expect(screen.queryByText(/Модель|Перекреслений/)).not.toBeInTheDocument();
});

test('how it sits is said beside the centimeters', () => {
  show({ details: { measurements: MEASURED, fit: 'Вільна, плече спущене.' } });
  const panel = screen.getByRole('table', { hidden: true }).closest('dialog');
  expect(panel).toHaveTextContent('Вільна, плече спущене. Усі мірки в сантиметрах');
});

test('the American build measures in inches, with the centimeters beside them', async () => {
  const variant = buildVariant({
    details: { measurements: MEASURED, fit: 'Loose.', model: { heightCm: 178, size: 'M' } },
    sizes: [{ value: 'M', inStock: true }],
  });
  const view = <BuyBox variant={variant} quantity={1} onQuantity={() => undefined} />;
  renderView(view, { variants: [variant], profile: american, path: `/catalog/product/${variant.id}`, locale: 'en' });
  expect(screen.getByRole('cell', { name: /^27\.5\s\(70\)$/, hidden: true })).toBeInTheDocument();
  expect(screen.getByText(/in inches, with centimeters in brackets/)).toBeInTheDocument();
  expect(screen.getByText(/The model is 5′10″ \(178 cm\) tall and wears/)).toBeInTheDocument();
});
