import { useMemo } from 'react';
import type { PageBlock } from '#domain/content.ts';
import { Button } from '../../ui/button.tsx';
import { StitchText } from '../../ui/stitch-text.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useWords } from '../../words.ts';
import styles from './pattern-banner.module.css';
import { RosettePicture } from './rosette-picture.tsx';
import { rosette } from './rosette.ts';

type Banner = Extract<PageBlock, { type: 'banner' }>;

/** A pattern, its number and how many crosses it really has: they are counted, not claimed. */
export function PatternBanner({ banner }: { banner: Banner }) {
  const words = useWords();
  const number = banner.pattern?.number;
  const crosses = useMemo(() => (number === undefined ? [] : rosette(number)), [number]);
  return (
    <section className={styles.banner} data-theme="dark" aria-label={banner.title}>
      <div className={styles.inner}>
        {number !== undefined && <RosettePicture crosses={crosses} />}
        <div className={styles.words}>
          <h2 className={styles.title}>{banner.title}</h2>
          <p className={styles.text}>{banner.text}</p>
          {number !== undefined && (
            <dl className={styles.numbers}>
              <div className={styles.number} data-thread="0">
                <dt className={styles.what}>{words('home.pattern')}</dt>
                <dd>
                  <StitchText text={number} size={5} />
                  <VisuallyHidden>№ {number}</VisuallyHidden>
                </dd>
              </div>
              <div className={styles.number} data-thread="1">
                <dt className={styles.what}>{words('home.crosses')}</dt>
                <dd>
                  <StitchText text={String(crosses.length)} size={5} />
                  <VisuallyHidden>{crosses.length}</VisuallyHidden>
                </dd>
              </div>
            </dl>
          )}
          {banner.link !== undefined && <Button to={banner.link.to}>{banner.link.label}</Button>}
        </div>
      </div>
    </section>
  );
}
