import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from '#views/ui/button.tsx';
import { renderView } from '#tests/support/render-view.tsx';

test('a button is pressed by mouse and by keyboard', async () => {
  const onClick = vi.fn<() => void>();
  const { user } = renderView(<Button onClick={onClick}>Купити</Button>);
  await user.click(screen.getByRole('button', { name: 'Купити' }));
  await user.keyboard('{Enter}');
  await user.keyboard(' ');
  expect(onClick).toHaveBeenCalledTimes(3);
});

test('a button at work keeps the focus and does nothing', async () => {
  const onClick = vi.fn<() => void>();
  const { user } = renderView(
    <Button busy onClick={onClick}>
      Додаємо…
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Додаємо…' });
  await user.click(button);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(onClick).not.toHaveBeenCalled();
});

test('a form is not sent by a button at work', async () => {
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  const { user } = renderView(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy>
        Надіслати
      </Button>
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'Надіслати' }));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a press of the mouse on the button of a form leaves the field its focus, so that nothing moves under it', async () => {
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  const { user } = renderView(
    <form onSubmit={onSubmit}>
      <input aria-label="Пошта" />
      <Button type="submit">Надіслати</Button>
    </form>,
  );
  const field = screen.getByRole('textbox');
  await user.click(field);
  await user.click(screen.getByRole('button', { name: 'Надіслати' }));
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(field).toHaveFocus();
});

test('a button with an address is a link in the language of the shopper', async () => {
  const { user, address } = renderView(<Button to="/catalog?sort=new">До каталогу</Button>, { locale: 'en' });
  const link = screen.getByRole('link', { name: 'До каталогу' });
  expect(link).toHaveAttribute('href', '/en/catalog?sort=new');
  await user.click(link);
  expect(address()).toBe('/en/catalog?sort=new');
});

test('a button that is off cannot be pressed', async () => {
  const onClick = vi.fn<() => void>();
  const { user } = renderView(
    <Button disabled onClick={onClick}>
      Замовити
    </Button>,
  );
  await user.click(screen.getByRole('button', { name: 'Замовити' }));
  expect(onClick).not.toHaveBeenCalled();
});
