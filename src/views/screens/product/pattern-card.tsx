import { useMemo } from 'react';
import type { Pattern } from '#domain/catalog.ts';
import type { Photo } from '#domain/photo.ts';
import { lazyPart } from '../../lazy-part.tsx';
import { sewn } from '../../pattern/sewn.ts';
import { TakePattern } from '../../pattern/take-pattern.tsx';
import { StitchText } from '../../ui/stitch-text.tsx';
import { useMedia } from '../../use-media.ts';
import { useWords } from '../../words.ts';
import styles from './pattern-card.module.css';

const PatternZoom = lazyPart(async () => (await import('../../pattern/pattern-zoom.tsx')).PatternZoom);

interface PatternCardProps {
  pattern: Pattern;
  /** Of the thing that is stitched with it. */
  photo: Photo | undefined;
}

/** The pattern a thing is stitched with, alone on white, to be looked at from near, and how many crosses it has: counted as they are drawn. */
export function PatternCard({ pattern, photo }: PatternCardProps) {
  const words = useWords();
  const { number } = pattern;
  const count = useMemo(() => sewn(pattern).crosses.length, [pattern]);
  return (
    <figure className={styles.card}>
      <PatternZoom pattern={pattern} photo={photo} standIn={<div className={styles.cloth} />} />
      <div className={styles.number}>
        <StitchText text={number} size={5} />
      </div>
      <figcaption className={styles.words}>
        {words('pattern.crosses', { number, count })} <TakePattern pattern={pattern} />
      </figcaption>
    </figure>
  );
}

/** The same where a gallery has no room for it. */
export function PatternOnPhone(card: PatternCardProps) {
  return useMedia('(min-width: 768px)') ? undefined : <PatternCard {...card} />;
}
