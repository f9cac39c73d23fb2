import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Order } from '#domain/order.ts';
import { buildOrder, buildShippingMethod } from '#fixtures/build.ts';
import { OrderView } from '#views/screens/order/order-view.tsx';
import { renderView } from '../support/render-view.tsx';

const PAID = { method: 'CARD', status: 'COMPLETED', paid: 245_000 } as const;
const WAITING = { status: 'WAITING_FOR_PAYMENT' } as const;
const DECLINED = { method: 'CARD', status: 'FAILED', error: 'card_declined' } as const;

function draw(given: Partial<Order>) {
  return renderView(<OrderView order={buildOrder(given)} />);
}

const linkTo = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

describe('an order says what has become of it', () => {
  it.each<[string, Partial<Order>, RegExp, RegExp]>([
    ['unpaid', { payment: WAITING }, /ще не оплачено/, /Оплатіть його/],
    ['declined', { payment: DECLINED }, /оплата не пройшла/, /Банк відхилив картку/],
    [
      'made in one click',
      { payment: WAITING, isFast: true, customer: { phone: '+380672140811' } },
      /зателефонуємо вам/,
      /Зателефонуємо на \+380.67.214.0811/,
    ],
    ['being packed', { status: 'IN_PROCESS', payment: PAID }, /^Збираємо замовлення/, /з’явиться її номер/],
    ['sent', { status: 'IN_PROCESS', payment: PAID, trackingNumber: '59' }, /у дорозі$/, /в перевізника/],
    ['received', { status: 'DONE', payment: PAID }, /отримано$/, /Дякуємо/],
    ['cancelled', { status: 'CANCELED', payment: WAITING }, /скасовано$/, /нічого не надішлемо/],
    ['cancelled after it was paid', { status: 'CANCELED', payment: PAID }, /скасовано$/, /сплачено ₴2,450/],
  ])('%s', (_case, given, title, text) => {
    draw(given);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
  });

  it('and never that a cancelled one waits for money, or that one made in a click has steps', () => {
    draw({ status: 'CANCELED', payment: WAITING });
    expect(screen.queryByText('Чекає на оплату')).not.toBeInTheDocument();
    expect(screen.getByText('Оплата').nextElementSibling).toHaveTextContent('Не було');
  });

  it('and of one made in a click that its shipping is agreed on by telephone', () => {
    const { shippingMethod: _, ...called } = buildOrder({ payment: WAITING, isFast: true });
    renderView(<OrderView order={called} />);
    expect(screen.getByText('Доставка').nextElementSibling).toHaveTextContent('домовимося телефоном');
  });

  it('and never thanks for an order as new that is long received', () => {
    draw({ status: 'DONE', payment: PAID });
    expect(screen.queryByText(/Уже пришиваємо/)).not.toBeInTheDocument();
  });

  it('shows how far it has come, one stage being the present one', () => {
    draw({ status: 'IN_PROCESS', payment: PAID, trackingNumber: '59' });
    const stages = within(screen.getByRole('list', { name: 'Етапи замовлення' })).getAllByRole('listitem');
    expect(stages.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Оформлено \(виконано\) 20\.11\.2026 \d\d:00$/),
      'Сплачено (виконано)',
      'Зібрано (виконано)',
      'У дорозі',
      'Отримано',
    ]);
    expect(stages.map((stage) => stage.getAttribute('aria-current'))).toEqual([null, null, null, 'step', null]);
  });

  it('says beside a stage when it was, where that is told', () => {
    const dates = { paid: '2026-11-20T12:04:00.000Z', sent: '2026-11-21T15:30:00.000Z' };
    draw({ status: 'IN_PROCESS', payment: PAID, trackingNumber: '59', dates });
    const stages = within(screen.getByRole('list', { name: 'Етапи замовлення' })).getAllByRole('listitem');
    expect(stages.map((stage) => stage.querySelector('time')?.dateTime)).toEqual([
      '2026-11-20T12:00:00.000Z',
      dates.paid,
      undefined,
      dates.sent,
      undefined,
    ]);
    expect(stages[3]).toHaveTextContent(/^У дорозі 21\.11\.2026 \d\d:30$/);
  });

  it('calls a prepayment one, in its stage, its facts and its sums', () => {
    const payment = { method: 'CASH_ON_DELIVERY', status: 'COMPLETED', paid: 20_000 } as const;
    draw({ status: 'IN_PROCESS', payment });
    expect(screen.getByText('Передплачено')).toBeVisible();
    expect(screen.getByText('Передплата: ₴200 сплачено, ₴2,250 під час отримання')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Що замовлено' })).toHaveTextContent('Під час отримання₴2,250');
  });
});

describe('what can be done with an order now', () => {
  it.each<[string, Partial<Order>, { pays: boolean; cancels: boolean; returns: boolean }]>([
    ['unpaid', { payment: WAITING }, { pays: true, cancels: true, returns: false }],
    ['declined', { payment: DECLINED }, { pays: true, cancels: true, returns: false }],
    ['one click', { payment: WAITING, isFast: true }, { pays: false, cancels: true, returns: false }],
    ['packing', { status: 'IN_PROCESS', payment: PAID }, { pays: false, cancels: true, returns: false }],
    [
      'sent',
      { status: 'IN_PROCESS', payment: PAID, trackingNumber: '59' },
      { pays: false, cancels: false, returns: true },
    ],
    ['received', { status: 'DONE', payment: PAID }, { pays: false, cancels: false, returns: true }],
    ['cancelled', { status: 'CANCELED', payment: WAITING }, { pays: false, cancels: false, returns: false }],
  ])('%s', (_case, given, { pays, cancels, returns }) => {
    draw({ id: 'o-1', ...given });
    expect(linkTo('Продовжити й оплатити')).toBe(pays ? '/ua/checkout/o-1' : undefined);
    expect(screen.queryAllByText(/ми його скасуємо/)).toHaveLength(cancels ? 1 : 0);
    expect(linkTo('Як повернути')).toBe(returns ? '/ua/shipping' : undefined);
    expect(linkTo('Запитати нас')).toBe('/ua/contacts');
  });
});

it('a carrier without a page of its own leaves the number as it is', () => {
  const shippingMethod = { ...buildShippingMethod(), kind: 'NONE' as never };
  draw({ status: 'IN_PROCESS', payment: PAID, trackingNumber: '59000123', shippingMethod });
  expect(screen.getByText('59000123')).toBeVisible();
  expect(screen.queryByRole('link', { name: /59000123/ })).not.toBeInTheDocument();
});
