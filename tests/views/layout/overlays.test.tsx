import { act, render, screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { layOutAllBut } from '#tests/support/laid-out.ts';
import { buildCategory, buildPage, buildPhoto } from '#fixtures/build.ts';
import { Shell } from '#views/layout/shell.tsx';
import { StitchText } from '#views/ui/stitch-text.tsx';
import type { RenderedView, ViewOptions } from '#tests/support/render-view.tsx';
import { renderView } from '#tests/support/render-view.tsx';

const CHROME = { header: 'full', footer: 'full', hint: false, padding: true } as const;
const categories = [
  buildCategory({ id: 'c1', name: 'Худі', photo: buildPhoto({ id: 'p1' }) }),
  buildCategory({
    id: 'c2',
    name: 'Світшоти',
    photo: buildPhoto({ id: 'p2', sources: [{ width: 1000, url: '/photos/p2-1000.avif' }] }),
  }),
];
const contacts = { email: 'pryvit@shov.ua', phone: '+380443901207', address: 'Київ' };
const pages = [buildPage({ slug: 'contacts', contacts })];

function shell(options: ViewOptions = {}): RenderedView {
  return renderView(
    <Shell chrome={CHROME}>
      <h1>Сторінка</h1>
      <p aria-live="polite">52 товари</p>
    </Shell>,
    { categories, pages, ...options },
  );
}

async function openMenu(view: RenderedView): Promise<HTMLElement> {
  await view.user.click(screen.getByRole('button', { name: 'Меню' }));
  return screen.findByRole('dialog', { name: 'Меню' });
}

async function openCatalogue(view: RenderedView): Promise<HTMLElement> {
  await view.user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Каталог' }));
  return screen.findByRole('dialog', { name: 'Каталог' });
}

test('the menu has six places, numbered in their order', async () => {
  const menu = await openMenu(shell());
  const places = within(within(menu).getByRole('navigation', { name: 'Головні розділи' })).getAllByRole('link');
  expect(places.map((place) => place.textContent)).toEqual([
    'Головна',
    'Каталог',
    'Доставка',
    'Питання',
    'Контакти',
    'Про нас',
  ]);
  expect(places.map((place) => place.getAttribute('href'))).toEqual([
    '/ua',
    '/ua/catalog',
    '/ua/shipping',
    '/ua/faq',
    '/ua/contacts',
    '/ua/about',
  ]);
  for (const [at, place] of places.entries()) {
    const { container } = render(<StitchText text={`0${at + 1}`} size={4.2} />);
    expect(place.querySelector('svg')?.outerHTML, 'its number, in crosses').toBe(container.innerHTML);
  }
});

/** Each place of the menu, and the picture of the shop's own it is shown with. */
const PICTURED = [
  ['Головна', 'new', 'Худі «Жнива»'],
  ['Каталог', 'hoodies', 'Худі «Сонях»'],
  ['Доставка', 'trousers', 'Штани «Степ»'],
  ['Питання', 'tees', 'Футболка «Ружа», узор № 0137'],
  ['Контакти', 'accessories', 'Шопер «Сонях»'],
  ['Про нас', 'longsleeves', 'Лонгслів «Оберіг»'],
] as const;

test.each(PICTURED)(
  'in the menu «%s» is shown with the picture of %s, also where no category came',
  async (place, file, caption) => {
    const view = shell({ categories: [] });
    const menu = await openMenu(view);
    act(() => view.stores.ui.menuRests(true));
    await view.user.hover(within(menu).getByRole('link', { name: place }));
    expect(menu.lastElementChild).toHaveTextContent(caption);
    expect(menu.querySelector('img')).toHaveAttribute('src', expect.stringContaining(`/${file}.avif`));
  },
);

test('while the menu slides in, what passes under the pointer changes no picture, where the keyboard is does', async () => {
  const view = shell();
  const menu = await openMenu(view);
  expect(menu.lastElementChild).toHaveTextContent('Худі «Сонях»');
  await view.user.hover(within(menu).getByRole('link', { name: 'Доставка' }));
  expect(menu.lastElementChild).toHaveTextContent('Худі «Сонях»');
  act(() => within(menu).getByRole('link', { name: 'Контакти' }).focus());
  expect(menu.lastElementChild).toHaveTextContent('Шопер «Сонях»');
});

test('the menu shows how to reach the shop', async () => {
  const menu = await openMenu(shell());
  expect(within(menu).getByRole('link', { name: 'pryvit@shov.ua' })).toHaveAttribute('href', 'mailto:pryvit@shov.ua');
});

test('while the menu is open the page behind it is out of reach and the focus is within', async () => {
  const view = shell();
  const menu = await openMenu(view);
  await waitFor(() => expect(screen.getByRole('banner', { hidden: true }).closest('[inert]')).not.toBeNull());
  expect(menu).toContainElement(document.activeElement as HTMLElement);
  await view.user.tab({ shift: true });
  expect(menu).toContainElement(document.activeElement as HTMLElement);
  expect(within(menu).getByRole('link', { name: 'pryvit@shov.ua' })).toHaveFocus();
  await view.user.tab();
  expect(within(menu).getByRole('button', { name: 'Закрити' })).toHaveFocus();
});

test('the focus goes round within the menu also where its last parts are not drawn', async () => {
  const view = shell({ pages: [] });
  const menu = await openMenu(view);
  // As on a wide screen, where the header has the languages and the account.
  const hidden = menu.querySelectorAll('nav ~ div a, nav ~ div button');
  expect(hidden.length).toBeGreaterThan(0);
  layOutAllBut(hidden);
  within(menu).getByRole('link', { name: 'Про нас' }).focus();
  await view.user.tab();
  expect(within(menu).getByRole('button', { name: 'Закрити' })).toHaveFocus();
});

test('Escape closes the menu, frees the page and gives the focus back', async () => {
  const view = shell();
  await openMenu(view);
  await view.user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('banner').closest('[inert]')).toBeNull();
  expect(screen.getByRole('button', { name: 'Меню' })).toHaveFocus();
});

test('going somewhere closes the menu', async () => {
  const view = shell();
  const menu = await openMenu(view);
  await view.user.click(within(menu).getByRole('link', { name: 'Доставка' }));
  expect(view.address()).toBe('/ua/shipping');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('the catalogue begins with new arrivals, then come the categories, numbered in two digits', async () => {
  const catalogue = await openCatalogue(shell());
  const entries = within(within(catalogue).getByRole('navigation', { name: 'Категорії' })).getAllByRole('link');
  expect(entries.map((entry) => entry.textContent)).toEqual(['01 Новинки', '02 Худі', '03 Світшоти']);
  expect(entries.map((entry) => entry.getAttribute('href'))).toEqual([
    '/ua/catalog?sort=new',
    '/ua/catalog/c1',
    '/ua/catalog/c2',
  ]);
});

test('the category pointed at shows its photo in the largest size, new arrivals a picture of the shop', async () => {
  const view = shell();
  const catalogue = await openCatalogue(view);
  expect(catalogue.querySelector('img')).toBeNull();
  await view.user.hover(within(catalogue).getByRole('link', { name: '03 Світшоти' }));
  expect(catalogue.querySelector('img')).toHaveAttribute('sizes', '1000px');
  expect(catalogue.querySelector('img')).toHaveAttribute('src', '/photos/p2-1000.avif');
  await view.user.hover(within(catalogue).getByRole('link', { name: '01 Новинки' }));
  expect(catalogue.querySelector('img')).toHaveAttribute('src', expect.stringContaining('/new.avif'));
});

test('the category the keyboard is on shows its photo too', async () => {
  const catalogue = await openCatalogue(shell());
  act(() => within(catalogue).getByRole('link', { name: '03 Світшоти' }).focus());
  expect(catalogue.querySelector('img')).toHaveAttribute('src', '/photos/p2-1000.avif');
});

test.each([
  [14, 'usual'],
  [15, 'many'],
  [24, 'many'],
  [25, 'most'],
])('%i entries of the catalogue are set as %s', async (count, amount) => {
  const some = Array.from({ length: count - 1 }, (_, place) => buildCategory({ id: `c${place}` }));
  const catalogue = await openCatalogue(shell({ categories: some }));
  expect(within(catalogue).getAllByRole('link', { name: /^\d\d / })).toHaveLength(count);
  expect(catalogue.querySelector('ol')).toHaveAttribute('data-amount', amount);
});

test('opened from the menu, the catalogue goes back to the menu, and a category closes both', async () => {
  const view = shell();
  const menu = await openMenu(view);
  const entry = within(menu).getByRole('link', { name: 'Каталог' });
  await view.user.click(entry);
  const catalogue = await screen.findByRole('dialog', { name: 'Каталог' });
  await waitFor(() => expect(menu.closest('[inert]')).not.toBeNull());
  await view.user.click(within(catalogue).getByRole('button', { name: 'Назад' }));
  expect(screen.queryByRole('dialog', { name: 'Каталог' })).not.toBeInTheDocument();
  expect(entry).toHaveFocus();

  await view.user.click(entry);
  await view.user.click(await screen.findByRole('link', { name: '02 Худі' }));
  expect(view.address()).toBe('/ua/catalog/c1');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('Escape closes only what is on top', async () => {
  const view = shell();
  const menu = await openMenu(view);
  await view.user.click(within(menu).getByRole('link', { name: 'Каталог' }));
  await screen.findByRole('dialog', { name: 'Каталог' });
  await view.user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: 'Каталог' })).not.toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Меню' })).toBeInTheDocument();
});

test('an overlay goes with the screen it was opened on, however that is left', async () => {
  const leave = { by: (_to: string): void => {} };
  function Screen() {
    const navigate = useNavigate();
    leave.by = (to) => void navigate(to);
    return undefined;
  }
  const view = renderView(
    <Shell chrome={CHROME}>
      <Screen />
    </Shell>,
    { categories, pages },
  );
  await openMenu(view);
  act(() => leave.by('/ua/faq'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
