import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  title: string;
  text: ReactNode;
  /** The ways on. */
  children: ReactNode;
  /** What there is to know of them. */
  hint?: ReactNode;
}

/** A screen that has one thing to say, and where to go from there. */
export function Notice({ title, text, children, hint }: NoticeProps) {
  return (
    <section className={styles.notice}>
      <h1>{title}</h1>
      <p>{text}</p>
      <div className={styles.ways}>{children}</div>
      {hint !== undefined && <p>{hint}</p>}
    </section>
  );
}
