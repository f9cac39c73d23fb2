import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ErrorBoundary } from '#views/layout/error-boundary.tsx';
import { lazyPart } from '#views/lazy-part.tsx';
import { renderView } from '#tests/support/render-view.tsx';

test('without a network, where the code of a screen does not come, the error page says why and can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Screen = lazyPart<object>(() => Promise.reject(new TypeError('Failed to fetch')));
  renderView(
    <ErrorBoundary>
      <Screen />
    </ErrorBoundary>,
  );
  expect(await screen.findByRole('button', { name: 'Спробувати ще' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Сервер не відповідає');
});
