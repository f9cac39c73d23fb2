import type { AriaAttributes, MouseEventHandler, ReactNode } from 'react';
import styles from './gudzyk.module.css';

/** A button of a coat: four holes; when open, two threads cross through them. */
export function GudzykIcon({ open = false }: { open?: boolean }) {
  return (
    <svg className={styles.icon} viewBox="0 0 48 48" aria-hidden="true" data-open={open}>
      <circle cx="24" cy="24" r="17.5" fill="none" stroke="currentColor" strokeWidth="1.4" opacity=".4" />
      <g fill="currentColor">
        <circle cx="18" cy="18" r="3.4" />
        <circle cx="30" cy="18" r="3.4" />
        <circle cx="18" cy="30" r="3.4" />
        <circle cx="30" cy="30" r="3.4" />
      </g>
      <g className={styles.threads} fill="none" stroke="currentColor" strokeWidth="4.4" strokeLinecap="round">
        <path d="M18 18 30 30" />
        <path d="M30 18 18 30" />
      </g>
    </svg>
  );
}

interface GudzykProps extends AriaAttributes {
  /** What pressing it does. */
  label: string;
  onClick?: MouseEventHandler<HTMLButtonElement>;
  /** The id of a popover it closes, with or without scripts. */
  popoverTarget?: string;
  popoverTargetAction?: 'hide';
  open?: boolean;
  tone?: 'yellow' | 'ink' | 'ghost';
  className?: string | undefined;
  /** Drawn instead of the holes. */
  children?: ReactNode;
}

/** A round button with a picture and no words. */
export function Gudzyk({ label, open, tone = 'yellow', className = '', children, ...button }: GudzykProps) {
  return (
    <button {...button} type="button" className={`${styles.gudzyk} ${className}`} data-tone={tone} aria-label={label}>
      {children ?? <GudzykIcon open={open ?? false} />}
    </button>
  );
}

/** The same disc as a picture, beside words that say what is pressed. */
export function GudzykDisc({ open = false, children }: { open?: boolean; children?: ReactNode }) {
  return (
    <span className={styles.gudzyk} data-tone="yellow">
      {children ?? <GudzykIcon open={open} />}
    </span>
  );
}
