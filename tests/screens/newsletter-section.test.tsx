import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { buildPage } from '#fixtures/build.ts';
import { renderView } from '#tests/support/render-view.tsx';
import { scrollDown } from '#tests/support/scroll-down.ts';
import { NewsletterSection } from '#views/screens/home/newsletter-section.tsx';

const mail = () => screen.findByRole('textbox', { name: 'Ваша електронна пошта' });

test('the offer is there at once, its form only for who comes near it', async () => {
  renderView(<NewsletterSection />);
  expect(screen.getByRole('heading', { level: 2, name: 'Мінус 10% на перше замовлення' })).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await act(async () => scrollDown());
  expect(await mail()).toBeInTheDocument();
});

test('where its form does not come, without scripts or without a line, one can write to the shop', async () => {
  const contacts = { email: 'pryvit@shov.ua', phone: '+380443901207', address: 'Київ' };
  const { stores } = renderView(<NewsletterSection />, { pages: [buildPage({ slug: 'contacts', contacts })] });
  await act(() => stores.pages.load('contacts'));
  const letter = () => screen.queryByRole('link', { name: 'pryvit@shov.ua' });
  expect(letter()).toHaveAttribute('href', 'mailto:pryvit@shov.ua');
  await act(async () => scrollDown());
  expect(await mail()).not.toHaveFocus();
  expect(letter()).not.toBeInTheDocument();
});

test('whoever comes to it by keys before its form does goes on in its field', async () => {
  const contacts = { email: 'pryvit@shov.ua', phone: '+380443901207', address: 'Київ' };
  const { stores, user } = renderView(<NewsletterSection />, { pages: [buildPage({ slug: 'contacts', contacts })] });
  await act(() => stores.pages.load('contacts'));
  await user.tab();
  expect(screen.getByRole('link', { name: 'pryvit@shov.ua' })).toHaveFocus();
  await act(async () => scrollDown());
  await waitFor(async () => expect(await mail()).toHaveFocus());
});

test('after a failure the mail is still there; once it is done it says so, and the keyboard goes on from there', async () => {
  const { user, shop } = renderView(<NewsletterSection />);
  await act(async () => scrollDown());
  shop.ports.newsletter.failNext(new AppError('unreachable'));
  await user.type(await mail(), 'olena@poshta.ua{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Сервер не відповідає');
  expect(await mail()).toHaveValue('olena@poshta.ua');
  await user.click(screen.getByRole('button', { name: 'Отримати знижку' }));
  const done = await screen.findByRole('status');
  expect(done).toHaveTextContent('Дякуємо, підписали! Лист із кодом уже летить на olena@poshta.ua.');
  await waitFor(() => expect(done).toHaveFocus());
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});
