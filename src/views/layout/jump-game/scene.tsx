import { memo } from 'react';
import type { JumpGame } from '#domain/jump-game.ts';
import {
  FLOOR_Y,
  JUMPER_X,
  JUMPER_Y,
  LEAP_PX_S,
  secondsInAir,
  speedAfter,
  STAGE_HEIGHT,
  STAGE_WIDTH,
} from '#domain/jump-game.ts';
import styles from './scene.module.css';
import { Jumper, poseOf } from './jumper.tsx';
import { ObstaclePicture } from './obstacle.tsx';

const HILL = 'M0 330C200 262 360 286 560 300S960 250 1344 300';

/** A great button rises over a sewn hill. */
const Backdrop = memo(function Backdrop() {
  return (
    <>
      <g className={styles.moon}>
        <circle className={styles.moonDisc} cx="1060" cy="160" r="92" />
        <circle className={styles.moonRim} cx="1060" cy="160" r="68" />
        <path className={styles.moonHoles} d="M1038 138h0M1082 138h0M1038 182h0M1082 182h0" />
      </g>
      <path className={styles.hill} d={`${HILL}V400H0Z`} />
      <path className={styles.seam} d={HILL} />
    </>
  );
});

/** Where the jumper has come from, as long as it is in the air: a parabola is a curve of one control point. */
function trailOf(game: JumpGame): string | undefined {
  const seconds = secondsInAir(game);
  if (seconds === 0) return undefined;
  const from = JUMPER_X - speedAfter(game.jumps) * seconds;
  const middle = (from + JUMPER_X) / 2;
  const rise = (LEAP_PX_S * seconds) / 2;
  return `M${from} ${JUMPER_Y}Q${middle} ${JUMPER_Y - rise} ${JUMPER_X} ${JUMPER_Y - game.height}`;
}

/** The game as it is at this moment. */
export function Scene({ game }: { game: JumpGame }) {
  return (
    <svg
      className={styles.scene}
      viewBox={`0 0 ${STAGE_WIDTH} ${STAGE_HEIGHT}`}
      preserveAspectRatio="xMinYMax slice"
      aria-hidden="true"
    >
      <Backdrop />
      <path className={styles.ground} d={`M0 350H${STAGE_WIDTH}`} strokeDashoffset={game.way} />
      {game.obstacles.map(({ id, kind, x }) => (
        <g key={id} data-obstacle={kind} transform={`translate(${x} ${FLOOR_Y})`}>
          <ObstaclePicture kind={kind} />
        </g>
      ))}
      <path className={styles.trail} d={trailOf(game)} />
      <g data-pose={poseOf(game)} transform={`translate(${JUMPER_X} ${JUMPER_Y - game.height})`}>
        <Jumper pose={poseOf(game)} />
      </g>
    </svg>
  );
}
