import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AppError, errorText } from '#domain/errors.ts';
import { DialogHost } from '#views/dialogs/dialog-host.tsx';
import { ask } from '../mocks/support/guest.ts';
import { renderView } from '../support/render-view.tsx';
import { openShopOverBackend } from '../support/shop-over-backend.ts';

const GUESS = { email: 'solomiia@shov.example', password: 'wrong-one' };

test.each([
  ['ua', 'Забагато спроб. Спробуйте ще раз за 1 хвилину.'],
  ['en', 'Too many attempts. Try again in 1 minute.'],
] as const)('in %s whoever has tried too often is told when to come again', async (locale, told) => {
  const { stores, backend } = openShopOverBackend(locale);
  for (let tries = 0; tries < 10; tries += 1) await ask(backend, 'POST', '/v1/auth/login', { body: GUESS });
  const { user } = renderView(<DialogHost />, { locale, stores });
  act(() => stores.dialogs.open('auth', {}));
  const dialog = await screen.findByRole('dialog');
  await user.type(dialog.querySelector('[name=email]') ?? dialog, GUESS.email);
  await user.type(dialog.querySelector('[name=password]') ?? dialog, `${GUESS.password}{Enter}`);
  expect(await screen.findByText(told)).toBeInTheDocument();
});

test('the wait is told in whole minutes, and without one that it is a little later', () => {
  const tooMany = (retryAfterS?: number) =>
    errorText(new AppError('server', { code: 'BAD_REQUEST', status: 429, ...(retryAfterS && { retryAfterS }) }));
  expect(tooMany(61)).toEqual({ key: 'error.too-many-requests', values: { minutes: 2 } });
  expect(tooMany()).toEqual({ key: 'error.too-many-requests', values: { minutes: 0 } });
});

test('it is told without a word of the server too', () => {
  const told = errorText(new AppError('server', { status: 429, retryAfterS: 61 }));
  expect(told).toEqual({ key: 'error.too-many-requests', values: { minutes: 2 } });
});

test('a server’s own words about it are said as they are', () => {
  const refusal = new AppError('server', { status: 429, serverText: 'Too many requests' });
  expect(errorText(refusal)).toEqual({ text: 'Too many requests' });
});
