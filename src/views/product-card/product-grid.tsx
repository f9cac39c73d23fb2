import type { ReactNode } from 'react';
import type { Size, Variant } from '#domain/catalog.ts';
import { PAGE_SIZE } from '#domain/constants.ts';
import { ErrorBoundary } from '../layout/error-boundary.tsx';
import { Slice } from '../slice.tsx';
import { CardSkeleton } from '../ui/skeleton.tsx';
import { ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';
import { wornPhoto } from './worn-photo.ts';

const SIZES = '(min-width: 1280px) 23vw, (min-width: 1024px) 31vw, 46vw';

interface ProductGridProps {
  variants: Variant[];
  headingLevel?: 2 | 3;
  /** What a page begins with: the picture of its first card is the one that is waited for. */
  isFirst?: boolean;
  /** What is shown will soon be something else: it dims. */
  isOld?: boolean;
  /** The size all of them are looked for in. */
  size?: Size | undefined;
  /** Of a whole row, so that none is left with a hole: one after the fourth card of each whole page, in turn. */
  inserts?: ReactNode[];
}

const INSERT_AFTER = 4;
/** On a phone no more are seen at first: the others wait for a frame (base.css). */
const SEEN_FIRST = 4;

/** Things side by side: two, three or four in a row. */
export function ProductGrid(props: ProductGridProps) {
  const { variants, headingLevel = 3, isFirst = false, isOld = false, size, inserts = [] } = props;
  const cards = variants.map((variant, index) => (
    <li key={variant.id} data-later={(isFirst && index >= SEEN_FIRST) || undefined}>
      {/* One that cannot be drawn costs its own place only. */}
      <ErrorBoundary fallback={undefined}>
        <ProductCard
          variant={variant}
          sizes={SIZES}
          priority={isFirst && index === 0}
          headingLevel={headingLevel}
          size={size}
          worn={wornPhoto(variant, index)}
        />
      </ErrorBoundary>
    </li>
  ));
  const wholePages = inserts.length > 0 ? Math.floor(variants.length / PAGE_SIZE) : 0;
  for (let page = 0; page < wholePages; page++)
    cards.splice(
      page * (PAGE_SIZE + 1) + INSERT_AFTER,
      0,
      <li key={page} className={styles.insert}>
        {inserts[page % inserts.length]}
      </li>,
    );
  return (
    <ul className={styles.grid} aria-busy={isOld || undefined} data-old={isOld || undefined}>
      <Slice>{cards}</Slice>
    </ul>
  );
}

/** The grid before its things are there, in its true shape. */
export function ProductGridSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <CardSkeleton key={index} place={index} />
      ))}
    </div>
  );
}
