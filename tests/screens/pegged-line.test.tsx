import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OrderLine } from '#domain/order.ts';
import { PeggedLine } from '#views/screens/checkout/pegged-line.tsx';
import { order } from '../stores/shop-fakes.ts';
import { LINE } from './open-order.tsx';

const PHOTO = {
  id: 'p',
  alt: 'Худі',
  width: 1000,
  height: 1250,
  color: '#111111',
  sources: [{ width: 500, url: '/p' }],
};
const hung = (lines: OrderLine[]) => render(<PeggedLine order={order('o', { lines })} />).container;
const sizes = ['XS', 'S', 'M', 'L', 'XL'] as const;

test('what was bought hangs on a line that sags, two pegs each, and is told by the list beside it alone', () => {
  const [sky, ...more] = hung([
    { ...LINE, photo: PHOTO },
    { ...LINE, photo: PHOTO, isGift: true },
  ]).children;
  expect(more).toEqual([]);
  expect(sky).toHaveAttribute('aria-hidden', 'true');
  const things = [...(sky?.querySelectorAll('img') ?? [])];
  expect(things).toHaveLength(2);
  for (const thing of things) expect(thing.parentElement?.querySelectorAll('[data-side]')).toHaveLength(2);
});

test('no more than four hang there, and what has no photo does not', () => {
  const many = sizes.map((size) => ({ ...LINE, size, photo: PHOTO }));
  expect(hung([LINE, ...many]).querySelectorAll('img')).toHaveLength(4);
});

test('an order without a photo has no line', () => {
  expect(hung([LINE])).toBeEmptyDOMElement();
});
