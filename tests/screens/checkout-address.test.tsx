import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { profile as american } from '#profiles/us.ts';
import { ABROAD } from '../stores/shop-fakes.ts';
import type { RenderedView, ViewOptions } from '../support/render-view.tsx';
import { CUSTOMER, button, field, openOrder, step } from './open-order.tsx';

const country = () => screen.getByRole('combobox', { name: 'Країна' });

/** A long list is searched, a short one is the browser's own. */
async function choose({ user }: Pick<RenderedView, 'user'>, to: string): Promise<void> {
  if (country() instanceof HTMLSelectElement) {
    await user.selectOptions(country(), to);
    return;
  }
  await user.clear(country());
  await user.type(country(), to.slice(0, 4));
  await user.click(screen.getByRole('option', { name: to }));
}

async function abroad(region: 'Європа' | 'Інші країни', to: string): Promise<RenderedView> {
  const view = openOrder({ customer: CUSTOMER });
  await step('Доставка');
  await view.user.click(screen.getByRole('radio', { name: region }));
  await choose(view, to);
  return view;
}

describe('an address abroad', () => {
  it.each([
    ['Європа', 'Польща', '31001 Краків', '31-001'],
    ['Європа', 'Австрія', '10115', '1010'],
    ['Європа', 'Велика Британія', '12345', 'EC1A 1BB'],
  ] as const)('in %s, %s, does not take the postcode %s but takes %s', async (region, to, wrong, right) => {
    const { user } = await abroad(region, to);
    await user.type(field('Поштовий індекс'), wrong);
    await user.tab();
    const complaint = /У цій країні індекс виглядає інакше/;
    expect(await screen.findByText(complaint)).toBeInTheDocument();
    expect(field('Поштовий індекс')).toBeInvalid();
    await user.clear(field('Поштовий індекс'));
    await user.type(field('Поштовий індекс'), right);
    await waitFor(() => expect(screen.queryByText(complaint)).not.toBeInTheDocument());
  });

  it.each([
    ['Європа', 'Польща', 'Німеччина'],
    ['Інші країни', 'Канада', 'Мексика'],
  ] as const)(
    'in %s has its postcode judged anew once it is in %s after all, no longer in %s',
    async (region, to, not) => {
      const { user } = await abroad(region, not);
      await user.type(field('Поштовий індекс'), to === 'Польща' ? '31-001' : 'M5H 1A1');
      await user.tab();
      await waitFor(() => expect(field('Поштовий індекс')).toBeInvalid());
      await choose({ user }, to);
      await waitFor(() => expect(field('Поштовий індекс')).toBeValid());
      await choose({ user }, not);
      await waitFor(() => expect(field('Поштовий індекс')).toBeInvalid());
    },
  );

  it('shows how a postcode of the chosen country is written', async () => {
    const { user } = await abroad('Європа', 'Польща');
    expect(field('Поштовий індекс')).toHaveAttribute('placeholder', 'Напр., 00-001');
    await choose({ user }, 'Німеччина');
    expect(field('Поштовий індекс')).toHaveAttribute('placeholder', 'Напр., 10115');
  });

  it('asks for a state only where the post needs one', async () => {
    const { user } = await abroad('Європа', 'Польща');
    expect(screen.queryByRole('textbox', { name: /Штат/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Інші країни' }));
    await user.selectOptions(country(), 'Канада');
    await user.click(button('До оплати'));
    expect(await screen.findByText(/Вкажіть (?:штат|провінцію)/)).toBeInTheDocument();
  });

  it.each(['Європа', 'Інші країни'])(
    'in %s sent empty takes the focus to its country, which is read first',
    async (region) => {
      const { user } = openOrder({ customer: CUSTOMER });
      await step('Доставка');
      await user.click(screen.getByRole('radio', { name: region }));
      await user.click(button('До оплати'));
      await waitFor(() => expect(country()).toBeInvalid());
      await waitFor(() => expect(country()).toHaveFocus());
    },
  );

  it('of a country with states sent empty takes the focus to its street, which is read first', async () => {
    const { user } = await abroad('Інші країни', 'Канада');
    await user.click(button('До оплати'));
    await waitFor(() => expect(field(/Вулиця/)).toHaveFocus());
  });

  it('with digits for a city says so', async () => {
    const { user } = await abroad('Європа', 'Польща');
    await user.type(field('Місто'), '31001');
    await user.tab();
    expect(await screen.findByText('У назві міста мають бути літери.')).toBeInTheDocument();
  });

  it('does not keep a state typed for one country in the address of another', async () => {
    const { user, shop } = await abroad('Інші країни', 'Канада');
    await user.type(field('Провінція'), 'Ontario');
    await user.click(screen.getByRole('radio', { name: 'Європа' }));
    await choose({ user }, 'Польща');
    await user.type(field('Місто'), 'Краків');
    await user.type(field(/Вулиця/), 'Grodzka 1');
    await user.type(field('Поштовий індекс'), '31-001');
    await user.click(button('До оплати'));
    await step('Оплата');
    await waitFor(() => expect(shop.ports.order.orders[0]?.shippingInfo).toBeDefined());
    expect(shop.ports.order.orders[0]?.shippingInfo).not.toHaveProperty('state');
  });
});

const AMERICAN = { ...ABROAD, regions: ['US' as const] };

describe('an address in the American shop', () => {
  const open = (options: ViewOptions = {}) =>
    openOrder({ customer: CUSTOMER }, { profile: american, shippingMethods: [AMERICAN], locale: 'en', ...options });

  it('goes with its state and its postal code', async () => {
    const { user, shop } = open();
    await step('Shipping');
    expect(screen.queryByRole('combobox', { name: 'Country' })).not.toBeInTheDocument();
    await user.type(field('City'), 'Boise');
    await user.type(field(/Street/), '1 Main St');
    await user.type(field('State'), 'Idaho');
    await user.type(field('ZIP code'), '83702-1234');
    await user.click(button('Go to payment'));
    await step('Payment');
    await waitFor(() =>
      expect(shop.ports.order.orders[0]?.shippingInfo).toEqual({
        region: 'US',
        country: 'US',
        city: 'Boise',
        address: '1 Main St',
        state: 'Idaho',
        postcode: '83702-1234',
      }),
    );
  });
});

describe('an address whose tax cannot be calculated', () => {
  it('takes the focus to what the tax follows from, until it is typed anew', async () => {
    const address = { region: 'US', country: 'US', city: 'Boise', address: '1 Main St' } as const;
    const shippingInfo = { ...address, state: 'Idaho', postcode: '83702' };
    const options = { profile: american, shippingMethods: [AMERICAN], locale: 'en', path: '/checkout/o?step=delivery' };
    const { user, shop } = openOrder(
      { customer: CUSTOMER, shippingInfo, shippingMethod: AMERICAN },
      options as ViewOptions,
    );
    await step('Shipping');
    const refusal = new AppError('server', { code: 'ORDER_CANNOT_CALC_TAX', status: 400 });
    shop.ports.order.failNext(refusal, 'updateShippingInfo');
    await user.click(button('Go to payment'));
    await waitFor(() => expect(field('ZIP code')).toHaveFocus());
    expect(field('ZIP code')).toHaveAccessibleDescription(/the tax follows from them/);
    await user.type(field('ZIP code'), '{Backspace}3');
    await waitFor(() => expect(field('ZIP code')).toBeValid());
  });
});

const HOSTILE = ['м’ята', "О'Коннор", 'عمّان', '👩🏽‍🎤 вул. Сонячна', '<b>Київ</b>', '北京'];

describe('words of every kind', () => {
  it.each(HOSTILE)('%s is kept and shown as it was typed', async (words) => {
    const { user, shop } = openOrder({ customer: CUSTOMER });
    await step('Доставка');
    await user.click(screen.getByRole('radio', { name: /Кур’єр/ }));
    await user.click(field('Місто'));
    await user.paste(words);
    await user.click(field(/Вулиця/));
    await user.paste(words);
    await user.click(field(/Коментар/));
    await user.paste(words);
    await user.click(button('До оплати'));
    await step('Оплата');
    await waitFor(() =>
      expect(shop.ports.order.orders[0]?.shippingInfo).toMatchObject({ city: words, address: words, comment: words }),
    );
    await waitFor(() => expect(screen.getByRole('region', { name: 'Доставка' })).toHaveTextContent(words));
  });

  it('ten kilobytes of them are refused at the field, and stay in it', async () => {
    const { user } = openOrder({ customer: CUSTOMER });
    await step('Доставка');
    const long = 'м’ята '.repeat(2_000).trim();
    await user.click(field(/Коментар/));
    await user.paste(long);
    await user.click(button('До оплати'));
    expect(field(/Коментар/)).toHaveAccessibleDescription('Забагато тексту — скоротіть.');
    expect(field(/Коментар/)).toHaveValue(long);
  });
});
