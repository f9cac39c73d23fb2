import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildOrder, buildOrderLine, buildPhoto } from '#fixtures/build.ts';
import { OrderLines } from '#views/screens/checkout/order-lines.tsx';
import { OrderView } from '#views/screens/order/order-view.tsx';
import { renderView } from '../support/render-view.tsx';
import { openOrder } from './open-order.tsx';

const photo = (alt: string) => buildPhoto({ alt });
const TWINS = [
  buildOrderLine({ variantId: 'a', color: { name: 'вугілля', hex: '#2b2b2d' }, photo: photo('Худі, вугілля') }),
  buildOrderLine({ variantId: 'b', color: { name: 'льон', hex: '#e6dcc8' }, photo: photo('Худі, льон') }),
];

describe.each([
  ['the checkout and the thanks', false],
  ['the orders of a customer', true],
])('two colours of one garment in the lines of %s', (_where, linked) => {
  it('are told apart by their words and by their pictures', () => {
    renderView(<OrderLines lines={TWINS} linked={linked} />);
    const [coal, linen] = screen.getAllByRole('listitem');
    expect(coal).toHaveTextContent('вугілля, M × 1');
    expect(linen).toHaveTextContent('льон, M × 1');
    expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual([
      'Худі, вугілля',
      'Худі, льон',
    ]);
  });
});

describe('the colour of what was ordered is named', () => {
  const twins = (): string[] =>
    screen.getAllByText(/^[^,]+, M × 1$/).map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));

  it('beside the steps of the checkout', async () => {
    openOrder({ lines: TWINS });
    expect(await screen.findByRole('complementary', { name: 'Ваше замовлення' })).toHaveTextContent('вугілля, M × 1');
    expect(twins()).toEqual(['вугілля, M × 1', 'льон, M × 1']);
  });

  it('on the page of an order, whatever has become of it', () => {
    renderView(<OrderView order={buildOrder({ status: 'DONE', lines: TWINS })} />);
    expect(twins()).toEqual(['вугілля, M × 1', 'льон, M × 1']);
  });
});
