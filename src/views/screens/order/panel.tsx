import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './panel.module.css';

/** A part of what is told of an order, under a title of its own. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
