// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BasketItem, BasketKey } from '#domain/basket.ts';
import { settle } from '../support/fake-clock.ts';
import type { Done, Outcome } from './two-tabs.ts';
import { IDS, openTabs, VARIANTS } from './two-tabs.ts';

type Lines = [key: string, quantity: number][];

const nameOf = ({ variantId, size }: BasketKey): string => `${IDS.indexOf(variantId as (typeof IDS)[0])} ${size}`;
const linesOf = (items: BasketItem[]): Lines => items.map((one) => [nameOf(one), one.quantity]);
const without = (lines: Lines, name: string): Lines => lines.filter(([key]) => key !== name);

/** What a basket is by the rules of the shop, written down a second time. */
function after(lines: Lines, what: 'add' | 'change' | 'remove', name: string, quantity = 0): Lines {
  const known = lines.find(([key]) => key === name)?.[1];
  if (what === 'remove') return without(lines, name);
  if (known === undefined) return what === 'add' ? [[name, quantity], ...lines] : lines;
  const next = Math.min(99, what === 'add' ? known + quantity : quantity);
  return lines.map(([key, number]) => [key, key === name ? next : number]);
}

/** A line brought back; nothing else may be touched by it. */
function expectRestored(before: Lines, next: Lines, removed: [string, number][]): void {
  const names = next.map(([name]) => name);
  expect(new Set(names).size).toBe(names.length);
  const changed = next.filter(([name, quantity]) => before.find(([key]) => key === name)?.[1] !== quantity);
  expect(changed.length).toBeLessThanOrEqual(1);
  const [back] = changed;
  expect(without(next, back?.[0] ?? '')).toEqual(without(before, back?.[0] ?? ''));
  if (back === undefined) return;
  const known = before.find(([key]) => key === back[0])?.[1] ?? 0;
  const possible = removed.filter(([name]) => name === back[0]).map(([, quantity]) => Math.min(99, known + quantity));
  expect(possible).toContain(back[1]);
}

function replay(done: Done[], removed: [string, number][]): Lines {
  let lines: Lines = [];
  for (const one of done) {
    if (one.what === 'replace') {
      const next = linesOf(one.items);
      expectRestored(lines, next, removed);
      lines = next;
    } else {
      const quantity = 'quantity' in one.item ? one.item.quantity : 0;
      lines = after(lines, one.what, nameOf(one.item), quantity);
    }
  }
  return lines;
}

const press = fc.record({
  tab: fc.constantFrom(0 as const, 1 as const),
  what: fc.constantFrom('add', 'add', 'add', 'change', 'change', 'remove', 'remove', 'undo', 'undo', 'hear'),
  variant: fc.nat(1),
  size: fc.constantFrom('M' as const, 'L' as const),
  quantity: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 95, max: 120 })),
  outcome: fc.constantFrom<Outcome>('fine', 'fine', 'fine', 'refused', 'lost'),
  rests: fc.constantFrom(true, true, false),
});
type Press = typeof press extends fc.Arbitrary<infer Value> ? Value : never;

/** Plays the presses; `isCalm`: nothing fails and each tab hears of the other at once. */
async function play(presses: Press[], isCalm: boolean): Promise<void> {
  const { tabs, done, outcomes, sent, kept } = openTabs();
  await settle();
  const removed: [string, number][] = [];
  let adds = 0;
  let expected: Lines = [];
  let last: number | undefined;
  const hearAll = async (): Promise<void> => {
    await settle();
    for (const tab of tabs) tab.hear();
    await settle();
  };
  for (const { tab: index, what, variant, size, quantity, outcome, rests } of presses) {
    // Two tabs are two tasks: what one has begun in a task is over before the other's begins.
    if (last !== index) await (isCalm ? hearAll() : settle());
    last = index;
    const { basket, toasts, hear } = tabs[index];
    const key = { variantId: IDS[variant] ?? IDS[0], size };
    const shown = basket.items.find((one) => one.variantId === key.variantId && one.size === size);
    const allowed = Math.min(99, quantity);
    if (!isCalm) outcomes.push(outcome);
    if (what === 'add') {
      // A full line is refused without being sent.
      adds += shown?.quantity === 99 ? 0 : 1;
      void basket.add(VARIANTS[variant]!, size, quantity);
      expected = after(expected, 'add', nameOf(key), allowed);
    } else if (what === 'change') {
      void basket.change(key, quantity);
      expected = after(expected, 'change', nameOf(key), allowed);
    } else if (what === 'remove') {
      if (shown !== undefined) removed.push([nameOf(key), shown.quantity]);
      void basket.remove(key);
      expected = after(expected, 'remove', nameOf(key));
    } else if (what === 'undo' && !isCalm) {
      const toast = toasts.toasts.findLast((one) => one.action !== undefined);
      if (toast !== undefined) toasts.close(toast.id);
      toast?.action?.run();
    } else if (what === 'hear') hear();
    // What was pressed shows at once.
    if (isCalm) expect(linesOf(basket.items)).toEqual(expected);
    if (rests) await settle();
  }
  await settle();
  outcomes.length = 0;
  await hearAll();
  const lines = linesOf(kept());
  expect(lines).toEqual(replay(done, removed));
  if (isCalm) expect(lines).toEqual(expected);
  for (const { basket } of tabs) {
    expect(linesOf(basket.items)).toEqual(lines);
    expect(basket.isUpdating).toBe(false);
  }
  expect(sent.add).toBe(adds);
}

/** On a busy machine. */
const PATIENCE_MS = 120_000;
const RUNS = { numRuns: 2_500, seed: 20_260_115 };

test(
  'in 2,500 calm runs of presses in two tabs each one shows at once, and no line is lost or doubled',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(press, { minLength: 4, maxLength: 16 }), (presses) => play(presses, true)),
      RUNS,
    );
  },
  PATIENCE_MS,
);

test(
  'in 2,500 runs with failures, lost answers and tabs that hear late no line is lost or doubled',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(press, { minLength: 4, maxLength: 16 }), (presses) => play(presses, false)),
      RUNS,
    );
  },
  PATIENCE_MS,
);
