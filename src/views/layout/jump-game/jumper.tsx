import { memo } from 'react';
import type { JumpGame } from '#domain/jump-game.ts';
import styles from './jumper.module.css';

interface Pose {
  /** Degrees. */
  tilt: number;
  tail: string;
  legs: string;
  arms: string;
}

const POSES = {
  idle: {
    tilt: 0,
    tail: 'M-8 39C-20 52-30 44-38 56',
    legs: 'M-12 36-13 60l-9 0M12 36 13 60l9 0',
    arms: 'M-37 6q-12 8-14 22M37 6q12 8 14 22',
  },
  runA: {
    tilt: -4,
    tail: 'M-10 38C-26 46-40 36-52 44',
    legs: 'M-12 36-26 52l-12-5M12 36 24 58l11-2',
    arms: 'M-36 4q-16 2-20-12M36 6q14 10 8 22',
  },
  runB: {
    tilt: 4,
    tail: 'M-10 38C-26 46-40 46-52 56',
    legs: 'M-12 36-6 60l11 0M12 36 0 54l-12 4',
    arms: 'M-36 6q-14 12-6 22M36 4q16 0 20-12',
  },
  jump: {
    tilt: 8,
    tail: 'M-6 38C-16 58-34 52-40 66',
    legs: 'M-12 34-22 50l-9-3M12 34 20 52l12 3',
    arms: 'M-36 2q-16-14-14-26M36 2q14-16 20-24',
  },
  crash: {
    tilt: 24,
    tail: 'M-6 38C-26 44-18 60-44 58',
    legs: 'M-14 34-30 46l-4-10M14 34 30 46l6-9',
    arms: 'M-36-4q-14-10-24-2M36-4q14-10 24-2',
  },
} as const satisfies Record<string, Pose>;

type PoseName = keyof typeof POSES;

/** How long a stride is held, seconds. */
const STRIDE_S = 0.11;

/** How the jumper holds itself at this moment. */
export function poseOf({ phase, height, seconds }: JumpGame): PoseName {
  if (phase === 'ready') return 'idle';
  if (phase === 'crashed') return 'crash';
  if (height > 0) return 'jump';
  return Math.floor(seconds / STRIDE_S) % 2 === 0 ? 'runA' : 'runB';
}

/** The upper holes are the eyes. */
function Eyes({ pose }: { pose: PoseName }) {
  if (pose === 'crash')
    return <path className={styles.thread} strokeWidth="4" d="M-16-13l11 11m0-11-11 11M8-13l11 11m0-11-11 11" />;
  return (
    <>
      <g className={styles.eyes} data-pose={pose}>
        <circle className={styles.hole} cx="-10.5" cy="-8" r="7.6" />
        <circle className={styles.hole} cx="13.5" cy="-8" r="7.6" />
        <circle className={styles.glint} cx="-8" cy="-10.5" r="2.3" />
        <circle className={styles.glint} cx="16" cy="-10.5" r="2.3" />
      </g>
      {pose === 'idle' && <path className={styles.lids} d="M-17-8h13M7-8h13" />}
    </>
  );
}

/** Ґудзик: a button that came off, with its last thread for a smile. */
export const Jumper = memo(function Jumper({ pose }: { pose: PoseName }) {
  const { tilt, tail, legs, arms } = POSES[pose];
  return (
    <g transform={`rotate(${tilt}) scale(1.12)`}>
      <path className={styles.thread} strokeWidth="3.4" d={tail} />
      <path className={styles.limb} strokeWidth="5.4" d={legs} />
      <path className={styles.limb} strokeWidth="5" d={arms} />
      <circle className={styles.disc} r="40" />
      <circle className={styles.edge} r="38.5" />
      <circle className={styles.rim} r="29" />
      <Eyes pose={pose} />
      <circle className={styles.hole} cx="-9.5" cy="13" r="4.4" />
      <circle className={styles.hole} cx="12.5" cy="13" r="4.4" />
      <path className={styles.thread} strokeWidth="3.4" d={`M-9.5 13Q1.5 ${pose === 'crash' ? 4 : 24} 12.5 13`} />
    </g>
  );
});
