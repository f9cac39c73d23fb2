import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ErrorBoundary } from '#views/layout/error-boundary.tsx';
import { lazyPart } from '#views/lazy-part.tsx';
import { renderView } from '#tests/support/render-view.tsx';

vi.mock('#views/layout/error-screen.tsx', () => Promise.reject(new TypeError('Failed to fetch')));

test('without a network, where not even the error screen comes, a screen says why and can be tried again', async () => {
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
