import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { STORAGE_WARDROBE } from '#domain/constants.ts';
import { keptWardrobe, kindOf } from '#domain/fitting.ts';
import { buildVariant } from '#fixtures/build.ts';
import { BuyBox } from '#views/screens/product/buy-box.tsx';
import { renderView } from '../support/render-view.tsx';

const measurements = {
  columns: ['Довжина', 'Ширина в грудях'],
  kinds: ['length', 'chest-width'],
  rows: [
    { size: 'S' as const, values: [68, 60] },
    { size: 'M' as const, values: [70, 62] },
    { size: 'L' as const, values: [72, 65] },
  ],
};
const variant = buildVariant({
  sizes: (['S', 'M', 'L'] as const).map((value) => ({ value, inStock: true })),
  details: { measurements },
});

function show(kind: string, locale: 'ua' | 'en' = 'ua') {
  const wardrobe = keptWardrobe({ unit: undefined, garments: { [kind]: [70, 62] } });
  const view = <BuyBox variant={variant} quantity={1} onQuantity={() => undefined} />;
  const rendered = renderView(view, { variants: [variant], kept: { [STORAGE_WARDROBE]: wardrobe }, locale });
  rendered.stores.wardrobe.read();
  return rendered;
}

test.each([
  ['ua', 'Розмір', ['S−2 см', 'Mяк ваша', 'L+3 см'], /^Найближчий розмір: M\. Ширина в грудях: під кожним розміром/],
  ['en', 'Size', ['S−2 cm', 'Msame', 'L+3 cm'], /^Closest size: M\. .*under each size, the difference from yours\.$/],
] as const)(
  'in %s each size says by how much it is wider than the garment at home, and a line says what that is',
  async (locale, label, said, line) => {
    show(kindOf(measurements), locale);
    expect(await screen.findByText(line)).toBeVisible();
    const buttons = within(screen.getByRole('group', { name: label })).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(said);
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['S', 'M', 'L']);
  },
);

test('what was measured of trousers says nothing of a hoodie', async () => {
  const { stores } = show('length × waist');
  await Promise.resolve(stores.wardrobe.kept);
  expect(screen.getByRole('group', { name: 'Розмір' })).toHaveTextContent(/^SML$/);
  expect(screen.queryByText(/Найближчий/)).not.toBeInTheDocument();
});
