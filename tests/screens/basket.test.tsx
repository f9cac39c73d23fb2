import { act, screen, waitFor, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { DEBOUNCE_MS } from '#domain/constants.ts';
import { AppError } from '#domain/errors.ts';
import { Toasts } from '#views/layout/toasts.tsx';
import { BasketScreen } from '#views/screens/basket/basket-screen.tsx';
import type { ViewOptions } from '../support/render-view.tsx';
import { renderView } from '../support/render-view.tsx';
import { settle } from '../support/fake-clock.ts';
import { LESS } from '../stores/open-promo.ts';
import { ABROAD, BRANCH, item, variant } from '../stores/shop-fakes.ts';

const HOODIE = variant('a', { name: 'Худі «Сонях»', price: 220_000, discountPrice: 176_000 });
const CAP = variant('b', { name: 'Кепка «Ґудзик»', price: 57_000 });

async function openScreen(options: ViewOptions = {}) {
  const view = renderView(<BasketScreen />, {
    path: '/basket',
    route: '/basket',
    variants: [HOODIE, CAP],
    shippingMethods: [BRANCH],
    ...options,
  });
  await act(() => view.stores.basket.read());
  return view;
}

const lines = () => within(screen.getByRole('list', { name: 'Речі в кошику' })).getAllByRole('listitem');
const summary = () => screen.getByRole('complementary', { name: 'Разом' });

describe('the basket before the page is alive', () => {
  it('is a skeleton, whatever the browser keeps', () => {
    renderView(<BasketScreen />, { variants: [HOODIE], basket: [item('a')], isAwake: false });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Кошик');
    expect(screen.getByText('Завантажуємо кошик…')).toBeInTheDocument();
    expect(screen.queryByText('Худі «Сонях»')).not.toBeInTheDocument();
  });
});

describe('while today’s prices are on their way', () => {
  async function openUnpriced(error?: AppError) {
    const view = renderView(<BasketScreen />, {
      path: '/basket',
      route: '/basket',
      variants: [HOODIE, CAP],
      basket: [item('a', 'L', 2), item('b')],
      shippingMethods: [BRANCH],
      promoCodes: [LESS],
    });
    act(() => runInAction(() => view.stores.catalog.variants.clear()));
    const answer = view.shop.ports.catalog.holdNext('searchVariants');
    if (error !== undefined) view.shop.ports.catalog.failNext(error, 'searchVariants');
    act(() => void view.stores.basket.read());
    await screen.findAllByText('Завантажуємо…');
    return { ...view, answer: () => act(async () => answer()) };
  }
  const said = () => document.body.textContent.replace('передплата ₴200', '');

  it('no sum is said, nor what is left to a free delivery, nor what one costs; then all of it', async () => {
    const { answer, user } = await openUnpriced();
    await user.click(screen.getByRole('button', { name: 'Чому така сума' }));
    expect(said()).not.toMatch(/₴|безкоштовн/);
    expect(summary()).toHaveTextContent('Товари, 3');
    expect(within(summary()).queryAllByRole('listitem')).toEqual([]);
    await answer();
    expect(summary()).toHaveTextContent('Разом без доставки₴4,090');
    expect(within(summary()).getAllByRole('listitem')).not.toEqual([]);
    expect(screen.getByRole('region', { name: 'Безкоштовна доставка' })).toHaveTextContent('безкоштовна');
  });

  it('and where they do not come, no sum either', async () => {
    const { answer } = await openUnpriced(new AppError('unreachable'));
    await answer();
    expect(screen.getByText(/Не вдалося перевірити ціни/)).toBeInTheDocument();
    expect(said()).not.toMatch(/₴|безкоштовн/);
  });

  it('a promo code that counts from a sum on is still being looked at', async () => {
    const view = await openUnpriced();
    await view.user.click(screen.getByRole('button', { name: 'Маю промокод' }));
    await view.user.type(screen.getByRole('textbox', { name: 'Промокод' }), 'nytka200');
    await act(() => view.shop.clock.advance(100));
    expect(screen.getByRole('textbox', { name: 'Промокод' })).toHaveAccessibleDescription('Перевіряємо код…');
    await view.answer();
    expect(screen.getByRole('textbox', { name: 'Промокод' })).toHaveAccessibleDescription('Код діє: мінус ₴200');
  });
});

describe('a basket of many lines', () => {
  it('is drawn to its end, however long it is, and keeps the others when one goes', async () => {
    const many = Array.from({ length: 70 }, (_, at) => variant(`v${at}`, { name: `Річ ${at}` }));
    const { stores } = await openScreen({ variants: many, basket: many.map(({ id }) => item(id)) });
    await waitFor(() => expect(lines()).toHaveLength(70));
    expect(lines().at(-1)).toHaveTextContent('Річ 69');
    const last = lines().at(-1);
    await act(() => stores.basket.remove(item('v3')));
    await waitFor(() => expect(lines()).toHaveLength(69));
    await act(() => stores.basket.restore(item('v3'), 3));
    expect(lines()).toHaveLength(70);
    expect(lines().at(-1)).toBe(last);
  });
});

describe('an empty basket', () => {
  it('says so and leads to the catalogue', async () => {
    await openScreen();
    expect(screen.getByText('На лінії порожньо')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'До каталогу' })).toHaveAttribute('href', '/ua/catalog');
  });
});

describe('a line', () => {
  it('says what it is, leads to it, and what it costs now and before', async () => {
    await openScreen({ basket: [item('a', 'L', 2)] });
    const [line] = lines();
    const link = within(line!).getByRole('link', { name: 'Худі «Сонях»' });
    expect(link).toHaveAttribute('href', '/ua/catalog/product/a?size=L');
    expect(line).toHaveTextContent('Вугілля, розмір L');
    expect(line).toHaveTextContent('₴4,400');
    expect(line).toHaveTextContent('₴3,520');
  });

  it('saves its quantity by itself, typed or pressed', async () => {
    const { user, shop } = await openScreen({ basket: [item('b')] });
    await user.click(screen.getByRole('button', { name: 'Більше на одну' }));
    const field = screen.getByRole('textbox', { name: /Кепка/ });
    await user.clear(field);
    await user.type(field, '7{Enter}');
    expect(await shop.ports.basket.read()).toEqual([item('b', 'M', 7)]);
    expect(summary()).toHaveTextContent('₴3,990');
  });

  it('refused a change goes back and says why beside the field', async () => {
    const { user, shop } = await openScreen({ basket: [item('b')] });
    shop.ports.basket.failNext(new AppError('server', { code: 'PRODUCT_VARIANT_NOT_IN_STOCK', status: 409 }), 'change');
    await user.click(screen.getByRole('button', { name: 'Більше на одну' }));
    expect(within(lines()[0]!).getByRole('alert')).toHaveTextContent('Стільки штук зараз немає. Оберіть менше.');
    expect(screen.getByRole('textbox', { name: /Кепка/ })).toHaveValue('1');
  });

  it('removed leaves a way back and keeps the focus in the page', async () => {
    const { user, stores } = await openScreen({ basket: [item('a'), item('b')] });
    await user.click(screen.getByRole('button', { name: 'Прибрати: Худі «Сонях», M' }));
    expect(lines()).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await act(async () => {
      stores.toasts.toasts[0]?.action?.run();
      await settle();
    });
    expect(lines().map((line) => within(line).getByRole('heading').textContent)).toEqual([
      'Худі «Сонях»',
      'Кепка «Ґудзик»',
    ]);
  });

  it('removed is one Tab away from coming back, and has the focus then', async () => {
    const view = renderView(
      <main id="main" tabIndex={-1}>
        <BasketScreen />
        <Toasts />
      </main>,
      { variants: [HOODIE, CAP], basket: [item('a'), item('b')], shippingMethods: [BRANCH] },
    );
    await act(() => view.stores.basket.read());
    const { user } = view;
    for (const name of ['Худі «Сонях»', 'Кепка «Ґудзик»'])
      await user.click(screen.getByRole('button', { name: `Прибрати: ${name}, M` }));
    const title = screen.getByRole('heading', { level: 1 });
    const undo = await screen.findAllByRole('button', { name: 'Повернути' });
    await user.tab();
    expect(undo.at(-1)).toHaveFocus();
    await user.tab({ shift: true });
    expect(title).toHaveFocus();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('link', { name: 'Кепка «Ґудзик»' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Повернути' }));
    expect(await screen.findByRole('link', { name: 'Худі «Сонях»' })).toHaveFocus();
  });

  it('that comes back leaves the focus with whoever has gone on', async () => {
    const { user, stores } = await openScreen({ basket: [item('a'), item('b')] });
    await user.click(screen.getByRole('button', { name: 'Прибрати: Худі «Сонях», M' }));
    const field = screen.getByRole('textbox', { name: /Кепка/ });
    await user.click(field);
    await act(async () => {
      stores.toasts.toasts[0]?.action?.run();
      await settle();
    });
    expect(lines()).toHaveLength(2);
    expect(field).toHaveFocus();
  });

  it('is not removed by one press of minus too many', async () => {
    const { user } = await openScreen({ basket: [item('b', 'M', 2)] });
    const less = screen.getByRole('button', { name: 'Менше на одну' });
    await user.click(less);
    expect(less).toHaveFocus();
    await user.click(less);
    await user.type(screen.getByRole('textbox', { name: /Кепка/ }), '{ArrowDown}');
    expect(lines()).toHaveLength(1);
    expect(screen.getByRole('textbox', { name: /Кепка/ })).toHaveValue('1');
  });

  it.each(['0', '-1'])('typed to none (%s) is removed', async (none) => {
    const { user } = await openScreen({ basket: [item('b')] });
    const field = screen.getByRole('textbox', { name: /Кепка/ });
    await user.clear(field);
    await user.type(field, `${none}{Enter}`);
    expect(await screen.findByText('На лінії порожньо')).toBeInTheDocument();
  });
});

describe('a line that cannot be bought', () => {
  it('sold out says so, is not counted, and keeps the checkout shut with the reason', async () => {
    await openScreen({ basket: [item('a', 'XL'), item('b')] });
    expect(within(lines()[0]!).getByRole('alert')).toHaveTextContent('немає в наявності');
    expect(summary()).toHaveTextContent('Товари, 1');
    expect(summary()).toHaveTextContent('₴570');
    const checkout = screen.getByRole('button', { name: 'Оформити замовлення' });
    expect(checkout).toBeDisabled();
    expect(checkout).toHaveAccessibleDescription('Щоб оформити замовлення, приберіть речі, яких немає в наявності.');
  });

  it('sold out while it is looked at keeps each of its controls in place: what counts it does nothing more', async () => {
    const variants = [HOODIE, CAP];
    const { stores, user } = await openScreen({ variants, basket: [item('b')] });
    const before = within(lines()[0]!).getAllByRole('button');
    variants[1] = { ...CAP, sizes: CAP.sizes.map((size) => ({ ...size, inStock: false })) };
    await act(() => stores.basket.read());
    const line = within(lines()[0]!);
    expect(line.getByRole('alert')).toHaveTextContent('немає в наявності');
    expect(line.getAllByRole('button')).toEqual(before);
    expect(line.getByRole('textbox')).toBeDisabled();
    await user.click(line.getByRole('button', { name: 'Більше на одну' }));
    expect(stores.basket.pieces).toBe(1);
  });

  it('no longer sold can be removed, and then the checkout opens', async () => {
    const { user } = await openScreen({ basket: [item('gone'), item('b')] });
    expect(lines()[0]).toHaveTextContent('Цю річ більше не продаємо');
    await user.click(screen.getByRole('button', { name: /Прибрати: Річ, якої вже немає/ }));
    expect(screen.getByRole('link', { name: 'Оформити замовлення' })).toHaveAttribute('href', '/ua/checkout');
  });
});

describe('the sum', () => {
  it('names the goods, what is saved, the total and the advance, and tells it politely', async () => {
    await openScreen({ basket: [item('a'), item('b')] });
    expect(summary()).toHaveTextContent('₴2,770');
    expect(summary()).toHaveTextContent('−₴440');
    expect(summary()).toHaveTextContent('₴2,330');
    expect(summary()).toHaveTextContent('В Україні можна й так: передплата ₴200');
    expect(within(summary()).getByText('У кошику 2 речі, разом ₴2,330')).toHaveRole('status');
  });

  it('is told once for each change, though prices are asked for after it', async () => {
    const { user, shop } = await openScreen({ basket: [item('a'), item('b')] });
    const status = within(summary()).getByText('У кошику 2 речі, разом ₴2,330');
    const told: (string | null)[] = [];
    const telling = new MutationObserver(() => {
      if (status.textContent !== '') told.push(status.textContent);
    });
    telling.observe(status, { childList: true, characterData: true, subtree: true });
    await user.click(screen.getAllByRole('button', { name: 'Більше на одну' })[0]!);
    await act(() => shop.clock.advance(DEBOUNCE_MS));
    expect(shop.ports.catalog.calls.at(-1)?.method).toBe('searchVariants');
    expect(told).toEqual(['У кошику 3 речі, разом ₴4,090']);
    telling.disconnect();
  });

  it('says what is left until which delivery is free, then that it is', async () => {
    const parcel = { ...ABROAD, freeShippingFrom: 500_000 };
    const { freeShippingFrom: _, ...courier } = { ...BRANCH, id: 'courier', kind: 'COURIER' as const };
    const shippingMethods = [courier, BRANCH, parcel];
    const { user } = await openScreen({ basket: [item('a'), item('b')], shippingMethods });
    const panel = screen.getByRole('region', { name: 'Безкоштовна доставка' });
    expect(panel).toHaveTextContent('Ще ₴670 — і доставка у відділення в Україні безкоштовна');
    await user.click(screen.getAllByRole('button', { name: 'Більше на одну' })[0]!);
    await waitFor(() => expect(panel).toHaveTextContent(/^Доставка у відділення в Україні безкоштовна$/));
    await user.click(screen.getAllByRole('button', { name: 'Більше на одну' })[0]!);
    await waitFor(() => expect(panel).toHaveTextContent('Доставка до Європи безкоштовна'));
  });
});

describe('a basket whose prices cannot be checked', () => {
  it('says so and tries again', async () => {
    const { user, shop, stores } = await openScreen({ basket: [item('gone'), item('b')] });
    shop.ports.catalog.failNext(new AppError('unreachable'), 'searchVariants');
    await act(() => stores.basket.read());
    expect(screen.getByText(/Сервер не відповідає/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Спробувати ще' }));
    await waitFor(() => expect(screen.queryByText(/Сервер не відповідає/)).not.toBeInTheDocument());
  });
});

it('where no way of delivery is ever free nothing is said of it', async () => {
  const { freeShippingFrom: _, ...never } = BRANCH;
  const { unmount } = await openScreen({ basket: [item('b')], shippingMethods: [never] });
  expect(screen.queryByRole('region', { name: 'Безкоштовна доставка' })).not.toBeInTheDocument();
  expect(document.body.textContent).not.toContain('NaN');
  unmount();
  await openScreen({ basket: [item('b')], shippingMethods: [] });
  expect(document.body.textContent).not.toContain('NaN');
});
