import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppError } from '#domain/errors.ts';
import type { DialogProps } from '#stores/dialogs.ts';
import { DialogHost } from '#views/dialogs/dialog-host.tsx';
import type { ViewOptions } from '../../support/render-view.tsx';
import { renderView } from '../../support/render-view.tsx';

type Offer = 'subscribe' | 'discount';

const SEND: Record<Offer, string> = { subscribe: 'Підписатися', discount: 'Надіслати код' };
const mail = () => screen.getByRole('textbox', { name: 'Ваша електронна пошта' });
const send = (name: Offer) => screen.getByRole('button', { name: SEND[name] });

async function openDialog(name: Offer, props: DialogProps[Offer] = {}, options: ViewOptions = {}) {
  const view = renderView(
    <>
      <button type="button" onClick={() => view.stores.dialogs.open(name, props)}>
        Відкрити
      </button>
      <DialogHost />
    </>,
    options,
  );
  await view.user.click(screen.getByRole('button', { name: 'Відкрити' }));
  await screen.findByRole('dialog');
  return view;
}

describe.each(['subscribe', 'discount'] as const)('the dialog %s', (name) => {
  it('cannot be sent without a mail, and says so', async () => {
    await openDialog(name);
    expect(send(name)).toBeDisabled();
    expect(send(name)).toHaveAccessibleDescription('Вкажіть пошту повністю, і ми надішлемо код.');
  });

  it('says beside the field what is wrong with a mail', async () => {
    const { user } = await openDialog(name);
    await user.type(mail(), 'olena@poshta');
    await user.tab();
    expect(await screen.findByText(/Схоже, у пошті помилка/)).toBeInTheDocument();
    expect(mail()).toHaveAccessibleDescription(/Схоже, у пошті помилка/);
    expect(mail()).toBeInvalid();
    await user.clear(mail());
    expect(await screen.findByText('Вкажіть пошту — на неї прийде код.')).toBeInTheDocument();
  });

  it('says it on Enter as well', async () => {
    const { user, shop } = await openDialog(name);
    await user.type(mail(), 'olena@poshta{Enter}');
    expect(await screen.findByText(/Схоже, у пошті помилка/)).toBeInTheDocument();
    expect(shop.ports.newsletter.calls).toEqual([]);
  });

  it('keeps its button where it is while it is pressed: nothing comes up above it', async () => {
    const { user } = await openDialog(name);
    const offered = () => screen.queryByRole('button', { name: /olena@gmail\.com/ });
    await user.type(mail(), 'olena@gmail.co');
    await waitFor(() => expect(send(name)).toBeEnabled());
    await user.pointer({ keys: '[MouseLeft>]', target: send(name) });
    expect(mail()).toHaveFocus();
    expect(offered()).not.toBeInTheDocument();
    await user.pointer('[/MouseLeft]');
    expect(await screen.findByRole('dialog', { name: 'Дякуємо, підписали!' })).toHaveTextContent('olena@gmail.co');
  });

  it('sends the mail once, and then says where the letter goes', async () => {
    const { user, shop } = await openDialog(name);
    await user.type(mail(), '  olena@poshta.ua ');
    await waitFor(() => expect(send(name)).toBeEnabled());
    await user.dblClick(send(name));
    const done = await screen.findByRole('dialog', { name: 'Дякуємо, підписали!' });
    expect(done).toHaveTextContent('летить на olena@poshta.ua');
    expect(shop.ports.newsletter.calls.map((call) => call.values[0])).toEqual(['olena@poshta.ua']);
    await user.click(screen.getByRole('button', { name: 'Гаразд' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Відкрити' })).toHaveFocus();
  });

  it('keeps the mail and says why when it fails, and can be pressed again', async () => {
    const { user, shop } = await openDialog(name);
    shop.ports.newsletter.failNext(new AppError('unreachable'));
    await user.type(mail(), 'olena@poshta.ua{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Сервер не відповідає');
    expect(mail()).toHaveValue('olena@poshta.ua');
    await user.click(send(name));
    await screen.findByRole('dialog', { name: 'Дякуємо, підписали!' });
    expect(new Set(shop.ports.newsletter.calls.map((call) => call.values[1])).size).toBe(1);
  });

  it('begins with the mail it is given, as text and nothing else', async () => {
    await openDialog(name, { email: '<img src=x onerror=alert(1)>' });
    expect(mail()).toHaveValue('<img src=x onerror=alert(1)>');
    expect(send(name)).toBeDisabled();
  });

  it('may be closed while the answer is awaited: the outcome comes as a message', async () => {
    const { user, shop, stores } = await openDialog(name);
    const release = shop.ports.newsletter.holdNext();
    await user.type(mail(), 'olena@poshta.ua{Enter}');
    await screen.findByRole('button', { name: 'Надсилаємо…' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await act(async () => release());
    await waitFor(() => expect(stores.toasts.toasts).toHaveLength(1));
    expect(stores.dialogs.current).toBeUndefined();
  });
});

it('a mail that is on the list already is told so, and where the code is', async () => {
  const { user, shop } = await openDialog('discount');
  shop.ports.newsletter.failNext(new AppError('server', { code: 'BAD_REQUEST_VALUE_NOT_UNIQUE', status: 409 }));
  await user.type(mail(), 'olena@poshta.ua{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Цю пошту вже підписано');
});

it('the words of an offer follow the language', async () => {
  await openDialog('discount', {}, { locale: 'en' });
  expect(screen.getByRole('dialog', { name: '10% off your first order' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send the code' })).toBeDisabled();
});
