import { act, screen, waitFor, within } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { expect, test } from 'vitest';
import { STORAGE_RECENTLY_VIEWED } from '#domain/constants.ts';
import { buildVariant } from '#fixtures/build.ts';
import { idOf } from '#fixtures/ids.ts';
import type { Share } from '#ports/share.ts';
import { PriceNews } from '#views/screens/product/price-news.tsx';
import { RecentGoods } from '#views/screens/product/recent-goods.tsx';
import { ShareButton } from '#views/screens/product/share-button.tsx';
import { ProductScreen } from '#views/screens/product/product-screen.tsx';
import { useStores } from '#views/stores.ts';
import { renderView } from '../support/render-view.tsx';
import { scrollDown } from '../support/scroll-down.ts';

const hoodie = buildVariant();
const cap = buildVariant({ id: idOf('cap'), productId: idOf('cap product'), name: 'Кепка «Ліс»' });
const others = ['socks', 'tee'].map((name) =>
  buildVariant({ id: idOf(name), productId: idOf(`${name} product`), name }),
);
const olive = buildVariant({ id: idOf('olive'), productId: hoodie.productId, name: 'Оливкове' });
const kept = (...variants: { id: string; productId: string }[]) => ({
  [STORAGE_RECENTLY_VIEWED]: JSON.stringify({
    version: 1,
    seen: variants.map(({ id, productId }) => ({ id, productId })),
  }),
});

test('a price that is another since it was looked at is said beside it, politely', async () => {
  const variants = [hoodie];
  const News = observer(function News() {
    const { variant } = useStores().product;
    return variant && <PriceNews variant={variant} />;
  });
  const { stores } = renderView(<News />, { variants });
  await act(() => stores.product.open(hoodie.id));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  variants[0] = { ...hoodie, price: 260_000 };
  await act(() => stores.product.recheck({ isCertain: true }));
  expect(screen.getByRole('status')).toHaveTextContent('Ціна змінилася: було ₴2,450, тепер ₴2,600');
});

test('what was looked at before keeps its place and is asked for only by who comes near', async () => {
  const options = { variants: [hoodie, cap, olive, ...others], kept: kept(olive, cap, ...others) };
  const { shop, unmount } = renderView(<RecentGoods variant={hoodie} />, options);
  expect(await screen.findByRole('region', { name: 'Ви дивилися' })).toBeInTheDocument();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(shop.ports.catalog.calls).toEqual([]);
  unmount();

  scrollDown();
  renderView(<RecentGoods variant={hoodie} />, options);
  const region = await screen.findByRole('region', { name: 'Ви дивилися' });
  expect(await within(region).findByRole('link', { name: 'Кепка «Ліс»' })).toBeInTheDocument();
  expect(within(region).getAllByRole('article')).toHaveLength(3);
});

test('less than three things make no row of what was looked at before, nor does one of them that is sold no longer', async () => {
  scrollDown();
  const options = { variants: [hoodie, cap, ...others] };
  const two = renderView(<RecentGoods variant={hoodie} />, { ...options, kept: kept(cap, ...others.slice(1)) });
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  two.unmount();
  const variants = [hoodie, cap, ...others.slice(1), buildVariant({ ...others[0], isActive: false })];
  const three = renderView(<RecentGoods variant={hoodie} />, { variants, kept: kept(cap, ...others) });
  await waitFor(() => expect(three.stores.recentlyViewed.state.status).toBe('ready'));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('the first thing that is looked at has nothing before it, and is kept for the next', () => {
  const { shop } = renderView(<RecentGoods variant={hoodie} />);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(shop.keyValue.read(STORAGE_RECENTLY_VIEWED)).toContain(hoodie.id);
});

test('sharing hands on the address with the size that is chosen', async () => {
  const sent: Parameters<Share['send']>[0][] = [];
  const share: Share = {
    async send(page) {
      sent.push(page);
      return 'copied';
    },
    sendPicture: async () => 'saved',
  };
  const path = `/catalog/product/${hoodie.id}?size=M&utm=x`;
  const { user, stores } = renderView(<ShareButton variant={hoodie} />, { share, path });
  await user.click(screen.getByRole('button', { name: 'Поділитися' }));
  expect(sent).toEqual([{ title: hoodie.name, path: `/ua/catalog/product/${hoodie.id}?size=M` }]);
  expect(stores.toasts.toasts[0]?.words).toEqual({ key: 'product.link-copied' });
});

test('where nothing can be copied it is said how to do it by hand', async () => {
  const { user } = renderView(<ShareButton variant={hoodie} />, {
    share: { send: async () => 'failed', sendPicture: async () => 'failed' },
  });
  await user.click(screen.getByRole('button', { name: 'Поділитися' }));
  expect(await screen.findByText('Скопіюйте адресу з рядка браузера.')).toHaveRole('status');
});

test('a picture for stories is asked of the server with the largest photo and the pattern of the thing', async () => {
  const sent: Parameters<Share['sendPicture']>[0][] = [];
  const share: Share = {
    send: async () => 'copied',
    async sendPicture(picture) {
      sent.push(picture);
      return 'saved';
    },
  };
  const pattern = { figure: 'band', number: '0306', width: 96 } as const;
  const variants = [{ ...hoodie, details: { pattern } }];
  const at = { route: '/catalog/product/:id', path: `/catalog/product/${hoodie.id}` };
  const { user, stores } = renderView(<ProductScreen />, { variants, share, ...at });
  await stores.product.open(hoodie.id);
  await user.click(await screen.findByRole('button', { name: 'Картинка для сторіз' }));
  expect(sent.map(({ title }) => title)).toEqual([hoodie.name]);
  expect(Object.fromEntries(new URL(sent[0]?.path ?? '', 'https://shov.test').searchParams)).toEqual({
    photo: hoodie.photos[0]?.sources.at(-1)?.url,
    figure: 'band',
    number: '0306',
    width: '96',
  });
});

test('what the server draws has neither: both are this browser’s own', async () => {
  const options = { variants: [hoodie, cap, ...others], kept: kept(cap, ...others), isAwake: false };
  const at = { route: '/catalog/product/:id', path: `/catalog/product/${hoodie.id}` };
  const { stores } = renderView(<ProductScreen />, { ...options, ...at });
  await stores.product.open(hoodie.id);
  expect(await screen.findByRole('button', { name: 'Додати до кошика' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Поділитися' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Ви дивилися' })).not.toBeInTheDocument();
  stores.ui.wake();
  expect(await screen.findByRole('button', { name: 'Поділитися' })).toBeInTheDocument();
  expect(await screen.findByRole('region', { name: 'Ви дивилися' })).toBeInTheDocument();
});
