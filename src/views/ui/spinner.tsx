import { useWords } from '../words.ts';
import styles from './spinner.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Something is on its way: a stitched ring that turns. */
export function Spinner() {
  const words = useWords();
  return (
    <output className={styles.spinner}>
      <svg viewBox="0 0 32 32" fill="none" aria-hidden="true">
        <circle cx="16" cy="16" r="13" stroke="currentColor" strokeWidth="2.5" strokeDasharray="6.2 4" />
      </svg>
      <VisuallyHidden>{words('common.loading')}</VisuallyHidden>
    </output>
  );
}
