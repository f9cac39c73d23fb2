import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildVariant } from '#fixtures/build.ts';
import { Breadcrumbs } from '#views/layout/breadcrumbs.tsx';
import { ErrorBoundary } from '#views/layout/error-boundary.tsx';
import { ErrorScreen } from '#views/layout/error-screen.tsx';
import { NotFound } from '#views/layout/not-found.tsx';
import { Shell } from '#views/layout/shell.tsx';
import { ProductGrid } from '#views/product-card/product-grid.tsx';
import { render } from '@testing-library/react';
import { renderView } from '#tests/support/render-view.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

function Broken(): never {
  throw new Error('drawing failed');
}

test('a page that does not exist says so and shows two ways on', () => {
  renderView(<NotFound />);
  expect(screen.getByRole('heading', { level: 1, name: 'Помилка 404' })).toBeInTheDocument();
  expect(screen.getByText('ШОВ — помилка')).toBeInTheDocument();
  const number = screen.getByRole('heading', { level: 1 }).querySelector('[aria-hidden]');
  expect([...(number?.children ?? [])].map((part) => part.textContent || part.tagName)).toEqual(['4', 'svg', '4']);
  expect(number?.querySelectorAll('svg path'), 'its button hangs by one thread').toHaveLength(1);
  expect(screen.getByText(/Такої сторінки не знайдено/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'На головну' })).toHaveAttribute('href', '/ua');
  expect(screen.getByRole('link', { name: 'До каталогу' })).toHaveAttribute('href', '/ua/catalog');
});

test('a screen that could not be had says why, can be tried again, and leads home', async () => {
  const onRetry = vi.fn<() => void>();
  const { user } = renderView(<ErrorScreen error={{ key: 'error.cannot-connect-server' }} onRetry={onRetry} />);
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.getByText('ШОВ — сталася помилка')).toBeInTheDocument();
  expect(screen.getByText(/Сервер не відповідає/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Спробувати ще' }));
  expect(onRetry).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: 'На головну' })).toHaveAttribute('href', '/ua');
});

test('a failure of drawing stays in its region', async () => {
  renderView(
    <>
      <p>решта крамниці</p>
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>
    </>,
  );
  expect(screen.getByText('решта крамниці')).toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent('Щось зламалося');
  expect(screen.getByRole('link', { name: 'На головну' })).toBeInTheDocument();
});

test('after a failure the region can be tried again', async () => {
  let isBroken = true;
  const Sometimes = (): string => {
    if (isBroken) throw new Error('drawing failed');
    return 'намальовано';
  };
  const { user } = renderView(
    <ErrorBoundary>
      <Sometimes />
    </ErrorBoundary>,
  );
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Спробувати ще' }));
  expect(screen.getByText('намальовано')).toBeInTheDocument();
});

test('when even the error screen fails there is a way home', () => {
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', '/');
});

test('whoever asked is told of the failure and may draw something else', () => {
  const onError = vi.fn<() => void>();
  renderView(
    <ErrorBoundary fallback={undefined} onError={onError}>
      <Broken />
    </ErrorBoundary>,
  );
  expect(onError).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('breadcrumbs lead back, and the last one is the page itself', () => {
  renderView(
    <Breadcrumbs
      trail={[
        { label: 'Головна', to: '/' },
        { label: 'Каталог', to: '/catalog' },
        { label: 'Худі', to: '/x' },
      ]}
    />,
  );
  expect(screen.getByRole('navigation', { name: 'Де ви зараз' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Каталог' })).toHaveAttribute('href', '/ua/catalog');
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(screen.getByText('Худі')).toHaveAttribute('aria-current', 'page');
});

test('a region that failed at one address is tried again at the next', () => {
  const Fragile = ({ isBroken }: { isBroken: boolean }): string => {
    if (isBroken) throw new Error('drawing failed');
    return 'намальовано';
  };
  const at = (address: string, isBroken: boolean) => (
    <ErrorBoundary address={address} fallback="зламано">
      <Fragile isBroken={isBroken} />
    </ErrorBoundary>
  );
  const { rerender } = render(at('/one', true));
  expect(screen.getByText('зламано')).toBeInTheDocument();
  rerender(at('/one', false));
  expect(screen.getByText('зламано')).toBeInTheDocument();
  rerender(at('/two', false));
  expect(screen.getByText('намальовано')).toBeInTheDocument();
});

const CHROME = { header: 'full', footer: 'full', hint: true, padding: true } as const;

/** A store that fails whoever looks at it. */
function failing<Store extends object>(): Store {
  return new Proxy({} as Store, {
    get() {
      throw new Error('drawing failed');
    },
  });
}

test('a footer that cannot be drawn takes neither header nor content along', () => {
  renderView(<Shell chrome={CHROME}>зміст</Shell>, { stores: { pages: failing() } });
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveTextContent('зміст');
});

test('a header that cannot be drawn leaves a way home, and the rest of the page', () => {
  renderView(<Shell chrome={CHROME}>зміст</Shell>, { stores: { basket: failing() } });
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'ШОВ' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('main')).toHaveTextContent('зміст');
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
});

test('a card that cannot be drawn takes only itself', () => {
  const good = buildVariant({ id: '1', name: 'Худі «Жнива»' });
  const broken = { ...buildVariant({ id: '2', name: 'Худі «Зламане»' }), sizes: undefined as never };
  renderView(<ProductGrid variants={[broken, good]} />);
  expect(screen.getByRole('link', { name: 'Худі «Жнива»' })).toBeInTheDocument();
  expect(screen.queryByText('Худі «Зламане»')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
