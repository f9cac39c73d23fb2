import { expect, test } from 'vitest';
import { Price, PriceText } from '#views/ui/price.tsx';
import { renderView } from '#tests/support/render-view.tsx';

test('a price is said in the money of the shop', () => {
  const { container } = renderView(<Price price={245_000} />);
  expect(container).toHaveTextContent(/^₴2,450$/);
});

test('with a discount the old price comes first, struck and named', () => {
  const { container } = renderView(<Price price={220_000} discountPrice={176_000} />);
  expect(container).toHaveTextContent('Стара ціна ₴2,200 Нова ціна ₴1,760');
  expect(container.querySelector('s')).toHaveTextContent('₴2,200');
});

test('an amount keeps its kopiykas', () => {
  const { container } = renderView(<PriceText amount={2_000_50} />);
  expect(container).toHaveTextContent('₴2,000.50');
});
