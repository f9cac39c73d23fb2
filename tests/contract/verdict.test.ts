import { expect, test } from 'vitest';
import { verdictOf } from '#contract/verdict.ts';
import categoriesSearch from '#fixtures/exchanges/categories.search.json' with { type: 'json' };
import productsGet from '#fixtures/exchanges/products.get.json' with { type: 'json' };

const list = categoriesSearch.good.response.body;
const [first, ...rest] = list.items;
const withFirst = (item: unknown) => ({ ...list, items: [item, ...rest] });

test('a good answer has no problems', () => {
  expect(verdictOf('categories.search', 200, list)).toEqual([]);
  expect(verdictOf('auth.confirm-email', 204, undefined)).toEqual([]);
});

test('a missing, a mistaken and an unknown field are each named by their place', () => {
  const { order: _, ...lacking } = first!;
  expect(verdictOf('categories.search', 200, withFirst(lacking))).toEqual([
    'items.0.order: invalid type (number expected)',
  ]);
  expect(verdictOf('categories.search', 200, withFirst({ ...first, state: 'ASLEEP' }))).toEqual([
    'items.0.state: invalid value',
  ]);
  expect(verdictOf('categories.search', 200, withFirst({ ...first, photo: { ...first!.photo, exif: {} } }))).toEqual([
    'items.0.photo.exif: unknown field',
  ]);
  expect(verdictOf('categories.search', 200, { ...list, next: 2 })).toEqual(['next: unknown field']);
});

test.each([
  ['2026-11-29T09:50:25Z', []],
  ['2026-11-29T09:50:25.123456+00:00', []],
  ['2026-11-29T11:50:25+02:00', []],
  ['2026-11-29T09:50:25', ['createdAt: invalid format']],
])('%s as the time of an answer has the problems %j: without an offset it is no moment', (createdAt, problems) => {
  const answer = { ...productsGet.good.response.body, createdAt };
  expect(verdictOf('products.get', 200, answer)).toEqual(problems);
});

test.each([undefined, null, '', 'tired', [[]], 7])('%j is no answer', (body) => {
  expect(verdictOf('categories.search', 200, body)).toEqual(['the answer: invalid type (object expected)']);
  expect(verdictOf('categories.search', 500, body)).not.toEqual([]);
});

test('a success comes with the one status of its call', () => {
  expect(verdictOf('categories.search', 201, list)).toEqual(['status: 201, 200 expected']);
  expect(verdictOf('auth.confirm-email', 200, {})).toEqual(['status: 200, 204 expected']);
  expect(verdictOf('auth.confirm-email', 204, {})).toEqual(['the answer: nothing expected']);
});

test('a refusal carries a code of the contract with the status of that code', () => {
  const refusal = { code: 'ORDER_NOT_FOUND', message: 'Order not found' };
  expect(verdictOf('orders.get', 404, refusal)).toEqual([]);
  expect(verdictOf('orders.get', 400, refusal)).toEqual(['status: 400, ORDER_NOT_FOUND comes with 404']);
  expect(verdictOf('orders.get', 404, { ...refusal, code: 'GONE' })).toEqual(['code: GONE is not of the contract']);
  expect(verdictOf('orders.get', 404, { ...refusal, stack: '' })).toEqual(['stack: unknown field']);
  expect(verdictOf('orders.get', 404, { code: 'ORDER_NOT_FOUND' })).toEqual([
    'message: invalid type (string expected)',
  ]);
});

test.each([405, 413, 429])('the status %d of HTTP itself goes with any code', (status) => {
  expect(verdictOf('orders.get', status, { code: 'BAD_REQUEST', message: 'No' })).toEqual([]);
});
