import { Fragment } from 'react';
import type { PageBlock } from '#domain/content.ts';
import { titleLines } from '#domain/text.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { ClothesLine, Field, Peg } from './field.tsx';
import words from './hero-words.module.css';
import styles from './hero.module.css';

type HeroBlock = Extract<PageBlock, { type: 'hero' }>;

const PLACES = 3;
/** A narrow screen has room for two, a sheet of paper hangs by itself. */
const PEGGED = 2;

/** How wide each hangs, as hero.module.css says: on a phone by the height that the big words leave. */
const WIDTHS = [
  // Not in svh: what looks ahead in a page does not know them, and fetches a larger one besides.
  '(min-width: 768px) 32vw, clamp(112px, (100vh - 581px) * 0.83, min(68vw, 290px))',
  '(min-width: 768px) 32vw, clamp(122px, (100vh - 581px) * 0.9, min(74vw, 316px))',
  '18vw',
];

/** Things on a line over a field, the big words, and the way into the shop. */
export function Hero({ hero }: { hero: HeroBlock }) {
  const photos = hero.photos.slice(0, PLACES);
  return (
    <section className={styles.hero} data-ground="yellow">
      <Field />
      <ClothesLine />
      {photos.map((photo, index) => (
        <div key={photo.id} className={styles.hanging} data-place={photos.length === 1 ? 2 : index + 1}>
          <Picture
            className={styles.photo}
            photo={photo}
            sizes={WIDTHS[photos.length === 1 ? 1 : index] ?? ''}
            // The largest of them.
            priority={index === Math.min(1, photos.length - 1)}
          />
          {index < PEGGED && (
            <>
              <Peg />
              <Peg />
            </>
          )}
        </div>
      ))}
      <h1 className={words.title}>
        {titleLines(hero.title).map((line) => (
          // The spaces between lines are for those who hear them.
          <Fragment key={line}>
            <span className={words.line}>{line}</span>{' '}
          </Fragment>
        ))}
      </h1>
      <div className={words.panel}>
        <p className={words.text}>{hero.text}</p>
        <Button variant="ink" to={hero.link.to}>
          {hero.link.label}
          <Icon name="arrow" />
        </Button>
      </div>
    </section>
  );
}
