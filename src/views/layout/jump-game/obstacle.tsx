import type { ReactElement } from 'react';
import { memo } from 'react';
import type { ObstacleKind } from '#domain/jump-game.ts';
import styles from './obstacle.module.css';

type Thread = 'brick' | 'blue' | 'green';

function Pin({ x, height, color }: { x: number; height: number; color: Thread }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path className={styles.needle} d={`M-1.6 0 0 ${-height} 1.6 0Z`} />
      <circle className={styles.head} data-color={color} cy={-height} r="10" />
      <circle className={styles.shine} cx="-3" cy={-height - 3} r="2.6" />
    </g>
  );
}

const TURNS = [-14, -22.6, -31.2, -39.8, -48.4, -57];

function Spool() {
  return (
    <>
      <path className={styles.wood} d="M0 0h54v-9H0zM0-62h54v9H0z" />
      <path className={styles.head} data-color="blue" d="M5-9h44v-44H5z" />
      <path className={styles.turns} d={TURNS.map((y) => `M5 ${y}q22 5 44 0`).join('')} />
    </>
  );
}

function Scissors() {
  return (
    <>
      <path className={styles.blades} d="M6-26 32-78M26-26 0-78" />
      <circle className={styles.ring} cx="1" cy="-13" r="11" />
      <circle className={styles.ring} cx="31" cy="-13" r="11" />
    </>
  );
}

/** Each from the lower left corner of its box. */
const PICTURES: Record<ObstacleKind, ReactElement> = {
  pin: <Pin x={10} height={70} color="green" />,
  'long-pin': <Pin x={10} height={96} color="brick" />,
  pins: (
    <>
      <Pin x={10} height={96} color="brick" />
      <Pin x={42} height={70} color="blue" />
    </>
  ),
  spool: <Spool />,
  scissors: <Scissors />,
};

/** What stands in the way of the jumper. */
export const ObstaclePicture = memo(function ObstaclePicture({ kind }: { kind: ObstacleKind }) {
  return PICTURES[kind];
});
