import { expect, test } from 'vitest';
import { AppError, errorText, isNotFound } from '#domain/errors.ts';

const server = (code: string, serverText?: string): AppError =>
  new AppError('server', { code, status: 400, ...(serverText === undefined ? {} : { serverText }) });

test('the message of a screen comes before the general one of its code', () => {
  const specific = { ORDER_NOT_FOUND: 'checkout.error.order-not-found' } as const;
  expect(errorText(server('ORDER_NOT_FOUND'), specific)).toEqual({ key: 'checkout.error.order-not-found' });
});

test('no answer in time or no network is said as such', () => {
  expect(errorText(new AppError('unreachable'))).toEqual({ key: 'error.cannot-connect-server' });
});

test('a known code has its own message, an unknown one the words of the server, else the default', () => {
  expect(errorText(server('PRODUCT_VARIANT_NOT_IN_STOCK'))).toEqual({ key: 'error.item-not-in-stock' });
  expect(errorText(server('NEVER_HEARD_OF', 'Спробуйте завтра'))).toEqual({ text: 'Спробуйте завтра' });
  expect(errorText(server('NEVER_HEARD_OF'))).toEqual({ key: 'error.default' });
  expect(errorText(new Error('a bug'))).toEqual({ key: 'error.default' });
});

test('a code named like a part of every object is an unknown code', () => {
  for (const code of ['__proto__', 'constructor', 'toString'])
    expect(errorText(server(code))).toEqual({ key: 'error.default' });
});

test('a server that says too much is cut short', () => {
  const text = errorText(server('NEVER_HEARD_OF', 'а'.repeat(100_000)));
  expect('text' in text && text.text.length).toBe(300);
});

test('what does not exist is told apart from what failed', () => {
  expect(isNotFound(new AppError('server', { status: 404 }))).toBe(true);
  expect(isNotFound(new AppError('server', { status: 500 }))).toBe(false);
  expect(isNotFound(new AppError('unreachable'))).toBe(false);
});
