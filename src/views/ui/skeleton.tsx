import styles from './skeleton.module.css';

/** A garment of which only the pattern is there: its outline in stitches that march on, in the shape of a photo. */
export function GarmentOutline({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 200 250" fill="none" aria-hidden="true">
      <path
        className={styles.outline}
        d="M78 66c8 12 36 12 44 0l26 12 26 44-24 14-12-16v64H62v-64l-12 16-24-14 26-44z"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeDasharray="7 5"
      />
    </svg>
  );
}

/** The shape of a card that is on its way. */
export function CardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <GarmentOutline className={styles.tile} />
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
