import { expect, test } from 'vitest';
import { CALLS, type CallName } from '#contract/calls.ts';
import { parseFault, SHAPELESS } from '#mocks/planned-fault.ts';
import { NO_ADAPTER } from '#tests/contract/steps.ts';
import { CELLS, FAULTS, leftOut, oneOfEachRow, SEED, whyNot } from './cells.ts';
import { ROWS } from './rows.ts';

test('every call of the contract has a row, or a reason why no screen makes it', () => {
  const told = new Set<string>([...ROWS.map(({ call }) => call), ...Object.keys(NO_ADAPTER)]);
  expect(Object.keys(CALLS).filter((name) => !told.has(name))).toEqual([]);
});

test('a call that no screen makes has no row', () => {
  expect(ROWS.filter(({ call }) => call in NO_ADAPTER)).toEqual([]);
});

test('every fault is one that the backend can plan, and strikes somewhere', () => {
  for (const fault of FAULTS) {
    expect(parseFault(`orders.create:${fault}`).kind).toBe(fault);
    expect(
      CELLS.some((cell) => cell.fault === fault),
      fault,
    ).toBe(true);
  }
});

test('a pair of call and fault is a cell or is left out for a reason', () => {
  const calls = Object.keys(CALLS) as CallName[];
  const left = [...leftOut().values()].reduce((sum, times) => sum + times, 0);
  const pairs = new Set(CELLS.map(({ row, fault }) => `${row.call} ${fault}`));
  expect(pairs.size + left).toBe(calls.length * FAULTS.length);
});

test.each([
  ['variants.search', 'ORDER_NOT_FOUND', 'the call has no cause for it'],
  ['variants.search', 'INVALID_UUID', 'no id is in its address'],
  ['auth.login', 'UNAUTHORIZED', 'a token is not looked at'],
  ['basket.get', 'VALIDATION_ERROR', 'nothing is sent that could be wrong'],
  ['orders.create', 'PRODUCT_VARIANT_NOT_IN_STOCK', undefined],
  ['orders.get', 'hang', undefined],
] as const)('%s × %s: %s', (call, fault, reason) => {
  expect(whyNot(call, fault)).toBe(reason);
});

test('cells differ by their names', () => {
  const names = CELLS.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('one of each row is of one seed always the same, and of another one another', () => {
  const cells = oneOfEachRow(CELLS, 1);
  expect(cells.map(({ row }) => row)).toEqual(ROWS);
  expect(oneOfEachRow(CELLS, 1)).toEqual(cells);
  expect(oneOfEachRow(CELLS, 2)).not.toEqual(cells);
});

test('those of the stories fail in every way that has no shape, for want of a session, and with an order made unheard', () => {
  const cells = oneOfEachRow(CELLS, SEED);
  expect(cells.map(({ name }) => name)).toContain('orders.create × lost-after-commit');
  const faults = new Set(cells.map(({ fault }) => fault));
  expect([...SHAPELESS, 'UNAUTHORIZED' as const].filter((fault) => !faults.has(fault))).toEqual([]);
});
