import styles from './sew-progress.module.css';

interface SewProgressProps {
  value: number;
  max: number;
  /** What is being sewn, for those who listen. */
  label: string;
}

/** Progress as a seam: done is stitched, the rest is dotted, the needle stands where they meet and leaves when done. */
export function SewProgress({ value, max, label }: SewProgressProps) {
  const done = max > 0 ? Math.min(1, Math.max(0, value / max)) * 100 : 100;
  return (
    <div className={styles.progress}>
      <progress className={styles.value} value={Math.min(Math.max(0, value), max)} max={max} aria-label={label} />
      <svg className={styles.seam} aria-hidden="true" width="100%" height="26">
        <line className={styles.rest} x1="0" x2="100%" y1="13" y2="13" />
      </svg>
      <svg className={styles.sewn} aria-hidden="true" height="26">
        <line className={styles.done} x1="0" x2={`${done}%`} y1="13" y2="13" />
        {done < 100 && (
          <svg x={`${done}%`} overflow="visible">
            <path className={styles.needle} d="M-4 13 44 10.5Q54 10.5 56 13 54 15.5 44 15.5Z" />
          </svg>
        )}
      </svg>
    </div>
  );
}
