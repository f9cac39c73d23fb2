import { act, screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { buildCategory, buildPage, buildPhoto, buildVariant } from '#fixtures/build.ts';
import { idOf } from '#fixtures/ids.ts';
import { AppError } from '#domain/errors.ts';
import type { Page } from '#domain/content.ts';
import { grouped } from '#domain/text.ts';
import { profile as art } from '#profiles/art.ts';
import { rosette } from '#views/pattern/rosette.ts';
import { HomeScreen } from '#views/screens/home/home-screen.tsx';
import { tilesOf } from '#views/screens/home/category-tiles.tsx';
import { rushnyk } from '#views/screens/home/rushnyk.ts';
import { renderView } from '../support/render-view.tsx';
import { scrollDown } from '../support/scroll-down.ts';

const home: Page = buildPage({
  slug: 'home',
  blocks: [
    {
      type: 'hero',
      title: 'Одяг і мистецтво, зшиті разом.',
      text: 'Оверсайз для всіх.',
      link: { label: 'До каталогу', to: '/catalog' },
      photos: [buildPhoto(), buildPhoto({ id: 'two', alt: 'Лонгслів «Оберіг»' })],
    },
    {
      type: 'products',
      title: 'Нове на лінії',
      link: { label: 'Усі новинки', to: '/catalog?sort=new' },
      sort: 'new',
      limit: 4,
    },
    {
      type: 'banner',
      title: 'Узор має номер, а не тираж',
      text: 'Ружа з 1\u202F239 хрестиків.',
      link: { label: 'Речі з цим узором', to: '/catalog' },
      pattern: { number: '0137', crosses: 1239 },
    },
  ],
});
const categories = ['Худі', 'Світшоти', 'Футболки', 'Лонгсліви', 'Штани', 'Дрібниці', 'Мистецтво'].map((name, index) =>
  buildCategory({ id: idOf(name), name, order: index + 1 }),
);

test('the big words are the one first heading, in lines of nine letters, and read as one sentence', () => {
  renderView(<HomeScreen />, { pages: [home] });
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveAccessibleName('Одяг і мистецтво, зшиті разом.');
  const lines = [...heading.children].map((line) => line.textContent);
  expect(lines).toEqual(['Одяг і', 'мистецтво,', 'зшиті', 'разом.']);
  expect(screen.getByRole('link', { name: 'До каталогу' })).toHaveAttribute('href', '/ua/catalog');
});

const hero = home.blocks[0]!;
const goods = home.blocks[1]!;

test.each([
  ['without its big words', { blocks: [goods] }, 'Головна'],
  ['without anything', { blocks: [] }, 'Головна'],
  ['without a name either', { title: '', blocks: [] }, 'Головна'],
  ['with big words after its goods', { blocks: [goods, hero] }, 'Одяг і мистецтво, зшиті разом.'],
  ['with big words twice', { blocks: [hero, { ...hero, title: 'Ще раз' }] }, 'Одяг і мистецтво, зшиті разом.'],
])('a home %s has one first heading', async (_, changes, name) => {
  renderView(<HomeScreen />, { pages: [{ ...home, title: 'Головна', ...changes }] });
  const headings = await screen.findAllByRole('heading', { level: 1 });
  expect(headings).toHaveLength(1);
  expect(headings[0]).toHaveAccessibleName(name);
});

test('whatever else the shop writes there is drawn too, as on any page of words', async () => {
  const blocks: Page['blocks'] = [
    ...home.blocks,
    { type: 'text', title: 'Хто ми', text: [{ type: 'paragraph', children: [{ text: 'Шиємо в Києві.' }] }] },
    {
      type: 'faq',
      title: 'Питання',
      items: [{ question: 'Чи сідає?', answer: [{ type: 'paragraph', children: [{ text: 'Ні.' }] }] }],
    },
    { type: 'gallery', title: 'Майстерня', photos: [buildPhoto({ id: 'three', alt: 'Стіл для крою' })] },
    { type: 'steps', title: 'Як шиємо', items: [{ title: 'Креслимо', text: 'За числом.' }] },
  ];
  const { user } = renderView(<HomeScreen />, { pages: [{ ...home, blocks }] });
  expect(await screen.findByRole('region', { name: 'Хто ми' })).toHaveTextContent('Шиємо в Києві.');
  expect(screen.getByRole('img', { name: 'Стіл для крою' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Як шиємо' })).toHaveTextContent('За числом.');
  const question = screen.getByRole('button', { name: 'Чи сідає?' });
  expect(question).toHaveAttribute('aria-expanded', 'true');
  await user.click(question);
  expect(question).toHaveAttribute('aria-expanded', 'false');
});

test('the largest thing on the line is fetched first, at the size it is shown', () => {
  renderView(<HomeScreen />, { pages: [home] });
  const photos = screen.getAllByRole('img');
  expect(photos.map((photo) => photo.getAttribute('fetchpriority'))).toEqual(['auto', 'high']);
  // As high as the window, and not in svh: what looks ahead in a page reads that wrong and fetches a larger one besides.
  for (const photo of photos) expect(photo.getAttribute('sizes')).toMatch(/100vh/);
});

test('new goods hang in a row of their own', async () => {
  const variant = buildVariant();
  const { stores } = renderView(<HomeScreen />, { pages: [home], variants: [variant] });
  await stores.catalog.loadShowcase('new', 4);
  const row = await screen.findByRole('region', { name: 'Нове на лінії' });
  await waitFor(() => expect(within(row).getByRole('link', { name: variant.name })).toBeInTheDocument());
  expect(within(row).getByRole('link', { name: 'Усі новинки' })).toHaveAttribute('href', '/ua/catalog?sort=new');
});

test('a row of goods that has nothing to show is left out', async () => {
  const { stores } = renderView(<HomeScreen />, { pages: [home] });
  expect(screen.getByText('Нове на лінії')).toBeInTheDocument();
  await stores.catalog.loadShowcase('new', 4);
  await waitFor(() => expect(screen.queryByText('Нове на лінії')).not.toBeInTheDocument());
});

test('four categories are shown, from both ends of the menu and its middle', () => {
  renderView(<HomeScreen />, { pages: [home], categories });
  const tiles = within(screen.getByRole('navigation', { name: 'Головні категорії' })).getAllByRole('link');
  expect(tiles.map((tile) => tile.textContent)).toEqual(['01Худі', '02Мистецтво', '03Дрібниці', '04Лонгсліви']);
  expect(tiles[1]).toHaveAttribute('href', `/ua/catalog/${idOf('Мистецтво')}`);
});

test('the wide place shows the wide picture of its category, where that has one', () => {
  const widePhoto = buildPhoto({ sources: [{ width: 1000, url: '/photos/wall-wide-1000.avif' }] });
  const drawn = categories.map((category) => ({ ...category, photo: buildPhoto(), widePhoto }));
  const { container } = renderView(<HomeScreen />, { pages: [home], categories: drawn });
  const shown = [...container.querySelectorAll('nav[aria-label="Головні категорії"] img')];
  expect(shown.map((image) => image.getAttribute('srcset')?.includes('-wide-'))).toEqual([false, true, false, false]);
});

test('a shop of three categories shows the three in their order', () => {
  const three = categories.slice(0, 3);
  expect(tilesOf(three.toReversed())).toEqual(three);
});

test('the page draws exactly as many crosses as it says', async () => {
  const { container } = renderView(<HomeScreen />, { pages: [home] });
  await waitFor(() => expect(container.querySelectorAll('[data-thread] > path')).toHaveLength(4));
  const crosses = [...container.querySelectorAll('[data-thread] > path:not([data-layer])')]
    .map((path) => path.getAttribute('d')?.match(/M/g)?.length ?? 0)
    .reduce((sum, count) => sum + count, 0);
  const banner = screen.getByRole('region', { name: 'Узор має номер, а не тираж' });
  expect(within(banner).getByText('1 239')).toBeInTheDocument();
  expect(crosses).toBe(1239);
});

test('a number of one’s own is drawn and counted in place of the shop’s; what is no number changes nothing', () => {
  const { unmount } = renderView(<HomeScreen />, { pages: [home], path: '/?uzor=1991' });
  const banner = screen.getByRole('region', { name: 'Узор має номер, а не тираж' });
  expect(within(banner).getByText(grouped(rosette('1991').length, ' '))).toBeInTheDocument();
  expect(within(banner).getByText(/Ружа № 1991/)).toBeInTheDocument();
  expect(within(banner).getByRole('textbox')).toHaveValue('1991');
  const [chart, ...others] = within(banner).getAllByRole('link');
  expect(chart).toHaveAccessibleName('Взяти узор, PDF');
  expect(chart).toHaveAttribute('href', '/ua/pattern/1991.pdf');
  expect(others).toEqual([]);
  unmount();
  renderView(<HomeScreen />, { pages: [home], path: '/?uzor=19911' });
  expect(screen.getByText('1 239')).toBeInTheDocument();
});

test('the field of one’s own number says which is sewn, also after Back; what is being typed stays', async () => {
  const goTo: { back?: () => void } = {};
  const Back = () => {
    const navigate = useNavigate();
    goTo.back = () => void navigate(-1);
    return undefined;
  };
  const view = (
    <>
      <Back />
      <HomeScreen />
    </>
  );
  const { user, stores } = renderView(view, { pages: [home], path: '/?uzor=1991' });
  const field = () => screen.getByRole('textbox', { name: /^А яке число ваше/ });
  const sew = async (number: string): Promise<void> => {
    await user.clear(field());
    await user.type(field(), `${number}{Enter}`);
  };
  await sew('2024');
  expect(screen.getByText(/Ружа № 2024/)).toBeInTheDocument();
  expect(field()).toHaveFocus();
  act(() => goTo.back?.());
  expect(screen.getByText(/Ружа № 1991/)).toBeInTheDocument();
  expect(field()).toHaveValue('1991');
  await user.clear(field());
  await user.type(field(), '20');
  await act(() => stores.pages.load('home'));
  expect(field()).toHaveValue('20');
});

test('the crosses stay out of the markup the server sends', () => {
  const sewn = (container: Element): number => container.querySelectorAll('[data-thread] > path').length;
  const { container, unmount } = renderView(<HomeScreen />, { pages: [home], isAwake: false });
  expect(sewn(container)).toBe(0);
  expect(screen.getByText('1 239')).toBeInTheDocument();
  unmount();
  expect(sewn(renderView(<HomeScreen />, { pages: [home] }).container), 'once it is alive').toBe(4);
});

test('a home page that is on its way or did not come has a heading, and can be asked for again', async () => {
  const { stores, shop, user } = renderView(<HomeScreen />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Головна');
  shop.ports.pages.failNext(new AppError('unreachable'));
  await stores.pages.load('home');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Нитка порвалась');
  // The whole error page takes the place of the short one, its button too.
  await screen.findByRole('link', { name: 'На головну' });
  await user.click(screen.getByRole('button', { name: 'Спробувати ще' }));
  expect(shop.ports.pages.calls.filter(({ values }) => values[0] === 'home')).toHaveLength(2);
});

test('a painted pattern shows its picture, its number and its strokes', () => {
  const painted: Page = buildPage({
    slug: 'home',
    blocks: [
      {
        type: 'banner',
        title: 'Узор має номер',
        text: 'Кущ із 704 мазків.',
        photo: buildPhoto({ alt: 'Кущ квітів' }),
        pattern: { number: '0201', crosses: 704 },
      },
    ],
  });
  renderView(<HomeScreen />, { pages: [painted] });
  const banner = within(screen.getByRole('region', { name: 'Узор має номер' }));
  expect(banner.getByRole('img', { name: 'Кущ квітів' })).toBeInTheDocument();
  expect(banner.getByText('Мазків').nextElementSibling).toHaveTextContent('704');
  expect(banner.queryByText('Хрестиків')).not.toBeInTheDocument();
});

test('only the shop of painted walls has a rushnyk under its line', async () => {
  const { container } = renderView(<HomeScreen />, { pages: [home], profile: art });
  await waitFor(() => expect(container.querySelectorAll('svg[viewBox="0 0 5130 250"] path')).toHaveLength(4));
  const { container: usual } = renderView(<HomeScreen />, { pages: [home] });
  expect(usual.querySelectorAll('svg[viewBox="0 0 5130 250"]')).toHaveLength(0);
});

test('a rushnyk repeats one star every 19 columns in 25 rows, between dotted and solid borders', () => {
  const crosses = rushnyk(3);
  const star = (from: number) =>
    crosses
      .filter(({ x, y }) => x >= from && x < from + 19 && y >= 4 && y <= 20)
      .map(({ x, y, thread }) => `${x - from} ${y} ${thread}`);
  expect([star(19), star(38)]).toEqual([star(0), star(0)]);
  expect(star(0).length).toBeGreaterThan(60);
  const row = (wanted: number): number[] => crosses.filter(({ y }) => y === wanted).map(({ x }) => x);
  expect(row(0)).toEqual(Array.from({ length: 29 }, (_, dot) => dot * 2));
  expect(row(1)).toHaveLength(57);
  // As it is from below.
  for (let y = 0; y < 12; y++) expect([y, row(24 - y)]).toEqual([y, row(y)]);
  expect(Math.max(...crosses.map(({ y }) => y))).toBe(24);
});

test('home on its way has the line, outlines in the places of things, and a heading', () => {
  const { container } = renderView(<HomeScreen />);
  const places = [...container.querySelectorAll<HTMLElement>('[data-place]')];
  expect(places.map((one) => [one.dataset['place'], one.querySelectorAll(':scope > svg').length])).toEqual([
    ['1', 1],
    ['2', 1],
    ['3', 1],
  ]);
  // The line they hang on stands before them.
  const [line] = container.querySelectorAll('[class*=line]');
  expect(line?.compareDocumentPosition(places[0] as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('nothing on the home page carries a style attribute', () => {
  const { container } = renderView(<HomeScreen />, { pages: [home], categories });
  expect(container.querySelectorAll('[style]')).toHaveLength(0);
});

test('another language leaves a number that was typed to be sewn', async () => {
  const pages = [home];
  const { user, stores } = renderView(<HomeScreen />, { pages });
  const number = screen.getByRole('textbox', { name: 'А яке число ваше? Наприклад, дата народження' });
  await user.type(number, '2024');
  act(() => stores.locale.use('en'));
  pages[0] = { ...home, blocks: home.blocks.map((block) => ({ ...block, title: `${block.type} in English` })) };
  await act(() => stores.pages.load('home'));
  expect(screen.getByRole('heading', { level: 2, name: 'banner in English' })).toBeInTheDocument();
  expect(number).toHaveValue('2024');
  expect(number).toBeInTheDocument();
});

test('another language, or a page that fails in it, leaves what was typed for the news', async () => {
  const { user, stores, shop } = renderView(<HomeScreen />, { pages: [home] });
  await act(async () => scrollDown());
  const mail = await screen.findByRole('textbox', { name: 'Ваша електронна пошта' });
  shop.ports.newsletter.failNext(new AppError('unreachable'));
  await user.type(mail, 'olena@poshta.ua{Enter}');
  await screen.findByText(/Сервер не відповідає/);
  shop.ports.pages.failNext(new AppError('unreachable'));
  act(() => stores.locale.use('en'));
  // The page stays until it is there in that language, or fails in it.
  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName('Одяг і мистецтво, зшиті разом.');
  expect(mail).toBeVisible();
  await act(() => stores.pages.load('home'));
  expect(screen.getByRole('heading', { level: 1, name: 'Нитка порвалась' })).toBeInTheDocument();
  expect(mail).not.toBeVisible();
  await act(() => stores.pages.load('home'));
  expect(mail).toBeVisible();
  expect(mail).toHaveValue('olena@poshta.ua');
  expect(screen.getByText(/Сервер не відповідає/)).toBeVisible();
});
