import { act, render, screen as page, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { screen } from '#app/screen.ts';
import { ErrorBoundary } from '#views/layout/error-boundary.tsx';
import { renderView } from '#tests/support/render-view.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const Kept = () => <h1>Каталог</h1>;

test('a screen that was fetched before is drawn without a pause', async () => {
  const { Draw, preload } = screen('catalog', async () => Kept);
  await preload();
  render(<Draw />);
  expect(page.getByRole('heading')).toHaveTextContent('Каталог');
});

test('a screen that cannot be fetched is said so, not waited for without end, and can be tried again', async () => {
  const load = vi.fn<() => Promise<typeof Kept>>().mockRejectedValue(new TypeError('Failed to fetch'));
  const { Draw, preload } = screen('catalog', load);
  await act(async () => {
    renderView(
      <ErrorBoundary>
        <Draw />
      </ErrorBoundary>,
    );
  });
  const retry = await page.findByRole('button', { name: 'Спробувати ще' });
  expect(page.getByRole('alert')).toHaveTextContent('Сервер не відповідає');
  expect(load).toHaveBeenCalledOnce();
  load.mockResolvedValue(Kept);
  await waitFor(() => preload());
  await userEvent.click(retry);
  expect(await page.findByRole('heading', { name: 'Каталог' })).toBeInTheDocument();
});
