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

test('a known code has its own message', () => {
  expect(errorText(server('PRODUCT_VARIANT_NOT_IN_STOCK', 'Gone'))).toEqual({ key: 'error.item-not-in-stock' });
  expect(errorText(new Error('a bug'))).toEqual({ key: 'error.default' });
});

test('every other code is the default error, whatever the server says beside it', () => {
  for (const code of ['DATA_BASE_ERROR', 'FORBIDDEN', 'S3_UNREACHABLE', 'NEVER_HEARD_OF'])
    expect(errorText(server(code, 'Deadlock found when trying to get lock'))).toEqual({ key: 'error.default' });
});

test('who is refused for coming too often hears that, whatever code stands beside it: the right password was not looked at', () => {
  for (const code of ['PASSWORD_INVALID', 'PASSWORD_NOT_MATCH', 'VALIDATION_ERROR'] as const) {
    const refusal = new AppError('server', { code, status: 429, retryAfterS: 60 });
    const told = { key: 'error.too-many-requests', values: { minutes: 1 } };
    expect(errorText(refusal)).toEqual(told);
    expect(errorText(refusal, { [code]: 'profile.password.wrong' })).toEqual(told);
  }
});

test('what comes without a code, or beside a word that is no code of a server, is told in the words of the server', () => {
  expect(errorText(new AppError('server', { serverText: 'Спробуйте завтра' }))).toEqual({ text: 'Спробуйте завтра' });
  for (const word of ['rate limit', '503', 'toString'])
    expect(errorText(server(word, 'Спробуйте завтра'))).toEqual({ text: 'Спробуйте завтра' });
});

test('a code named like a part of every object is an unknown code', () => {
  for (const code of ['__proto__', 'constructor', 'toString'])
    expect(errorText(server(code))).toEqual({ key: 'error.default' });
});

test('a server that says too much is cut short', () => {
  const text = errorText(new AppError('server', { serverText: 'а'.repeat(100_000) }));
  expect('text' in text && text.text.length).toBe(300);
});

test('what does not exist is told apart from what failed', () => {
  expect(isNotFound(new AppError('server', { status: 404 }))).toBe(true);
  expect(isNotFound(new AppError('server', { status: 500 }))).toBe(false);
  expect(isNotFound(new AppError('unreachable'))).toBe(false);
});
