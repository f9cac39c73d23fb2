import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ROUTES } from '#app/routes.ts';
import { AppError } from '#domain/errors.ts';
import { buildPage, buildPhoto } from '#fixtures/build.ts';
import { loadMessages } from '#views/messages.ts';
import { PageScreen } from '#views/screens/page-screen.tsx';
import { openApp } from '#tests/app/open-app.tsx';
import { settle } from '#tests/support/fake-clock.ts';
import { createFakeShop } from '#tests/support/fake-shop.ts';
import { renderView } from '#tests/support/render-view.tsx';

const say = (text: string) => [{ type: 'paragraph' as const, children: [{ text }] }];

test('an info page draws its blocks in order, each under its heading', () => {
  const page = buildPage({
    blocks: [
      { type: 'text', title: 'Дві тканини', text: say('Шов — це лінія.') },
      { type: 'steps', title: 'Від числа', items: [{ title: 'Число', text: 'Обираємо номер.' }] },
      { type: 'gallery', title: 'На стіні', photos: [buildPhoto({ alt: 'Постер' })] },
      { type: 'faq', title: 'Розміри', items: [{ question: 'Який?', answer: say('Свій звичний.') }] },
      { type: 'banner', title: 'Число замість лекала', text: 'Ружа.', link: { label: 'До речей', to: '/catalog' } },
    ],
  });
  renderView(<PageScreen slug="about" />, { pages: [page] });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Про нас');
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Дві тканини',
    'Від числа',
    'На стіні',
    'Розміри',
    'Число замість лекала',
  ]);
  expect(screen.getByText('Шов — це лінія.')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Від числа' })).getByRole('listitem')).toHaveTextContent('Число');
  expect(screen.getByRole('img', { name: 'Постер' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Який?' })).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('link', { name: 'До речей' })).toHaveAttribute('href', '/ua/catalog');
});

test('of the questions of a page one is open at a time, in whichever part it stands', async () => {
  const part = (question: string) => ({ type: 'faq' as const, items: [{ question, answer: say(`${question} Так.`) }] });
  const blocks = [{ type: 'text' as const, text: say('Спершу.') }, part('Розміри?'), part('Доставка?')];
  const { user } = renderView(<PageScreen slug="faq" />, { pages: [buildPage({ slug: 'faq', blocks })] });
  const open = () => screen.getAllByRole('button', { expanded: true }).map(({ textContent }) => textContent);
  expect(open()).toEqual(['Розміри?']);
  await user.click(screen.getByRole('button', { name: 'Доставка?' }));
  expect(open()).toEqual(['Доставка?']);
  expect(screen.getByText('Доставка? Так.')).toBeVisible();
  expect(screen.getByText('Розміри? Так.')).not.toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Доставка?' }));
  expect(screen.queryByRole('button', { expanded: true })).not.toBeInTheDocument();
});

test('another language leaves the answer open that was open: the page stays until it is there in that language', async () => {
  const asked = (question: string) => ({ question, answer: say(`${question} Так.`) });
  const blocks = [{ type: 'faq' as const, items: [asked('Розміри?'), asked('Доставка?')] }];
  const pages = [buildPage({ slug: 'faq', blocks })];
  const { stores, shop, user, container } = renderView(<PageScreen slug="faq" />, { pages });
  await user.click(screen.getByRole('button', { name: 'Доставка?' }));
  const answer = screen.getByText('Доставка? Так.');
  const isBusy = () => container.querySelector('[aria-busy="true"]') !== null;
  act(() => stores.locale.use('en'));
  expect([answer.isConnected, isBusy()]).toEqual([true, true]);
  pages[0] = buildPage({ slug: 'faq', blocks: [{ type: 'faq', items: [asked('Sizes?'), asked('Delivery?')] }] });
  await act(() => stores.pages.load('faq'));
  expect(shop.ports.pages.calls).toHaveLength(1);
  expect(screen.getByRole('button', { expanded: true })).toHaveTextContent('Delivery?');
  expect(isBusy()).toBe(false);
});

test('Back finds the answer open that was being read; a link begins anew, with the first', async () => {
  await Promise.all([
    loadMessages('ua'),
    ...ROUTES.map((row) => /faq|shipping/.test(row.name) && row.screen.preload()),
  ]);
  const asked = (question: string) => ({ question, answer: say(`${question} Так.`) });
  const blocks = [{ type: 'faq' as const, items: [asked('Розміри?'), asked('Доставка?')] }];
  const { stores } = createFakeShop({ pages: [buildPage({ slug: 'faq', blocks }), buildPage({ slug: 'shipping' })] });
  const { go } = await openApp(stores, '/ua/faq');
  const walk = (to: string | number) =>
    act(async () => {
      await go(to as string);
      await settle();
    });
  const open = () => screen.getByRole('button', { expanded: true }).textContent;
  await userEvent.click(screen.getByRole('button', { name: 'Доставка?' }));
  await walk('/ua/shipping');
  await walk(-1);
  expect(open()).toBe('Доставка?');
  await walk('/ua/shipping');
  await walk('/ua/faq');
  expect(open()).toBe('Розміри?');
});

test('a page that could not be had can be asked for again', async () => {
  const { stores, shop, user } = renderView(<PageScreen slug="faq" />, { pages: [] });
  shop.ports.pages.failNext(new AppError('unreachable'));
  await act(() => stores.pages.load('faq'));
  expect(screen.getByRole('alert')).toHaveTextContent('Сервер не відповідає');
  // The whole error page takes the place of the short one, its button too.
  await screen.findByRole('link', { name: 'На головну' });
  await user.click(screen.getByRole('button', { name: 'Спробувати ще' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Помилка 404' })).toBeInTheDocument();
});

test('a page on its way keeps its name', () => {
  renderView(<PageScreen slug="shipping" />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Доставка');
});

test('a page that is on its way says so to those who listen, until it is there', async () => {
  const { stores, shop, container } = renderView(<PageScreen slug="faq" />);
  const release = shop.ports.pages.holdNext('page');
  const loaded = stores.pages.load('faq');
  expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true');
  release();
  await act(() => loaded);
  await waitFor(() => expect(container.querySelector('[aria-busy="true"]')).toBeNull());
});
