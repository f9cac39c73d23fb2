import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { STORAGE_PROMO_CODE, STORAGE_SEEN_PRICES } from '#domain/constants.ts';
import { AppError } from '#domain/errors.ts';
import { BasketScreen } from '#views/screens/basket/basket-screen.tsx';
import type { RenderedView, ViewOptions } from '../support/render-view.tsx';
import { renderView } from '../support/render-view.tsx';
import { BRANCH, item, variant } from '../stores/shop-fakes.ts';
import { BAG, LESS, TENTH } from '../stores/open-promo.ts';

const HOODIE = variant('a', { name: 'Худі «Сонях»', price: 220_000, discountPrice: 200_000 });
const BAG_VARIANT = variant('bag', { name: 'Шопер «Сонях»', price: 59_000 });

async function openScreen(options: ViewOptions = {}): Promise<RenderedView> {
  const view = renderView(<BasketScreen />, {
    path: '/basket',
    route: '/basket',
    variants: [HOODIE, BAG_VARIANT],
    shippingMethods: [BRANCH],
    promoCodes: [TENTH, LESS, BAG],
    basket: [item('a')],
    ...options,
  });
  await act(() => view.stores.basket.read());
  return view;
}

const summary = () => screen.getByRole('complementary', { name: 'Разом' });
const promoField = () => screen.getByRole('textbox', { name: 'Промокод' });

async function typeCode({ user, shop }: RenderedView, code: string): Promise<void> {
  const ask = screen.queryByRole('button', { name: 'Маю промокод' });
  if (ask !== null) await user.click(ask);
  await user.clear(promoField());
  await user.type(promoField(), code);
  await act(() => shop.clock.advance(100));
}

describe('the promo code', () => {
  it('is asked for behind a link, which hands the focus to the field', async () => {
    const { user } = await openScreen();
    expect(screen.queryByRole('textbox', { name: 'Промокод' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Маю промокод' }));
    expect(promoField()).toHaveFocus();
  });

  it('of per cent says what it takes off and is in the sum', async () => {
    const view = await openScreen();
    await typeCode(view, 'shov10');
    expect(promoField()).toHaveAccessibleDescription('Код діє: −10%, це мінус ₴200');
    expect(summary()).toHaveTextContent('Промокод SHOV10−₴200');
    expect(summary()).toHaveTextContent('Разом без доставки₴1,800');
  });

  it('below its least sum says what is left in words and bar, and counts as soon as there is enough', async () => {
    const view = await openScreen();
    await typeCode(view, 'nytka200');
    expect(promoField()).toHaveAccessibleDescription('Ще ₴1,000 до мінімальної суми для цього коду (₴3,000)');
    expect(screen.getByRole('progressbar', { name: 'До мінімальної суми промокоду' })).toHaveValue(200_000);
    await view.user.click(screen.getByRole('button', { name: 'Більше на одну' }));
    expect(promoField()).toHaveAccessibleDescription('Код діє: мінус ₴200');
    expect(screen.queryByRole('progressbar', { name: 'До мінімальної суми промокоду' })).not.toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: 'Менше на одну' }));
    expect(summary()).toHaveTextContent('Разом без доставки₴2,000');
  });

  it('of a gift shows the gift for nothing', async () => {
    const view = await openScreen();
    await typeCode(view, 'torba');
    const gift = screen.getByRole('region', { name: 'Подарунок до замовлення' });
    expect(gift).toHaveTextContent('Шопер «Сонях»');
    expect(within(gift).getByText('₴0')).toBeInTheDocument();
    expect(summary()).toHaveTextContent('Разом без доставки₴2,000');
  });

  it('whose gift is gone says so and promises nothing', async () => {
    const view = await openScreen({ variants: [HOODIE] });
    await typeCode(view, 'torba');
    expect(promoField()).toHaveAccessibleDescription('Подарунки за цим кодом уже розібрали.');
    expect(screen.queryByRole('region', { name: 'Подарунок до замовлення' })).not.toBeInTheDocument();
  });

  it('that is none says so beside the field', async () => {
    const view = await openScreen();
    await typeCode(view, 'nothing');
    expect(promoField()).toBeInvalid();
    expect(promoField()).toHaveAccessibleDescription(/Такий промокод не діє/);
  });

  it('that cannot be checked says why, and can be tried again', async () => {
    const view = await openScreen();
    view.shop.ports.catalog.failNext(new AppError('unreachable'), 'promoCode');
    await typeCode(view, 'shov10');
    expect(promoField()).toHaveAccessibleDescription(/Не вдалося перевірити код.*Сервер не відповідає/);
    await view.user.click(within(summary()).getByRole('button', { name: 'Спробувати ще' }));
    expect(promoField()).toHaveAccessibleDescription(/Код діє/);
  });

  it('can be removed, and the focus stays in the field', async () => {
    const view = await openScreen();
    await typeCode(view, 'shov10');
    await view.user.click(screen.getByRole('button', { name: 'Прибрати промокод SHOV10' }));
    expect(promoField()).toHaveValue('');
    expect(promoField()).toHaveFocus();
    expect(summary()).toHaveTextContent('Разом без доставки₴2,000');
  });

  it('leaves Apply what it is once it counts: a press that comes late takes nothing away', async () => {
    const view = await openScreen();
    await view.user.click(screen.getByRole('button', { name: 'Маю промокод' }));
    await view.user.type(promoField(), 'shov10');
    const apply = within(summary()).getByRole('button', { name: 'Застосувати' });
    await act(() => view.shop.clock.advance(100));
    expect(within(summary()).getByRole('button', { name: 'Застосувати' })).toBe(apply);
    expect(apply.parentElement).not.toContainElement(screen.getByRole('button', { name: 'Прибрати промокод SHOV10' }));
    await view.user.click(apply);
    expect(promoField()).toHaveValue('shov10');
    expect(summary()).toHaveTextContent('Разом без доставки₴1,800');
  });

  it('switched off meanwhile says that the discount is gone', async () => {
    const view = await openScreen({ promoCodes: [], kept: { [STORAGE_PROMO_CODE]: 'SHOV10' } });
    await act(() => view.stores.promo.recheck());
    expect(promoField()).toHaveAccessibleDescription('Промокод SHOV10 більше не діє: знижку знято, сума вже без неї.');
  });
});

describe('why the total is what it is', () => {
  it('is told step by step', async () => {
    const view = await openScreen({ basket: [item('a', 'M', 2)] });
    await typeCode(view, 'shov10');
    const why = screen.getByRole('button', { name: 'Чому така сума' });
    expect(within(summary()).queryAllByRole('listitem')).toEqual([]);
    await view.user.click(why);
    expect(why).toHaveAttribute('aria-expanded', 'true');
    const steps = within(summary()).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      'Худі «Сонях», M: 2 × ₴2,000 замість ₴2,200₴4,000',
      'Промокод SHOV10: 10% від ₴4,000−₴400',
      'Доставку порахуємо, коли оберете спосіб; від ₴3,000 вона безкоштовна в Україні',
    ]);
  });
});

describe('a price that changed since the shopper was here', () => {
  it.each([
    [150_000, 'Ціна зросла: була ₴1,500, тепер ₴2,000.'],
    [250_000, 'Ціна знизилася: була ₴2,500, тепер ₴2,000.'],
  ])('(%i) is said at its line and beside the way to pay', async (former, said) => {
    const { stores } = await openScreen({ kept: { [STORAGE_SEEN_PRICES]: JSON.stringify({ a: former }) } });
    expect(screen.getByText(said)).toBeInTheDocument();
    expect(summary()).toHaveTextContent('Ціни змінилися');
    act(() => stores.seenPrices.acknowledge());
    expect(screen.queryByText(said)).not.toBeInTheDocument();
  });
});

describe('as many as can be had', () => {
  it('is a sentence at ninety-nine', async () => {
    const { user } = await openScreen();
    const field = screen.getByRole('textbox', { name: /Худі/ });
    await user.clear(field);
    await user.type(field, '150{Enter}');
    expect(field).toHaveValue('99');
    expect(screen.getByText('В одному замовленні — не більше ніж 99 штук.')).toBeInTheDocument();
  });
});

describe('an empty basket', () => {
  it('suggests what is new, and stays useful when that cannot be had', async () => {
    await openScreen({ basket: [] });
    expect(await screen.findByRole('region', { name: 'Почніть з новинок' })).toHaveTextContent('Худі «Сонях»');
  });
});
