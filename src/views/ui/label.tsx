import type { ReactNode } from 'react';
import styles from './label.module.css';

interface LabelProps {
  tone: 'new' | 'sale' | 'none';
  children: ReactNode;
}

/** A woven label sewn to the edge: new, reduced, or sold out. */
export function Label({ tone, children }: LabelProps) {
  return (
    <span className={styles.label} data-tone={tone}>
      {children}
    </span>
  );
}
