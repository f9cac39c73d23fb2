import type { ComponentProps } from 'react';
import styles from './quiet-button.module.css';

/** A press of little weight: words with stitches under them. */
export function QuietButton({ className = '', ...button }: ComponentProps<'button'>) {
  return <button type="button" {...button} className={`${styles.quiet} ${className}`} />;
}
