import styles from './skeleton.module.css';

/** The shape of a card that is on its way: a garment outlined in dashes. */
export function CardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <svg className={styles.tile} viewBox="0 0 200 250" fill="none">
        <path
          className={styles.outline}
          d="M78 66c8 12 36 12 44 0l26 12 26 44-24 14-12-16v64H62v-64l-12 16-24-14 26-44z"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeDasharray="7 5"
        />
      </svg>
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
