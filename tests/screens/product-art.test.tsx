import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { Variant } from '#domain/catalog.ts';
import { buildVariant } from '#fixtures/build.ts';
import { idOf } from '#fixtures/ids.ts';
import { profile as american } from '#profiles/us.ts';
import { ArtProduct } from '#views/screens/product/art-part.ts';
import { add, openProduct } from '../support/product-page.tsx';

const OAK = { id: idOf('oak'), name: 'Дубова рама', hex: '#c79a5a' };
const PAPER = { id: idOf('paper'), name: 'Без рами', hex: '#f1ece0' };

const poster = (overrides: Partial<Variant> = {}): Variant =>
  buildVariant({
    name: 'Постер «Поле»',
    color: OAK,
    siblings: [{ id: idOf('unframed'), color: PAPER }],
    sizes: [{ value: 'ONE_SIZE', inStock: true }],
    details: {
      fit: 'Аркуш 50 × 70 см.',
      sheet: { widthCm: 50, heightCm: 70, frames: [{ color: OAK.id, widthCm: 1.5 }] },
      pattern: { figure: 'rosette', number: '0708', width: 89 },
    },
    ...overrides,
  });

beforeAll(() => ArtProduct.preload());

test('a picture on paper says how large it is, alone and in its frame', async () => {
  await openProduct(poster());
  expect(screen.getByText('50 × 70 см, у рамі 53 × 73 см')).toBeVisible();
});

test('without a frame it has the size of its sheet, and no back of a frame is shown', async () => {
  await openProduct(poster({ color: PAPER, siblings: [] }));
  expect(screen.getByText('50 × 70 см')).toBeVisible();
  expect(screen.queryByText('Рама ззаду')).not.toBeInTheDocument();
});

test('in the American build its size is in inches first', async () => {
  await openProduct(poster({ color: PAPER, siblings: [] }), { profile: american });
  expect(screen.getByText('20 × 28″ (50 × 70 см)')).toBeVisible();
});

test('its frames are chosen by their profiles, each a page of its own', async () => {
  await openProduct(poster());
  const frames = within(screen.getByRole('list', { name: 'Рама' }));
  expect(frames.getByRole('link', { name: 'Дубова рама' })).toHaveAttribute('aria-current', 'true');
  expect(frames.getByRole('link', { name: 'Без рами' })).toHaveAttribute(
    'href',
    `/ua/catalog/product/${idOf('unframed')}`,
  );
});

test('nothing is said of it that is said of clothes: no sizes, no fit, not for whom', async () => {
  await openProduct(poster());
  expect(screen.getByText('Артикул SH-0102-HD')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Розмір' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Таблиця розмірів' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Посадка' })).not.toBeInTheDocument();
});

test('it is bought without choosing a size', async () => {
  const { user, stores } = await openProduct(poster());
  await user.click(add());
  expect(stores.basket.items).toMatchObject([{ size: 'ONE_SIZE', quantity: 1 }]);
});

test('its pattern leads to everything that has it, once', async () => {
  await openProduct(poster());
  expect(screen.getByRole('link', { name: /^Речі з узором №\s0708$/ })).toHaveAttribute(
    'href',
    '/ua/catalog?uzor=0708',
  );
});
