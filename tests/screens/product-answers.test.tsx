import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Variant } from '#domain/catalog.ts';
import { buildShippingMethod, buildVariant } from '#fixtures/build.ts';
import { ColorLinks } from '#views/screens/product/color-links.tsx';
import { ProductDetails } from '#views/screens/product/product-details.tsx';
import { renderView } from '#tests/support/render-view.tsx';

const { freeShippingFrom: _, ...abroad } = buildShippingMethod({
  id: 'eu',
  name: 'Пошта за кордон',
  regions: ['EU'],
  price: 60_000,
  minimumDelivery: 5,
  maximumDelivery: 12,
});

const answer = (variant: Variant) =>
  renderView(<ProductDetails variant={variant} />, { shippingMethods: [buildShippingMethod(), abroad] });
const questions = (): (string | null)[] => screen.getAllByRole('button').map((button) => button.textContent);

/** Opens a question and gives the words of its answer, which must be seen. */
async function opened({ user }: ReturnType<typeof answer>, name: string): Promise<string> {
  const question = screen.getByRole('button', { name });
  if (question.getAttribute('aria-expanded') !== 'true') await user.click(question);
  const region = document.getElementById(question.getAttribute('aria-controls') ?? '');
  expect(region).toBeVisible();
  return region?.textContent ?? '';
}

test('every question about a thing opens and says what the shop knows of it', async () => {
  const view = answer(
    buildVariant({
      details: { composition: 'Бавовна 80%, льон 20%', care: 'Прати навиворіт', fit: 'Вільна; беріть свій розмір' },
      description: [
        { type: 'paragraph', children: [{ text: 'Три літери.' }] },
        { type: 'list', ordered: false, items: [[{ text: 'хрестик' }], [{ text: 'гладь' }]] },
      ],
    }),
  );
  expect(questions()).toEqual(['Склад і догляд', 'Посадка', 'Доставка та оплата', 'Про річ']);
  expect(await opened(view, 'Склад і догляд')).toBe('Бавовна 80%, льон 20%Прати навиворіт');
  expect(await opened(view, 'Посадка')).toBe('Вільна; беріть свій розмір');
  expect(screen.getByText('Прати навиворіт'), 'one is open at a time').not.toBeVisible();
  const delivery = await opened(view, 'Доставка та оплата');
  expect(delivery).toContain('Відділення пошти: ₴70, 1–\u20603 робочі дні. Від ₴3,000 безкоштовно.');
  expect(delivery).toContain('Пошта за кордон: ₴600, 5–\u206012 робочих днів');
  expect(delivery.match(/безкоштовно/g), 'abroad is never free').toHaveLength(1);
  expect(delivery, 'what is paid ahead of a cash payment').toContain('₴200');
  expect(await opened(view, 'Про річ')).toBe('Три літери.хрестикгладь');
});

test.each([
  ['its fit is not known', { composition: 'Бавовна' }, ['Склад і догляд', 'Доставка та оплата']],
  ['only its care is known', { care: 'Прати навиворіт' }, ['Склад і догляд', 'Доставка та оплата']],
  ['nothing of it is known', {}, ['Доставка та оплата']],
])('where %s nothing is asked of which there is no answer', (_case, details, asked) => {
  answer(buildVariant({ details, description: [] }));
  expect(questions()).toEqual(asked);
});

test('the name of the color that is shown stands beside its rings', () => {
  const coal = { id: 'coal', color: { id: 'c', name: 'Вугілля', hex: '#1f1c1e' } };
  renderView(<ColorLinks variant={buildVariant({ siblings: [coal] })} size={undefined} />);
  expect(screen.getByText('Соняшник')).toBeVisible();
  expect(screen.queryByText('Вугілля'), 'another color is named by its ring alone').not.toBeInTheDocument();
  expect(within(screen.getByRole('list', { name: 'Колір' })).getAllByRole('link')).toHaveLength(2);
});
