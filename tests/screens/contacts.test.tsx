import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildPage } from '#fixtures/build.ts';
import { ContactsScreen } from '#views/screens/contacts/contacts-screen.tsx';
import type { ViewOptions } from '../support/render-view.tsx';
import { renderView } from '../support/render-view.tsx';

const CONTACTS = {
  email: 'pryvit@shov.ua',
  phone: '+380443901207',
  address: 'Київ',
  hours: 'Tu-Sa 12:00-19:00',
  telegramLink: 'https://t.me/s',
};
const HOUR = 3_600_000;

/** The clock of these tests begins on a Thursday, when it is noon in Kyiv. */
function open(given: Partial<typeof CONTACTS> = {}, options: ViewOptions = {}) {
  const contacts = { ...CONTACTS, ...given };
  const pages = [buildPage({ slug: 'contacts', title: 'Контакти', contacts })];
  return renderView(<ContactsScreen />, { pages, ...options });
}

const door = () => document.querySelector('[data-door]');
const bell = () => screen.getByRole('button', { name: 'Подзвонити у двері' });

it('the contacts page begins with how to reach the shop, and when its door is open', () => {
  open({}, { isAwake: false });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Контакти');
  expect(screen.getByRole('link', { name: '+38 044 390 12 07' })).toHaveAttribute('href', 'tel:+380443901207');
  expect(screen.getByRole('link', { name: 'pryvit@shov.ua' })).toHaveAttribute('href', 'mailto:pryvit@shov.ua');
  expect(screen.getByRole('link', { name: 'Telegram' })).toHaveAttribute('href', 'https://t.me/s');
  expect(screen.getByRole('link', { name: 'Київ — на мапі' })).toHaveAttribute(
    'href',
    expect.stringContaining('openstreetmap'),
  );
  expect(screen.getByText('вт–сб 12:00–19:00')).toBeVisible();
});

it('a page that is not alive yet does not say whether the door is open', () => {
  open({}, { isAwake: false });
  expect(door()).toHaveAttribute('data-door', 'unknown');
  expect(screen.queryByText(/^Зараз/)).not.toBeInTheDocument();
});

it('in its hours the window is lit, the sign is turned and it is said in words', () => {
  open();
  expect(door()).toHaveAttribute('data-door', 'open');
  expect(door()).toHaveTextContent('ВІДЧИНЕНО');
  expect(screen.getByText(/^Зараз відчинено, до.19:00$/)).toBeVisible();
});

it('the door is closed at its hour while the page stays open, and says when it opens', async () => {
  const { shop } = open();
  await act(() => shop.clock.advance(7 * HOUR));
  expect(door()).toHaveAttribute('data-door', 'closed');
  expect(door()).toHaveTextContent('ЗАЧИНЕНО');
  expect(screen.getByText(/^Зараз зачинено. Відчинимо в.п’ятницю о.12:00$/)).toBeVisible();
});

it('the door is open though the clock of the device is nine hours ahead', async () => {
  const { shop } = open({}, { isAwake: false });
  const { openedAt } = shop.stores.ui;
  await shop.clock.advance(9 * HOUR);
  shop.stores.ui.restore(openedAt);
  act(() => shop.stores.ui.wake());
  expect(door()).toHaveAttribute('data-door', 'open');
});

it('a page that is left watches no clock', () => {
  const { shop, unmount } = open();
  const { waiting } = shop.clock;
  unmount();
  expect(shop.clock.waiting).toBe(waiting - 1);
});

it.each([undefined, '', 'щодня, крім понеділка'])('of hours that say %s nothing is claimed', (hours) => {
  const contacts = { ...CONTACTS, hours };
  open(contacts as typeof CONTACTS);
  expect(door()).toHaveAttribute('data-door', 'unknown');
  expect(screen.queryByText(/^Зараз/)).not.toBeInTheDocument();
  expect(screen.queryByText(/–сб/)).not.toBeInTheDocument();
});

it('whoever rings is answered, by keyboard too, as the door stands', async () => {
  const { user, shop } = open();
  const heard = screen.getByRole('status');
  expect(heard).toBeEmptyDOMElement();
  bell().focus();
  await user.keyboard('{Enter}');
  expect(heard).toHaveTextContent(/^Дзень! Чуємо вас — заходьте, тут до.19:00\.$/);
  await act(() => shop.clock.advance(7 * HOUR));
  await user.click(bell());
  expect(heard).toHaveTextContent(/^Дзень! Поки що тут нікого немає: відчинимо в.п’ятницю о.12:00\.$/);
});

it('each ring is seen and told anew', async () => {
  const { user } = open({ hours: '' });
  const rung = () => document.querySelectorAll('[data-rung="true"]');
  expect(rung()).toHaveLength(0);
  await user.click(bell());
  const [first] = rung();
  const said = screen.getByText(/^Дзень!/);
  await user.click(bell());
  expect(rung()[0]).not.toBe(first);
  expect(screen.getByText(/^Дзень!/)).not.toBe(said);
});

it('in English the hours are Kyiv’s as well, as they are written there', () => {
  open({ hours: 'Tu-Sa 12:00-19:00; Su 09:30-24:00' }, { locale: 'en' });
  expect(screen.getByText(/^Tue–Sat noon–7.p\.m\.; Sun 9:30.a\.m\.–midnight$/)).toBeVisible();
  expect(screen.getByText(/^Open now, until.7.p\.m\. Kyiv time$/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ring at the door' })).toBeVisible();
  expect(door()).toHaveTextContent('OPEN');
});
