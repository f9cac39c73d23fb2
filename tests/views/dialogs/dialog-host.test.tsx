import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DialogHost } from '#views/dialogs/dialog-host.tsx';
import { Toasts } from '#views/layout/toasts.tsx';
import { renderView } from '../../support/render-view.tsx';

function openShop() {
  const view = renderView(
    <>
      <div data-testid="page">
        <button type="button" onClick={() => view.stores.dialogs.open('subscribe', {})}>
          Відкрити
        </button>
        <main id="main" tabIndex={-1}>
          <p aria-live="polite">52 товари</p>
        </main>
      </div>
      <div data-testid="closed already" inert />
      <Toasts />
      <DialogHost />
    </>,
  );
  return view;
}

test('behind a dialog nothing can be reached, but messages are still told', async () => {
  const { user, stores, container } = openShop();
  stores.toasts.show('error', { key: 'error.default' });
  await user.click(screen.getByRole('button', { name: 'Відкрити' }));
  await screen.findByRole('dialog');
  await waitFor(() => expect(screen.getByTestId('page')).toHaveAttribute('inert'));
  expect(container).not.toHaveAttribute('aria-hidden');
  expect(screen.getByRole('region', { name: 'Повідомлення' })).not.toHaveAttribute('inert');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByTestId('page')).not.toHaveAttribute('inert');
  expect(screen.getByTestId('closed already')).toHaveAttribute('inert');
  expect(screen.getByRole('button', { name: 'Відкрити' })).toHaveFocus();
});

test('one dialog after another leaves nothing closed behind', async () => {
  const { user, stores } = openShop();
  await user.click(screen.getByRole('button', { name: 'Відкрити' }));
  await screen.findByRole('dialog');
  for (const name of ['discount', 'subscribe', 'discount'] as const) {
    stores.dialogs.open(name, {});
    await screen.findByRole('dialog', { name: name === 'discount' ? /Мінус 10%/ : /Новини/ });
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await waitFor(() => expect(screen.getByTestId('page')).toHaveAttribute('inert'));
  }
  stores.dialogs.close();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByTestId('page')).not.toHaveAttribute('inert');
});

test('a dialog that nobody pressed for gives the focus to the screen', async () => {
  const { user, stores } = openShop();
  stores.dialogs.open('subscribe', {});
  await screen.findByRole('dialog', { name: /Новини/ });
  stores.dialogs.open('discount', {});
  await screen.findByRole('dialog', { name: /Мінус 10%/ });
  await waitFor(() => expect(screen.getByTestId('page')).toHaveAttribute('inert'));
  expect(screen.getByRole('dialog').closest('[role="presentation"]')).toContainElement(
    document.activeElement as HTMLElement,
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});
