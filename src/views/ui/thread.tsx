import styles from './thread.module.css';

/** A running stitch across: the shop's rule between things. */
export function Thread({ className = '' }: { className?: string | undefined }) {
  return <span className={`${styles.thread} ${className}`} aria-hidden="true" />;
}
