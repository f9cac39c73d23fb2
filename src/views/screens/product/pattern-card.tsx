import { useMemo } from 'react';
import type { Pattern } from '#domain/catalog.ts';
import { CrossStitch } from '../../pattern/cross-stitch.tsx';
import { sewn } from '../../pattern/sewn.ts';
import { TakePattern } from '../../pattern/take-pattern.tsx';
import { StitchText } from '../../ui/stitch-text.tsx';
import { useWords } from '../../words.ts';
import styles from './pattern-card.module.css';

/** The pattern a thing is stitched with, alone on white, and how many crosses it has: counted as they are drawn. */
export function PatternCard({ pattern }: { pattern: Pattern }) {
  const words = useWords();
  const { crosses, rows } = useMemo(() => sewn(pattern), [pattern]);
  const { number, width } = pattern;
  const count = crosses.length;
  return (
    <figure className={styles.card}>
      <svg
        className={styles.cloth}
        viewBox={`0 0 ${width * 10} ${rows * 10}`}
        preserveAspectRatio="xMidYMin"
        aria-hidden="true"
      >
        <CrossStitch crosses={crosses} />
      </svg>
      <div className={styles.number}>
        <StitchText text={number} size={5} />
      </div>
      <figcaption className={styles.words}>
        {words('pattern.crosses', { number, count })} <TakePattern pattern={pattern} />
      </figcaption>
    </figure>
  );
}
