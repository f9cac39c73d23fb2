import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import { STORAGE_CHECKOUT_DRAFT } from '#domain/constants.ts';
import { AppError } from '#domain/errors.ts';
import { fromMajor } from '#domain/money.ts';
import type { DialogProps } from '#stores/dialogs.ts';
import { buildPage, buildVariant } from '#fixtures/build.ts';
import { DialogHost } from '#views/dialogs/dialog-host.tsx';
import type { ViewOptions } from '../../support/render-view.tsx';
import { renderView } from '../../support/render-view.tsx';
import { variant } from '../../stores/shop-fakes.ts';

const HOODIE = { variantId: 'a', size: 'M', color: 'Вугілля', name: 'Худі «Сонях»', inStock: true } as const;

async function openDialog(props: Partial<DialogProps['buyInClick']> = {}, options: ViewOptions = {}) {
  const view = renderView(
    <>
      <button type="button" onClick={() => view.stores.dialogs.open('buyInClick', { ...HOODIE, ...props })}>
        Відкрити
      </button>
      <DialogHost />
    </>,
    { variants: [variant('a')], ...options },
  );
  await view.user.click(screen.getByRole('button', { name: 'Відкрити' }));
  await screen.findByRole('dialog');
  return view;
}

const phone = () => screen.getByRole('textbox', { name: 'Телефон' });

test('the phone of an account is there already, with its country', async () => {
  const kept = { [STORAGE_CHECKOUT_DRAFT]: JSON.stringify({ contacts: { phoneCountry: 'PL', phone: '' } }) };
  const view = renderView(<DialogHost />, { variants: [variant('a')], kept });
  const user = { id: 'u', email: 'olena@poshta.ua', isEmailConfirmed: true, phone: '+380672140811' };
  act(() => view.stores.session.show({ id: 's', user }));
  act(() => view.stores.dialogs.open('buyInClick', HOODIE));
  await screen.findByRole('dialog');
  expect(phone()).toHaveValue('067 214 0811');
  expect(screen.getByRole('combobox', { name: 'Код країни' })).toHaveValue('+380 Україна');
});

describe('the dialog', () => {
  it('is named, holds the focus and gives it back when closed by Escape', async () => {
    const { user, stores } = await openDialog();
    const dialog = screen.getByRole('dialog', { name: 'Купити в один клік' });
    await waitFor(() =>
      expect(dialog.closest('[role="presentation"]')).toContainElement(document.activeElement as HTMLElement),
    );
    await user.keyboard('{Escape}');
    expect(stores.dialogs.current).toBeUndefined();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Відкрити' })).toHaveFocus();
  });

  it('closes by its button', async () => {
    const { user } = await openDialog();
    await user.click(screen.getByRole('button', { name: 'Закрити' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('buying in one click', () => {
  it('says what is bought, in which colour and size', async () => {
    await openDialog({ size: 'ONE_SIZE' });
    expect(screen.getByRole('dialog')).toHaveTextContent('Худі «Сонях» Вугілля, один розмір');
  });

  it('shows the thing itself, in its colour', async () => {
    const { photos } = buildVariant();
    await openDialog({}, { variants: [{ ...variant('a'), photos }] });
    const picture = screen.getByRole('dialog').querySelector('img');
    expect(picture).toHaveAttribute('src', photos[0]?.sources.at(-1)?.url);
    expect(picture).toHaveAttribute('alt', '');
  });

  it('says, where more were counted beside the basket, that this is for one and where several are bought', async () => {
    await openDialog({ wanted: 3 });
    expect(screen.getByText('В один клік купують одну штуку. Кілька можна додати до кошика.')).toBeVisible();
  });

  it.each([{}, { wanted: 1 }, { wanted: 3, inStock: false }])(
    'says nothing of the basket where it would be of no use: %j',
    async (props) => {
      await openDialog(props);
      expect(screen.getByRole('dialog')).not.toHaveTextContent('до кошика');
    },
  );

  it('says how many and for how much: one piece, whatever was counted beside the basket', async () => {
    await openDialog({}, { variants: [{ ...variant('a'), price: fromMajor(2650), discountPrice: fromMajor(2250) }] });
    expect(screen.getByRole('dialog')).toHaveTextContent('розмір M, 1 шт. — ₴2,250');
  });

  it('cannot be sent without a phone, and says so', async () => {
    await openDialog();
    const send = screen.getByRole('button', { name: 'Замовити' });
    expect(send).toBeDisabled();
    expect(send).toHaveAccessibleDescription('Вкажіть телефон повністю, і можна замовляти.');
  });

  it('sends the phone with its country code once, and then says the number of the order', async () => {
    const { user, shop } = await openDialog();
    await user.type(phone(), '067 214 08 11');
    const send = screen.getByRole('button', { name: 'Замовити' });
    await waitFor(() => expect(send).toBeEnabled());
    await user.dblClick(send);
    expect(await screen.findByRole('dialog', { name: 'Готово!' })).toHaveTextContent(
      'Замовлення № 20417 прийнято. Скоро зателефонуємо на +380 67 214 0811.',
    );
    expect(shop.ports.order.calls.map((call) => call.values.slice(0, 2))).toEqual([
      [{ variantId: 'a', size: 'M' }, '+380672140811'],
    ]);
    await user.click(screen.getByRole('button', { name: 'Гаразд' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('judges the number on Enter as well, and orders nothing', async () => {
    const { user, shop } = await openDialog();
    await user.type(phone(), '067 21{Enter}');
    expect(await screen.findByText(/Такого номера не буває/)).toBeInTheDocument();
    expect(shop.ports.order.calls).toEqual([]);
  });

  it('left without a number says whom it is for: the shop, which calls', async () => {
    const { user } = await openDialog();
    await user.click(phone());
    await user.tab();
    expect(await screen.findByText('Вкажіть телефон, щоб ми могли вам зателефонувати.')).toBeVisible();
    expect(phone()).toHaveAccessibleDescription(/щоб ми могли вам зателефонувати/);
  });

  it('asks for no number while Enter chooses its country', async () => {
    const { user } = await openDialog();
    const country = screen.getByRole('combobox', { name: 'Код країни' });
    await user.clear(country);
    await user.type(country, 'сполучені ш{Enter}');
    expect(phone()).toBeValid();
  });

  it('judges the number by the country chosen beside it', async () => {
    const { user } = await openDialog();
    await user.type(phone(), '212 555 0123');
    await user.tab();
    expect(await screen.findByText(/Такого номера не буває/)).toBeInTheDocument();
    const country = screen.getByRole('combobox', { name: 'Код країни' });
    expect(country).toHaveValue('+380 Україна');
    await user.clear(country);
    await user.type(country, 'сполучені ш{Enter}');
    expect(country).toHaveValue('+1 Сполучені Штати');
    await waitFor(() => expect(screen.queryByText(/Такого номера не буває/)).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Замовити' })).toBeEnabled();
  });

  it('stays open with the reason when it fails, keeps the phone, and stays until the outcome is known', async () => {
    const { user, shop, stores } = await openDialog();
    await user.type(phone(), '0672140811');
    const release = shop.ports.order.holdNext('createFast');
    shop.ports.order.failNext(new AppError('unreachable'), 'createFast');
    const send = screen.getByRole('button', { name: 'Замовити' });
    await waitFor(() => expect(send).toBeEnabled());
    await user.click(send);
    await user.keyboard('{Escape}');
    expect(stores.dialogs.current?.name).toBe('buyInClick');
    await act(async () => release());
    expect(await screen.findByRole('alert')).toHaveTextContent('Сервер не відповідає');
    expect(screen.getByRole('alert')).toHaveTextContent('другого замовлення не з’явиться');
    expect(phone()).toHaveValue('0672140811');
  });

  it('says that the order may have come where the server is not told that it is the same press, and not what it has refused', async () => {
    const { user, shop } = await openDialog();
    shop.ports.order.tellsOperation = false;
    await user.type(phone(), '0672140811');
    const send = screen.getByRole('button', { name: 'Замовити' });
    await waitFor(() => expect(send).toBeEnabled());
    shop.ports.order.failNext(new AppError('server', { status: 400, code: 'BAD_REQUEST' }), 'createFast');
    await user.click(send);
    expect(await screen.findByRole('alert')).toHaveTextContent('другого замовлення не з’явиться');
    shop.ports.order.failNext(new AppError('unreachable'), 'createFast');
    await user.click(send);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('може з’явитися друге'));
    expect(screen.getByRole('alert')).not.toHaveTextContent('другого замовлення не з’явиться');
  });

  it('promises no second order for the same number only: as long as it is that, however it is written', async () => {
    const { user, shop } = await openDialog();
    await user.type(phone(), '0672140811');
    shop.ports.order.failNext(new AppError('unreachable'), 'createFast');
    const send = screen.getByRole('button', { name: 'Замовити' });
    await waitFor(() => expect(send).toBeEnabled());
    await user.click(send);
    await screen.findByText(/другого замовлення не з’явиться/);
    const type = async (number: string) => {
      await user.clear(phone());
      await user.type(phone(), number);
    };
    await type('0672140812');
    expect(screen.queryByText(/другого замовлення не з’явиться/)).not.toBeInTheDocument();
    await type('067 214 08 11');
    expect(screen.getByText(/другого замовлення не з’явиться/)).toBeInTheDocument();
  });

  it('does not ask again for a phone the checkout knows', async () => {
    const kept = { [STORAGE_CHECKOUT_DRAFT]: '{"contacts":{"phoneCountry":"PL","phone":"512 345 678"}}' };
    await openDialog({}, { kept });
    expect(phone()).toHaveValue('512 345 678');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Замовити' })).toBeEnabled());
  });
});

describe('what is sold out', () => {
  it('is ordered in advance, and called so', async () => {
    await openDialog({ inStock: false });
    expect(screen.getByRole('dialog', { name: 'Передзамовлення' })).toHaveTextContent(/зробимо.*нічого не списуємо/);
    expect(screen.getByRole('button', { name: 'Передзамовити' })).toBeInTheDocument();
  });

  it('is asked for without an order too: the letter names the thing, and news are a press away', async () => {
    const contacts = { email: 'pryvit@shov.ua', phone: '+380', address: 'Київ', telegramLink: 'https://t.me/shov' };
    const { user, stores } = await openDialog(
      { inStock: false },
      { pages: [buildPage({ slug: 'contacts', contacts })] },
    );
    await stores.pages.load('contacts');
    expect(screen.getByRole('link', { name: 'Написати в Telegram' })).toHaveAttribute('href', 'https://t.me/shov');
    const href = screen.getByRole('link', { name: 'Написати листа' }).getAttribute('href') ?? '';
    const letter = new URL(href).searchParams;
    for (const part of ['subject', 'body']) expect(letter.get(part), part).toMatch(/Худі.*Вугілля.*M/);
    await user.click(screen.getByRole('button', { name: 'Новини в листах' }));
    expect(stores.dialogs.current?.name).toBe('subscribe');
  });

  it('is what these ways are for: what can be bought has none of them', async () => {
    await openDialog();
    expect(screen.queryByRole('button', { name: 'Новини в листах' })).not.toBeInTheDocument();
  });
});
