import { expect, test } from 'vitest';
import type { Obstacle } from '#domain/jump-game.ts';
import { JUMPER_X, newGame, OBSTACLES, press, STAGE_HEIGHT, STAGE_WIDTH, step } from '#domain/jump-game.ts';

/** px (design, section 6). */
const START_X = 300;
const HIT_RADIUS = 34;
const FORGIVEN = 6;

test('stage, jumper and obstacles are as large as they were drawn', () => {
  expect([STAGE_WIDTH, STAGE_HEIGHT, JUMPER_X]).toEqual([1344, 400, START_X]);
  expect(OBSTACLES).toEqual({
    pin: { width: 20, height: 70 },
    'long-pin': { width: 20, height: 96 },
    pins: { width: 52, height: 96 },
    spool: { width: 54, height: 62 },
    scissors: { width: 32, height: 78 },
  });
});

/** Whether the jumper so high above the ground touches it where it stands now. */
function isHit(obstacle: Omit<Obstacle, 'id'>, height: number): boolean {
  const running = press(newGame(1));
  return step({ ...running, height, obstacles: [{ id: 0, ...obstacle }] }, 0).phase === 'crashed';
}

/** Above the ground where the jumper stands its middle is this much higher than the top of what touches it at 96 px. */
const MIDDLE_BELOW_TOP = 19;

test('on the ground the jumper touches what comes within 34 px of its middle, 6 px of the obstacle not counted', () => {
  const { width } = OBSTACLES['long-pin'];
  const ahead = START_X + HIT_RADIUS - FORGIVEN;
  const behind = START_X - HIT_RADIUS + FORGIVEN - width;
  expect([ahead - 0.1, ahead, behind + 0.1, behind].map((x) => isHit({ kind: 'long-pin', x }, 0))).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test('over the corner of an obstacle the jumper is round: 20 px beside it, 27.5 px are enough', () => {
  const beside = 20;
  const x = START_X + beside - FORGIVEN;
  const clear = MIDDLE_BELOW_TOP + Math.sqrt(HIT_RADIUS ** 2 - beside ** 2);
  expect(isHit({ kind: 'long-pin', x }, clear - 0.1)).toBe(true);
  expect(isHit({ kind: 'long-pin', x }, clear + 0.1)).toBe(false);
});
