import Dialog from '@mui/material/Dialog';
import type { ReactNode } from 'react';
import { MuiTheme } from '../mui/mui-theme.tsx';
import { Gudzyk } from '../ui/gudzyk.tsx';
import { useWords } from '../words.ts';
import styles from './dialog-window.module.css';
import { PageBehind } from './page-behind.tsx';

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

/** A woven label over a dimmed page: takes the focus and gives it back, closes by Escape, backdrop and button. */
export function DialogWindow({ titleId, width, isYellow, isLocked, onClose, children }: DialogWindowProps) {
  const words = useWords();
  const close = (): void => {
    if (!isLocked) onClose();
  };
  const look = { 'data-width': width, ...(isYellow && { 'data-ground': 'yellow' }) };
  return (
    <MuiTheme>
      <Dialog
        open
        onClose={close}
        aria-labelledby={titleId}
        maxWidth={false}
        scroll="body"
        disableScrollLock
        className={styles.dialog ?? ''}
        transitionDuration={{ enter: 240, exit: 0 }}
        slotProps={{
          backdrop: { className: styles.backdrop, transitionDuration: { enter: 180, exit: 0 } },
          paper: { className: styles.paper, elevation: 0, ...look } as object,
        }}
      >
        {children}
        <Gudzyk
          className={styles.close}
          tone={isYellow ? 'ink' : 'yellow'}
          label={words('common.close')}
          open
          aria-disabled={isLocked || undefined}
          onClick={close}
        />
        <PageBehind />
      </Dialog>
    </MuiTheme>
  );
}
