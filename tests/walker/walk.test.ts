import { expect, test } from 'vitest';
import type { Ground, WalkPlan } from './walk.ts';
import { walkThrough } from './walk.ts';

interface Climber {
  height: number;
}

const PLAN: WalkPlan = { seed: 5, walks: 10, shrinkMs: 20_000, until: Number.POSITIVE_INFINITY };

/** Stairs that are not to be gone higher than so far; `gone` gets every step of every walk. */
function stairs(highest: number, gone: string[] = []): Ground<Climber> {
  return {
    steps: [{ name: 'up' }, { name: 'down' }, { name: 'stay', weight: 5 }],
    beginnings: [
      { name: 'below', basket: [], address: '/', steps: [] },
      { name: 'above', basket: [], address: '/', steps: ['up'] },
    ],
    begin: async () => ({ height: 0 }),
    can: (step, { height }) => step !== 'down' || height > 0,
    async take(step, _, one) {
      gone.push(step);
      one.height += { up: 1, down: -1 }[step] ?? 0;
      if (one.height > highest) throw new Error(`fell from ${one.height}`);
    },
    end: async () => undefined,
  };
}

test('one seed is one walk, another is another', async () => {
  const walks = await Promise.all(
    [5, 5, 6].map(async (seed) => {
      const gone: string[] = [];
      await walkThrough(stairs(Number.POSITIVE_INFINITY, gone), { ...PLAN, seed });
      return gone.join();
    }),
  );
  expect(walks[0]).toBe(walks[1]);
  expect(walks[0]).not.toBe(walks[2]);
});

test('what ended badly is told by the shortest walk there, and what was wrong', async () => {
  const { failure } = await walkThrough(stairs(3), { ...PLAN, beginnings: ['below'] });
  expect(failure?.seen).toBe('fell from 4');
  expect(failure?.steps.map((step) => step.replace(/ \(\d+\)$/, ''))).toEqual(['below', 'up', 'up', 'up', 'up']);
});

test('a walk of a report is walked again, at once and as short', async () => {
  const { failure } = await walkThrough(stairs(3), PLAN);
  const { path, replay } = failure ?? {};
  const gone: string[] = [];
  const again = await walkThrough(stairs(3, gone), { ...PLAN, path, replay, walks: 1 });
  expect(again.failure?.steps).toEqual(failure?.steps);
  expect(gone.slice(0, failure?.steps.length).filter((step) => step !== 'up')).toEqual([]);
});

test('a walk begins where it is told, with the steps of that place, and each counts', async () => {
  const gone: string[] = [];
  const { taken, walks } = await walkThrough(stairs(9, gone), { ...PLAN, walks: 1, beginnings: ['above'] });
  expect([gone[0], walks]).toEqual(['up', 1]);
  expect([...taken.values()].reduce((sum, times) => sum + times, 0)).toBe(gone.length);
});

test('no step is taken when the time is up', async () => {
  const gone: string[] = [];
  const { walks, failure } = await walkThrough(stairs(0, gone), { ...PLAN, until: Date.now() - 1 });
  expect({ walks, failure, gone }).toEqual({ walks: 0, failure: undefined, gone: [] });
});

test('a beginning that nobody knows is said', async () => {
  await expect(walkThrough(stairs(1), { ...PLAN, beginnings: ['beside'] })).rejects.toThrow('Nothing begins «beside»');
});
