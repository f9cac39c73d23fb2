import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ask, orderNow } from '../mocks/support/guest.ts';
import { openRealOrder } from './real-order.tsx';

const delivery = (id: string): string => `/checkout/${id}?step=delivery`;
const summary = () => screen.findByRole('complementary', { name: 'Ваше замовлення' });
const way = (name: RegExp) => screen.findByRole('radio', { name });
/** '₴2,450' in hryvnias. */
const said = (hryvnias: number): string => `₴${hryvnias.toLocaleString('en-US')}`;

async function expectTotal(total: number): Promise<void> {
  await waitFor(async () => expect(await summary()).toHaveTextContent(`До сплати${said(total)}`));
}

describe('the total follows the chosen way of delivery', () => {
  it('at once, before it is saved', async () => {
    const { user, order } = await openRealOrder({ has: 'contacts', path: delivery });
    const { products } = order.prices;
    await way(/^Відділення пошти/);
    await user.click(await way(/^Кур’єр до дверей/));
    await expectTotal(products + 120);
    expect(await summary()).toHaveTextContent('Доставка, 1–⁠2 робочі дні₴120');
    await user.click(await way(/^Звичайна пошта/));
    await expectTotal(products + 60);
    await user.click(screen.getByRole('radio', { name: 'Європа' }));
    await expectTotal(products + 650);
  });

  it('with what a code takes off', async () => {
    const { user, shop, order } = await openRealOrder({ has: 'delivery', promoCode: 'SHOV10', path: delivery });
    const { products, discount } = (await orderNow(shop.backend, order._id)).prices;
    await user.click(await way(/^Кур’єр до дверей/));
    expect(discount).toBeGreaterThan(0);
    await expectTotal(products - discount + 120);
  });

  it('and goes back with it, on a later edit too; where it is left, what is saved counts', async () => {
    const { user, order } = await openRealOrder({ has: 'delivery' });
    const { products } = order.prices;
    const saved = products >= 3_000 ? products : products + 70;
    await screen.findByRole('button', { name: `Сплатити ${said(saved)}` });
    await user.click(screen.getByRole('link', { name: 'Назад до доставки' }));
    await user.click(await way(/^Кур’єр до дверей/));
    await expectTotal(products + 120);
    await user.click(await way(/^Відділення пошти/));
    await expectTotal(saved);
    await user.click(await way(/^Кур’єр до дверей/));
    await user.click(screen.getByRole('link', { name: 'Назад до контактів' }));
    await expectTotal(saved);
  });

  it('is the server’s own once it has spoken, and what else it changed is said before the button that pays', async () => {
    const { user, shop, order } = await openRealOrder({ has: 'delivery', path: delivery });
    await way(/^Відділення пошти/);
    const variantId = order.products[0]?.variantId;
    await ask(shop.backend, 'POST', '/v1/__mock/price', { body: { variantId, price: 5_000, discountPrice: null } });
    await user.click(screen.getByRole('button', { name: 'До оплати' }));
    expect(await screen.findByRole('button', { name: 'Сплатити ₴5,000' })).toBeInTheDocument();
    await expectTotal(5_000);
    expect(screen.getByRole('alert')).toHaveTextContent('тепер ₴5,000');
  });

  it('and nothing is called changed that the shopper chose', async () => {
    const { user, order } = await openRealOrder({ has: 'delivery', promoCode: 'SHOV10', path: delivery });
    await user.click(await way(/^Кур’єр до дверей/));
    await user.type(screen.getByRole('textbox', { name: /^Вулиця/ }), 'Хрещатик, 1');
    await user.click(screen.getByRole('button', { name: 'До оплати' }));
    expect(await screen.findByRole('button', { name: /^Сплатити/ })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(order.products).toHaveLength(1);
  });
});
