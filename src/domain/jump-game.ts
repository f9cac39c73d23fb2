/** The jumping mini-game of the error page (spec section 2): its rules, in the px of a stage 1344 wide and 400 high. */

export const STAGE_WIDTH = 1344;
export const STAGE_HEIGHT = 400;
/** Where whatever stands on the ground ends. */
export const FLOOR_Y = 347;
/** The middle of the jumper on the ground. */
export const JUMPER_X = 300;
export const JUMPER_Y = 276;
const HIT_RADIUS = 34;
/** So much of an obstacle's edge forgives. */
const FORGIVEN = 6;

const GRAVITY_PX_S2 = 2_600;
/** How fast a jump begins. */
export const LEAP_PX_S = 980;
const SPEED_PX_S = 420;
/** From so many jumps on it goes so many times faster. */
const FASTER: readonly { jumps: number; times: number }[] = [
  { jumps: 10, times: 1.15 },
  { jumps: 25, times: 1.35 },
  { jumps: 40, times: 1.6 },
];
/** Between one obstacle and the next, in seconds of the way. */
const GAP_MIN_S = 0.9;
const GAP_MAX_S = 1.6;
/** A browser that was busy for longer slows the game down and springs no obstacle on the player. */
const LONGEST_STEP_S = 0.05;
/** Just out of sight, on either side. */
const ENTRY_X = STAGE_WIDTH + 16;
const EXIT_X = -16;

/** What stands in the way, with its size. */
export const OBSTACLES = {
  pin: { width: 20, height: 70 },
  'long-pin': { width: 20, height: 96 },
  pins: { width: 52, height: 96 },
  spool: { width: 54, height: 62 },
  scissors: { width: 32, height: 78 },
} as const satisfies Record<string, { width: number; height: number }>;

export type ObstacleKind = keyof typeof OBSTACLES;
const KINDS = Object.keys(OBSTACLES) as ObstacleKind[];

export interface Obstacle {
  id: number;
  kind: ObstacleKind;
  /** Its left edge. */
  x: number;
}

export interface JumpGame {
  phase: 'ready' | 'running' | 'paused' | 'crashed';
  /** Obstacles jumped over. */
  jumps: number;
  /** Seconds played. */
  seconds: number;
  /** How far the ground has moved. */
  way: number;
  /** How high above the ground the jumper is, and how fast it rises (px/s, falling below 0). */
  height: number;
  rise: number;
  obstacles: readonly Obstacle[];
  /** How far the ground has to move until the next obstacle comes in. */
  untilNext: number;
  /** What chance goes on from: the same seed and presses give the same game. */
  seed: number;
}

/** How fast it goes after so many jumps: 0 to 3. */
export function speedLevel(jumps: number): number {
  return FASTER.filter((row) => jumps >= row.jumps).length;
}

/** px a second. */
export function speedAfter(jumps: number): number {
  return SPEED_PX_S * (FASTER[speedLevel(jumps) - 1]?.times ?? 1);
}

/** A number from 0 to 1 by chance, and the seed for the next (Mulberry32). */
function chance(seed: number): [value: number, seed: number] {
  const next = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(next ^ (next >>> 15), next | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return [((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32, next];
}

/** A game that waits for its player; `seed` is any whole number. */
export function newGame(seed: number): JumpGame {
  const obstacles: Obstacle[] = [
    { id: 0, kind: 'pins', x: 760 },
    { id: 1, kind: 'spool', x: 1_200 },
  ];
  return { phase: 'ready', jumps: 0, seconds: 0, way: 0, height: 0, rise: 0, obstacles, untilNext: 500, seed };
}

/** The player acts: a jump from the ground while it runs, else it goes on, or begins anew after a crash. */
export function press(game: JumpGame): JumpGame {
  if (game.phase === 'crashed') return { ...newGame(game.seed), phase: 'running' };
  if (game.phase !== 'running') return { ...game, phase: 'running' };
  return game.height > 0 || game.rise > 0 ? game : { ...game, rise: LEAP_PX_S };
}

export function pause(game: JumpGame): JumpGame {
  return game.phase === 'running' ? { ...game, phase: 'paused' } : game;
}

function isBehind({ x, kind }: Obstacle): boolean {
  return x + OBSTACLES[kind].width < JUMPER_X - HIT_RADIUS;
}

/** Whether the jumper at this height touches it: a circle and a box that is a little smaller than the picture. */
function touches({ x, kind }: Obstacle, height: number): boolean {
  const { width, height: tall } = OBSTACLES[kind];
  const y = JUMPER_Y - height;
  const nearestX = Math.min(Math.max(JUMPER_X, x + FORGIVEN), x + width - FORGIVEN);
  const nearestY = Math.max(y, FLOOR_Y - tall + FORGIVEN);
  return Math.hypot(nearestX - JUMPER_X, nearestY - y) < HIT_RADIUS;
}

/** The obstacle that comes in, when the ground has moved far enough, and how far it is to the one after it. */
function withNext(game: JumpGame): JumpGame {
  if (game.untilNext > 0) return game;
  const [kindValue, seedForGap] = chance(game.seed);
  const [gapValue, seed] = chance(seedForGap);
  const kind = KINDS[Math.floor(kindValue * KINDS.length)] ?? 'pin';
  const id = (game.obstacles.at(-1)?.id ?? 0) + 1;
  const gap = (GAP_MIN_S + gapValue * (GAP_MAX_S - GAP_MIN_S)) * speedAfter(game.jumps);
  return {
    ...game,
    obstacles: [...game.obstacles, { id, kind, x: ENTRY_X + game.untilNext }],
    untilNext: game.untilNext + OBSTACLES[kind].width + gap,
    seed,
  };
}

/** The game so many seconds later. Only a running one moves; a touch ends it. */
export function step(game: JumpGame, seconds: number): JumpGame {
  if (game.phase !== 'running') return game;
  const time = Math.min(Math.max(seconds, 0), LONGEST_STEP_S);
  const way = speedAfter(game.jumps) * time;
  const height = Math.max(0, game.height + game.rise * time - (GRAVITY_PX_S2 * time ** 2) / 2);
  const moved = game.obstacles.map((one) => ({ ...one, x: one.x - way }));
  const passed = moved.filter(isBehind).length - game.obstacles.filter(isBehind).length;
  return withNext({
    ...game,
    phase: moved.some((one) => touches(one, height)) ? 'crashed' : 'running',
    jumps: game.jumps + passed,
    seconds: game.seconds + time,
    way: game.way + way,
    height,
    rise: height > 0 ? game.rise - GRAVITY_PX_S2 * time : 0,
    obstacles: moved.filter(({ x, kind }) => x + OBSTACLES[kind].width > EXIT_X),
    untilNext: game.untilNext - way,
  });
}

/** How long the jumper has been in the air, seconds. */
export function secondsInAir({ height, rise }: JumpGame): number {
  return height > 0 ? (LEAP_PX_S - rise) / GRAVITY_PX_S2 : 0;
}
