import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { buildVariant } from '#fixtures/build.ts';
import { idOf } from '#fixtures/ids.ts';
import { discTone } from '#views/product-card/disc.ts';
import { ProductGrid } from '#views/product-card/product-grid.tsx';
import { renderView } from '../support/render-view.tsx';
import { windowThatMatches } from '../support/window-turns.ts';

const card = (overrides: Parameters<typeof buildVariant>[0] = {}) => {
  const variant = buildVariant(overrides);
  return { variant, view: <ProductGrid variants={[variant]} /> };
};
const dayBefore = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();

test('the whole card is one link named after the thing', () => {
  const { variant, view } = card();
  renderView(view);
  expect(screen.getByRole('link', { name: 'Худі «Жнива»' })).toHaveAttribute(
    'href',
    `/ua/catalog/product/${variant.id}`,
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('sizes are pressed on a card where it has room for them, as soon as it has', async () => {
  const { turn } = windowThatMatches(false);
  renderView(card().view);
  expect(await screen.findByRole('button', { name: /^Зберегти/ })).toBeInTheDocument();
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  turn(true);
  expect(within(screen.getByRole('group')).getAllByRole('button').length).toBeGreaterThan(1);
});

test('a size on the card goes into the basket and the shopper hears which', async () => {
  const { variant, view } = card();
  const { stores, user } = renderView(view);
  await user.click(await screen.findByRole('button', { name: /^M — додати до кошика/ }));
  expect(stores.basket.items).toEqual([{ variantId: variant.id, size: 'M', quantity: 1 }]);
  const said = await screen.findByText(/^Додано до кошика: Худі «Жнива», розмір M, 1 штука\. .*: 1\.$/);
  expect(said).toHaveAttribute('aria-live', 'polite');
  expect(stores.toasts.toasts).toEqual([]);
});

test('a sold-out size on the card leads to a pre-order with colour and size', async () => {
  const { variant, view } = card({
    sizes: [
      { value: 'S', inStock: true },
      { value: 'L', inStock: false },
    ],
  });
  const { stores, user } = renderView(view);
  await user.click(await screen.findByRole('button', { name: /^L — немає в наявності/ }));
  expect(stores.basket.items).toEqual([]);
  expect(stores.dialogs.current).toEqual({
    name: 'buyInClick',
    props: { variantId: variant.id, size: 'L', color: 'Соняшник', name: 'Худі «Жнива»', inStock: false },
  });
});

const SOLD_OUT = new AppError('server', { code: 'PRODUCT_VARIANT_NOT_IN_STOCK', status: 409 });

test('a size that could not be added says why in its card, and can be pressed again', async () => {
  const { variant, view } = card();
  const { shop, stores, user } = renderView(view);
  shop.ports.basket.failNext(new AppError('unreachable'), 'add');
  const size = await screen.findByRole('button', { name: /^M — додати до кошика/ });
  await user.click(size);
  const told = await screen.findByRole('alert');
  expect(screen.getByRole('article')).toContainElement(told);
  expect(told).not.toBeEmptyDOMElement();
  expect(stores.toasts.toasts.map(({ tone }) => tone)).toEqual(['told']);
  await user.click(size);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(stores.basket.items).toEqual([{ variantId: variant.id, size: 'M', quantity: 1 }]);
});

/** A card whose size M was refused as sold out. */
const refusedCard = async () => {
  const { variant, view } = card();
  const variants = [variant];
  const rendered = renderView(view, { variants });
  const { shop, user } = rendered;
  shop.ports.basket.failNext(SOLD_OUT, 'add');
  const size = await screen.findByRole('button', { name: /^M — додати до кошика/ });
  await user.click(size);
  return { ...rendered, variants, size, told: await screen.findByRole('alert') };
};

test('a size that was sold out meanwhile is struck through on its card, and is ordered in advance beside the reason', async () => {
  const { size, told, stores, user } = await refusedCard();
  expect(told).toHaveTextContent('Цього розміру вже немає в наявності');
  expect(size).toHaveAttribute('data-sold-out', 'true');
  expect(size).toHaveAccessibleName('M — вже немає в наявності: Худі «Жнива», M');
  await user.click(within(told).getByRole('button', { name: /^M — немає в наявності, передзамовити/ }));
  expect(stores.dialogs.current?.props).toMatchObject({ size: 'M', inStock: false });
});

test('pressed again, a size that was refused is asked for again: it never becomes another button', async () => {
  const { size, shop, stores, user } = await refusedCard();
  shop.ports.basket.failNext(SOLD_OUT, 'add');
  await user.click(size);
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(stores.dialogs.current).toBeUndefined();
  await user.click(size);
  expect(stores.basket.items).toMatchObject([{ size: 'M', quantity: 1 }]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(size).not.toHaveAttribute('data-sold-out');
});

test('a size that was refused once can be added again when it is there as its thing is read again', async () => {
  const { size, variants, stores } = await refusedCard();
  const readAgain = () => act(() => stores.catalog.refresh(variants.map(({ id }) => id)));
  const [there] = variants;
  variants[0] = buildVariant({ sizes: [{ value: 'M', inStock: false }] });
  await readAgain();
  expect(size).toHaveAttribute('data-sold-out', 'true');
  variants[0] = { ...buildVariant(), ...there };
  await readAgain();
  expect(size).not.toHaveAttribute('data-sold-out');
  expect(size).toHaveAccessibleName(/^M — додати до кошика/);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the keyboard meets the name of a thing before its sizes', async () => {
  const { view } = card();
  const { user } = renderView(view);
  await screen.findAllByRole('button');
  await user.tab();
  expect(screen.getByRole('button', { name: /^Зберегти: / })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('link')).toHaveFocus();
  await user.tab();
  expect(screen.getAllByRole('button')[1]).toHaveFocus();
});

test.each([
  ['unisex', ['S', 'OVERSIZE'], undefined, 'Унісекс · оверсайз'],
  ['female', ['WOMENS_OVERSIZE'], undefined, 'Жіноче · оверсайз'],
  ['male', ['S', 'M'], 'Чоловіча, вільна.', 'Чоловіче'],
  ['unisex', ['ONE_SIZE'], 'Аркуш 50 × 70 см. У рамі — 53 × 73 см.', 'Аркуш 50 × 70 см'],
  ['unisex', ['ONE_SIZE'], 'Один розмір, застібка ззаду.', 'Один розмір'],
  ['unisex', ['ONE_SIZE'], undefined, 'Унісекс'],
] as const)('under the name of what is %s in %j and fits as %j stands: %s', (type, sizes, fit, note) => {
  const { view } = card({
    type,
    sizes: sizes.map((value) => ({ value, inStock: false })),
    details: fit === undefined ? {} : { fit },
  });
  renderView(view);
  expect(screen.getByText(note, { selector: 'p' })).toBeInTheDocument();
});

test('the sizes in stock are said as text', () => {
  const { view } = card({
    sizes: [
      { value: 'S', inStock: true },
      { value: 'M', inStock: false },
      { value: 'OVERSIZE', inStock: true },
    ],
  });
  renderView(view);
  expect(screen.getByText(/^Є: S, OVER$/)).toBeInTheDocument();
});

test('a reduced thing says how much it is reduced and what it cost', () => {
  const { view } = card({ price: 220_000, discountPrice: 176_000 });
  renderView(view);
  expect(screen.getByText('−20%')).toBeInTheDocument();
  expect(screen.getByText('₴2,200')).toBeInTheDocument();
  expect(screen.getByText('₴1,760')).toBeInTheDocument();
});

test.each([
  ['a sold-out thing says so even when it is reduced', { inStock: false, discountPrice: 1000 }, 'Немає в наявності'],
  ['a thing younger than 45 days is called new', { createdAt: '2026-01-01T00:00:00.000Z' }, 'Нове'],
])('%s', (_, overrides, label) => {
  const { view } = card(overrides);
  const { stores } = renderView(<div />);
  stores.ui.openedAt = Date.parse('2026-01-20T00:00:00.000Z');
  renderView(view, { stores: { ui: stores.ui } });
  expect(screen.getByText(label)).toBeInTheDocument();
});

test('past four colours the card counts the rest and names them all to a listener', () => {
  const siblings = ['Вугілля', 'Крейда', 'Цегла', 'Полин', 'Хвоя'].map((name) => ({
    id: idOf(name),
    color: { id: idOf(`color ${name}`), name, hex: '#1f1c1e' },
  }));
  const { view } = card({ siblings });
  renderView(view);
  expect(screen.getByText('+2')).toBeInTheDocument();
  expect(screen.getByText('6 кольорів: Соняшник, Вугілля, Крейда, Цегла, Полин, Хвоя')).toBeInTheDocument();
});

test('a dot of a color leads to the thing in it, in the size looked for, and is no stop for the keyboard', () => {
  const coal = { id: idOf('coal one'), color: { id: idOf('color coal'), name: 'Вугілля', hex: '#1f1c1e' } };
  const variant = buildVariant({ siblings: [coal] });
  renderView(<ProductGrid variants={[variant]} size="M" />);
  const dot = screen.getByTitle('Вугілля');
  expect(dot).toHaveAttribute('href', `/ua/catalog/product/${coal.id}?size=M`);
  expect(dot).toHaveAttribute('tabindex', '-1');
  expect(dot).toHaveAttribute('aria-hidden', 'true');
});

test('what is in the basket is marked, but not before the page is awake', async () => {
  const { variant, view } = card();
  const options = { variants: [variant], basket: [{ variantId: variant.id, size: 'M' as const, quantity: 1 }] };
  const asleep = renderView(view, { ...options, isAwake: false });
  await asleep.stores.basket.read();
  expect(screen.queryByText('У кошику')).not.toBeInTheDocument();
  asleep.unmount();
  const { container } = renderView(view, options);
  expect(await within(container).findByText('У кошику')).toBeInTheDocument();
});

test('a yellow thing is shown on an ultramarine disc, any other on the yellow one', () => {
  expect(discTone('#f2b705')).toBe('ultramarine');
  expect(['#1f1c1e', '#ebe8e0', '#a83a22', '#27408f', '#c79a5a'].map(discTone)).toEqual(Array(5).fill('yellow'));
});

test('a card carries no style attribute, which the content policy would refuse', () => {
  const { view } = card({ createdAt: dayBefore(1) });
  const { container } = renderView(view);
  expect(container.querySelectorAll('[style]')).toHaveLength(0);
});

const coal = { id: idOf('coal variant'), color: { id: idOf('coal'), name: 'Вугілля', hex: '#1f1c1e' } };

test('colours are one thing: another one in the basket is said on the card', async () => {
  const basket = [{ variantId: coal.id, size: 'M' as const, quantity: 1 }];
  renderView(card({ siblings: [coal] }).view, { basket });
  expect(await screen.findByText('У кошику')).toBeInTheDocument();
});

test('colours are one thing: the heart of a card is that of the colour which is saved, and lets it go', async () => {
  const { variant, view } = card({ siblings: [coal] });
  const { stores, user } = renderView(view);
  act(() => stores.saved.toggle(coal.id));
  const heart = await screen.findByRole('button', { name: 'Зберегти: Худі «Жнива», Вугілля' });
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  await user.click(heart);
  expect(stores.saved.ids).toEqual([]);
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  expect(heart).toHaveAccessibleName('Зберегти: Худі «Жнива», Соняшник');
  await user.click(heart);
  expect(stores.saved.ids).toEqual([variant.id]);
});
