import { speedLevel } from '#domain/jump-game.ts';
import { StitchText } from '../../ui/stitch-text.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useWords } from '../../words.ts';
import styles from './score-board.module.css';

const SPEEDS = [0, 1, 2, 3];
/** px of one cross. */
const CROSS = 5;

function Count({ label, count }: { label: string; count: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <VisuallyHidden>{count}</VisuallyHidden>
        <StitchText text={String(count)} size={CROSS} />
      </dd>
    </div>
  );
}

/** Jumps, record and speed. */
export function ScoreBoard({ jumps, record }: { jumps: number; record: number }) {
  const words = useWords();
  const level = speedLevel(jumps);
  return (
    <dl className={styles.board}>
      <Count label={words('game.jumps')} count={jumps} />
      <Count label={words('game.record')} count={record} />
      <div>
        <dt>{words('game.speed')}</dt>
        <dd className={styles.bars}>
          <VisuallyHidden>{`${level + 1} / ${SPEEDS.length}`}</VisuallyHidden>
          {SPEEDS.map((speed) => (
            <span key={speed} className={styles.bar} data-on={speed <= level} />
          ))}
        </dd>
      </div>
    </dl>
  );
}
