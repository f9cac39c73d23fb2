import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { JumpGame } from '#domain/jump-game.ts';
import {
  JUMPER_X,
  newGame,
  OBSTACLES,
  pause,
  press,
  secondsInAir,
  speedAfter,
  speedLevel,
  step,
} from '#domain/jump-game.ts';

const FRAME_S = 1 / 60;
const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });
/** A game of so many jumps lasts less. */
const MOST_FRAMES = 60 * 240;

/** How soon before a touch a good player jumps, seconds. */
const READY_S = 0.1;

/** A player who sees everything: jumps when the next obstacle is near. */
function playWell(game: JumpGame): JumpGame {
  const next = game.obstacles.find(({ x, kind }) => x + OBSTACLES[kind].width > JUMPER_X - 34);
  const isNear = next !== undefined && next.x - JUMPER_X - 34 < speedAfter(game.jumps) * READY_S;
  return isNear ? press(game) : game;
}

/** Plays until something holds, at most so long; calls back after every frame. */
function play(
  start: JumpGame,
  player: (game: JumpGame) => JumpGame,
  until: (game: JumpGame) => boolean,
  seen?: (game: JumpGame) => void,
): JumpGame {
  let game = start;
  for (let frame = 0; frame < MOST_FRAMES && !until(game); frame += 1) {
    game = step(player(game), FRAME_S);
    seen?.(game);
  }
  return game;
}

const running = (seed = 1): JumpGame => press(newGame(seed));
const hasCrashed = ({ phase }: JumpGame): boolean => phase === 'crashed';

test('nothing moves until the player acts', () => {
  const game = newGame(7);
  expect(step(game, FRAME_S)).toBe(game);
  expect(step(press(game), FRAME_S).obstacles[0]?.x).toBeLessThan(game.obstacles[0]?.x ?? 0);
});

test('a jump rises above 180 px and is over in three quarters of a second', () => {
  let game = press({ ...running(), obstacles: [] });
  let highest = 0;
  let seconds = 0;
  do {
    game = step(game, 0.001);
    seconds += 0.001;
    highest = Math.max(highest, game.height);
    if (game.height > 0) expect(secondsInAir(game)).toBeCloseTo(seconds, 5);
  } while (game.height > 0);
  expect(highest).toBeGreaterThan(180);
  expect(highest).toBeLessThan(190);
  expect(seconds).toBeCloseTo(0.754, 2);
  expect(secondsInAir(game)).toBe(0);
});

test('in the air there is nothing to jump off from', () => {
  const game = step(press({ ...running(), obstacles: [] }), FRAME_S);
  expect(press(game)).toBe(game);
  const atOnce = press(running());
  expect(press(atOnce)).toBe(atOnce);
});

test('an obstacle jumped over counts once, a jump over nothing does not', () => {
  const counts: number[] = [];
  const game = play(
    running(),
    playWell,
    ({ jumps }) => jumps === 4,
    ({ jumps }) => counts.push(jumps),
  );
  expect(game.jumps).toBe(4);
  expect([...new Set(counts)]).toEqual([0, 1, 2, 3, 4]);
  const overNothing = play(
    press({ ...running(), obstacles: [], untilNext: 5_000 }),
    (one) => one,
    ({ height, seconds }) => height === 0 && seconds > 0.5,
  );
  expect(overNothing.jumps).toBe(0);
});

test.each([
  [0, 0, 420],
  [9, 0, 420],
  [10, 1, 420 * 1.15],
  [24, 1, 420 * 1.15],
  [25, 2, 420 * 1.35],
  [39, 2, 420 * 1.35],
  [40, 3, 420 * 1.6],
  [1_000, 3, 420 * 1.6],
])('after %i jumps the speed is number %i', (jumps, level, speed) => {
  expect(speedLevel(jumps)).toBe(level);
  expect(speedAfter(jumps)).toBeCloseTo(speed, 9);
  const game = { ...running(), jumps, obstacles: [{ id: 0, kind: 'pin', x: 1_000 } as const] };
  expect(1_000 - (step(game, 0.01).obstacles[0]?.x ?? 0)).toBeCloseTo(speed / 100, 6);
});

test('whoever never jumps crashes at the first obstacle, whatever chance brings', () => {
  fc.assert(
    fc.property(seeds, fc.constantFrom(...(Object.keys(OBSTACLES) as (keyof typeof OBSTACLES)[])), (seed, kind) => {
      const start = { ...running(seed), obstacles: [{ id: 0, kind, x: 900 }] };
      const end = play(start, (game) => game, hasCrashed);
      expect(end.phase).toBe('crashed');
      expect(end.jumps).toBe(0);
      expect(end.seconds).toBeLessThan(2);
    }),
  );
});

test('whoever jumps in time can go on at every speed: no gap is too short', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const end = play(running(seed), playWell, (game) => hasCrashed(game) || game.jumps >= 60);
      expect(end.phase).toBe('running');
    }),
    { numRuns: 40 },
  );
});

test('between two obstacles there are 0.9 to 1.6 seconds of the way', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const speeds = new Map<number, number>();
      play(
        running(seed),
        playWell,
        ({ jumps }) => jumps >= 45,
        ({ obstacles, jumps }) => {
          for (const { id } of obstacles) if (!speeds.has(id)) speeds.set(id, speedAfter(jumps));
          obstacles.forEach((one, place) => {
            const next = obstacles[place + 1];
            // The first two stand where they stand.
            if (next === undefined || one.id < 2) return;
            const seconds = (next.x - one.x - OBSTACLES[one.kind].width) / (speeds.get(one.id) ?? 0);
            expect(seconds).toBeGreaterThanOrEqual(0.9 - 1e-9);
            expect(seconds).toBeLessThanOrEqual(1.6 + 1e-9);
          });
        },
      );
    }),
    { numRuns: 20 },
  );
});

test('the first obstacles are as far apart as any', () => {
  const end = play(running(), playWell, ({ obstacles }) => obstacles.some(({ id }) => id === 2));
  const gaps = [newGame(1).obstacles, end.obstacles.slice(-2)].map(([one, next]) =>
    one && next ? next.x - one.x - OBSTACLES[one.kind].width : 0,
  );
  for (const gap of gaps) {
    expect(gap).toBeGreaterThanOrEqual(0.9 * 420);
    expect(gap).toBeLessThanOrEqual(1.6 * 420);
  }
});

test('a crash ends it: time and pauses change nothing, the next press begins anew', () => {
  const end = play(running(), (game) => game, hasCrashed);
  expect(step(end, 1)).toBe(end);
  expect(pause(end)).toBe(end);
  const again = press({ ...end, jumps: 12 });
  expect(again).toMatchObject({ phase: 'running', jumps: 0, height: 0, seconds: 0 });
  expect(again.obstacles).toEqual(newGame(1).obstacles);
});

test('a pause holds a jump in the air until the player goes on', () => {
  const inAir = step(press(running()), 0.05);
  const paused = pause(inAir);
  expect(step(paused, 1)).toBe(paused);
  expect(press(paused)).toEqual(inAir);
  expect(pause(newGame(1))).toEqual(newGame(1));
});

test('a browser that hangs slows the game down and throws nobody into an obstacle', () => {
  expect(step(running(), 60)).toEqual(step(running(), 0.05));
  expect(step(running(), -1).obstacles).toEqual(running().obstacles);
});

test('the same seed and the same presses give the same game, another seed another', () => {
  const kinds = (seed: number): string => {
    const seen = new Map<number, string>();
    const note = ({ obstacles }: JumpGame): void => obstacles.forEach(({ id, kind }) => void seen.set(id, kind));
    play(running(seed), playWell, ({ jumps }) => jumps >= 20, note);
    return [...seen.values()].join(' ');
  };
  expect(kinds(5)).toBe(kinds(5));
  expect(kinds(5)).not.toBe(kinds(6));
  expect(new Set(kinds(5).split(' ')).size).toBe(Object.keys(OBSTACLES).length);
});
