import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { Toasts } from '#views/layout/toasts.tsx';
import { ErrorBox } from '#views/ui/error-box.tsx';
import { renderView } from '#tests/support/render-view.tsx';

const region = (): HTMLElement => screen.getByRole('region', { name: 'Повідомлення' });
const live = (manner: string): HTMLElement =>
  region().querySelector(`[aria-live="${manner}"]`) ?? document.createElement('p');

test('failures interrupt whoever listens, good news waits', () => {
  const { stores } = renderView(<Toasts />);
  expect(live('polite')).toBeInTheDocument();
  expect(live('assertive')).toBeInTheDocument();
  act(() => {
    stores.toasts.show('success', { text: 'Вітаємо' });
    stores.toasts.show('error', { key: 'error.item-not-in-stock' });
  });
  expect(live('polite')).toHaveTextContent('Вітаємо');
  expect(live('polite')).not.toHaveTextContent('наявності');
  expect(live('assertive')).toHaveTextContent('вже немає в наявності');
});

test('what went wrong has the sign of a cross, not a colour alone', () => {
  const { stores } = renderView(<Toasts />);
  act(() => {
    for (const tone of ['success', 'error', 'told'] as const) stores.toasts.show(tone, { text: tone });
  });
  const signOf = (text: string) => screen.getByText(text).previousElementSibling?.innerHTML;
  const [cross] = screen.getAllByRole('button', { name: 'Закрити повідомлення' });
  expect(signOf('error')).toBe(cross?.innerHTML);
  expect(signOf('told')).toBe(signOf('error'));
  expect(signOf('success')).not.toBe(signOf('error'));
});

test('what is told where it happened is told here too, but not said twice to who listens', () => {
  const { stores } = renderView(
    <>
      <ErrorBox error={{ key: 'error.cannot-connect-server' }} onRetry={() => {}} />
      <Toasts />
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Сервер не відповідає');
  expect(region()).toHaveTextContent('Сервер не відповідає');
  for (const manner of ['polite', 'assertive']) expect(live(manner)).toBeEmptyDOMElement();
  act(() => stores.toasts.showError(new AppError('unreachable')));
  expect(stores.toasts.toasts).toHaveLength(1);
});

test('what is told in words that come late is told here in those words', () => {
  const { stores } = renderView(<ErrorBox error={{ key: 'account.letter.token-invalid' }} onRetry={() => {}} />);
  const words = screen.getByRole('alert').querySelector('p + p')?.textContent;
  expect(words).toMatch(/^[А-ЯІЇЄҐ]/);
  expect(stores.toasts.toasts).toMatchObject([{ words: { text: words } }]);
});

test('a message goes after five seconds', async () => {
  const { stores, shop } = renderView(<Toasts />);
  act(() => stores.toasts.show('info', { text: 'Прибрано' }));
  await act(() => shop.clock.advance(4_999));
  expect(screen.getByText('Прибрано')).toBeInTheDocument();
  await act(() => shop.clock.advance(1));
  expect(screen.queryByText('Прибрано')).not.toBeInTheDocument();
});

test('a message stays while the pointer is on it', async () => {
  const { stores, shop, user } = renderView(<Toasts />);
  act(() => stores.toasts.show('info', { text: 'Прибрано' }));
  await user.hover(screen.getByText('Прибрано'));
  await act(() => shop.clock.advance(60_000));
  expect(screen.getByText('Прибрано')).toBeInTheDocument();
  await user.unhover(screen.getByText('Прибрано'));
  await act(() => shop.clock.advance(5_000));
  expect(screen.queryByText('Прибрано')).not.toBeInTheDocument();
});

test('a message stays while the keyboard is on it, and goes once it is elsewhere', async () => {
  const { stores, shop, user } = renderView(<Toasts />);
  act(() => stores.toasts.show('info', { text: 'Прибрано' }));
  await user.tab();
  expect(screen.getByRole('button', { name: 'Закрити повідомлення' })).toHaveFocus();
  await act(() => shop.clock.advance(60_000));
  expect(screen.getByText('Прибрано')).toBeInTheDocument();
  await user.tab();
  await act(() => shop.clock.advance(5_000));
  expect(screen.queryByText('Прибрано')).not.toBeInTheDocument();
});

test('a message stays while either the pointer or the keyboard is on it', async () => {
  const { stores, shop, user } = renderView(<Toasts />);
  act(() => stores.toasts.show('info', { text: 'Прибрано' }));
  const text = screen.getByText('Прибрано');
  await user.tab();
  await user.hover(text);
  await user.unhover(text);
  await act(() => shop.clock.advance(60_000));
  expect(text).toBeInTheDocument();
  await user.hover(text);
  await user.tab();
  await act(() => shop.clock.advance(60_000));
  expect(text).toBeInTheDocument();
  await user.unhover(text);
  await act(() => shop.clock.advance(5_000));
  expect(text).not.toBeInTheDocument();
});

test('a message stays where the same is said once more while somebody is on it', async () => {
  const { stores, shop, user } = renderView(<Toasts />);
  act(() => stores.toasts.show('info', { text: 'Прибрано' }));
  await user.hover(screen.getByText('Прибрано'));
  act(() => stores.toasts.show('info', { text: 'Прибрано' }));
  await act(() => shop.clock.advance(60_000));
  expect(screen.getByText('Прибрано')).toBeInTheDocument();
});

test('a message can be undone, and is then gone', async () => {
  const run = vi.fn<() => void>();
  const { stores, user } = renderView(<Toasts />);
  act(() => stores.toasts.show('info', { text: 'Прибрано' }, { key: 'common.retry', run }));
  await user.click(within(region()).getByRole('button', { name: 'Спробувати ще' }));
  expect(run).toHaveBeenCalledOnce();
  expect(screen.queryByText('Прибрано')).not.toBeInTheDocument();
});

test('closing a message gives the focus to the page', async () => {
  const { stores, user } = renderView(
    <>
      <main id="main" tabIndex={-1} />
      <Toasts />
    </>,
  );
  act(() => stores.toasts.show('info', { text: 'Прибрано' }));
  await user.click(screen.getByRole('button', { name: 'Закрити повідомлення' }));
  expect(screen.queryByText('Прибрано')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('at most three messages are shown, the newest ones', () => {
  const { stores } = renderView(<Toasts />);
  act(() => {
    for (const text of ['перше', 'друге', 'третє', 'четверте']) stores.toasts.show('info', { text });
  });
  expect(screen.getAllByRole('button', { name: 'Закрити повідомлення' })).toHaveLength(3);
  expect(screen.queryByText('перше')).not.toBeInTheDocument();
});
