import type { ReactNode } from 'react';
import { MuiTheme } from '../mui/mui-theme.tsx';
import { Gudzyk } from '../ui/gudzyk.tsx';
import { Modal } from '../modal.tsx';
import { useWords } from '../words.ts';
import styles from './dialog-window.module.css';

interface DialogWindowProps {
  titleId: string;
  width: number;
  /** All of it yellow, as an offer is. */
  isYellow: boolean;
  /** Cannot be closed just now. */
  isLocked: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A woven label over a dimmed page. */
export function DialogWindow({ titleId, width, isYellow, isLocked, onClose, children }: DialogWindowProps) {
  const words = useWords();
  const close = (): void => {
    if (!isLocked) onClose();
  };
  return (
    <Modal
      aria-labelledby={titleId}
      around={styles.around}
      className={styles.paper}
      data-width={width}
      data-ground={isYellow ? 'yellow' : undefined}
      onClose={close}
    >
      <MuiTheme>{children}</MuiTheme>
      <Gudzyk
        className={styles.close}
        tone={isYellow ? 'ink' : 'yellow'}
        label={words('common.close')}
        open
        aria-disabled={isLocked || undefined}
        onClick={close}
      />
    </Modal>
  );
}
