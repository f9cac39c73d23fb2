import type { ReactNode } from 'react';
import styles from './empty-line.module.css';

interface EmptyLineProps {
  title: string;
  text?: string | undefined;
  /** What to do next. */
  children?: ReactNode;
}

/** Nothing hangs on the line: says so and shows the way on. */
export function EmptyLine({ title, text, children }: EmptyLineProps) {
  return (
    <div className={styles.empty}>
      <svg className={styles.line} viewBox="0 0 240 70" fill="none" aria-hidden="true">
        <path d="M4 12Q120 70 236 12" stroke="currentColor" strokeWidth="3" strokeDasharray="11 7" />
        <g className={styles.pegs} strokeWidth="3.4" strokeLinecap="round">
          <path d="M81 28v28M87 28v28M155 28v28M161 28v28" />
        </g>
      </svg>
      <p className={styles.title}>{title}</p>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children}
    </div>
  );
}
