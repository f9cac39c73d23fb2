import styles from './skeleton.module.css';

/** A shirt, trousers, a sheet in its frame. */
const OUTLINES = [
  'M78 66c8 12 36 12 44 0l26 12 26 44-24 14-12-16v64H62v-64l-12 16-24-14 26-44z',
  'M68 52h64l10 146h-30l-12-100-12 100H58zM68 62h64',
  'M52 56h96v138H52zM64 68h72v114H64z',
] as const;

interface GarmentOutlineProps {
  className?: string | undefined;
  /** Which of those in a row it is: they take turns. */
  place?: number;
}

/** What is on its way, as a thin line, in the shape of a photo. */
export function GarmentOutline({ className, place = 0 }: GarmentOutlineProps) {
  return (
    <svg className={className} viewBox="0 0 200 250" fill="none" aria-hidden="true">
      <path className={styles.outline} d={OUTLINES[place % OUTLINES.length]} stroke="currentColor" />
    </svg>
  );
}

/** The shape of a card that is on its way. */
export function CardSkeleton({ place = 0 }: { place?: number }) {
  return (
    <div className={styles.card} aria-hidden="true">
      <GarmentOutline className={styles.tile} place={place} />
      <span className={styles.bar} />
      <span className={styles.bar} data-short="true" />
    </div>
  );
}

/** Lines of text that are on their way. */
export function Skeleton({ lines }: { lines: number }) {
  return (
    <div className={styles.lines} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.bar} data-short={line === lines - 1} />
      ))}
    </div>
  );
}
