import { useSearchParams } from 'react-router-dom';
import type { PageBlock } from '#domain/content.ts';
import { PATTERN_PARAMETER, patternNumber } from '#domain/pattern-number.ts';
import { crossesOf } from '../../pattern/own-number.ts';
import { ROSETTE_WIDTH } from '../../pattern/rosette.ts';
import { TakePattern } from '../../pattern/take-pattern.tsx';
import { Button } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { StitchText } from '../../ui/stitch-text.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useWords } from '../../words.ts';
import styles from './pattern-banner.module.css';
import { OwnNumber } from './own-number.tsx';
import { Rosette } from './pattern-picture.tsx';

type Banner = Extract<PageBlock, { type: 'banner' }>;

/** A pattern, its number and how many crosses it really has, or strokes if it is painted: counted, not claimed. */
export function PatternBanner({ banner }: { banner: Banner }) {
  const { title, text, link, photo } = banner;
  const words = useWords();
  const [address] = useSearchParams();
  const isSewn = photo === undefined && banner.pattern !== undefined;
  const own = isSewn ? patternNumber(address.get(PATTERN_PARAMETER)) : undefined;
  const pattern = own === undefined ? banner.pattern : { number: own, crosses: crossesOf(own) };
  const count = words('home.count', { count: pattern?.crosses ?? 0 });
  return (
    <section id={PATTERN_PARAMETER} className={styles.banner} data-theme="dark" aria-label={title} data-later>
      <div className={styles.inner}>
        {photo !== undefined && (
          <Picture className={styles.painting} photo={photo} sizes="(min-width: 768px) 520px, 80vw" />
        )}
        {photo === undefined && pattern !== undefined && <Rosette className={styles.rosette} number={pattern.number} />}
        <div className={styles.words}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.text}>
            {own === undefined || pattern === undefined
              ? text
              : words('home.own', { number: own, count: pattern.crosses })}
          </p>
          {pattern !== undefined && (
            <dl className={styles.numbers} aria-live="polite">
              <div className={styles.number} data-thread="0">
                <dt className={styles.what}>{words('home.pattern')}</dt>
                <dd>
                  <StitchText text={pattern.number} size={5} />
                  <VisuallyHidden>{pattern.number}</VisuallyHidden>
                </dd>
              </div>
              <div className={styles.number} data-thread="1">
                <dt className={styles.what}>{words(photo === undefined ? 'home.crosses' : 'home.strokes')}</dt>
                <dd>
                  <StitchText text={count} size={5} />
                  <VisuallyHidden>{count}</VisuallyHidden>
                </dd>
              </div>
            </dl>
          )}
          {isSewn && <OwnNumber own={own} />}
          {isSewn && pattern !== undefined && (
            <TakePattern pattern={{ figure: 'rosette', number: pattern.number, width: ROSETTE_WIDTH }} />
          )}
          {link !== undefined && own === undefined && <Button to={link.to}>{link.label}</Button>}
        </div>
      </div>
    </section>
  );
}
