import type { ReactNode } from 'react';
import styles from './chip.module.css';
import { Icon } from './icon.tsx';

interface ChipProps {
  children: ReactNode;
  onRemove: () => void;
  /** What pressing it does: 'Прибрати розмір M'. */
  removeLabel: string;
}

/** Something chosen that can be taken away again by pressing it. */
export function Chip({ children, onRemove, removeLabel }: ChipProps) {
  return (
    <button type="button" className={styles.chip} aria-label={removeLabel} onClick={onRemove}>
      {children}
      <Icon name="close" className={styles.sign} />
    </button>
  );
}
