import type { KeyboardEvent, ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { closeOff } from '../close-off.ts';
import { stopsOf, turnTab } from '../turn-tab.ts';
import styles from './overlay.module.css';

interface OverlayProps {
  /** Its name, for those who listen. */
  label: string;
  onClose: () => void;
  className: string | undefined;
  children: ReactNode;
}

/** Closes off what is beside an element, only once it is seen: to style the whole page anew would hold it up. */
function closeOffBeside(element: HTMLElement): () => void {
  let open = (): void => {};
  let timer = 0;
  const close = (): void => {
    open = closeOff([...(element.parentElement?.children ?? [])].filter((one) => one !== element));
  };
  const frame = requestAnimationFrame(() => (timer = window.setTimeout(close)));
  return () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
    open();
  };
}

/**
 * A sheet over the whole page. While it is there the page behind it is out of reach, the focus goes round within it,
 * Escape closes it, and the focus returns to what opened it. Always dark: its yellow words would not be read on white.
 */
export function Overlay({ label, onClose, className, children }: OverlayProps) {
  const root = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const { current } = root;
    if (current === null) return undefined;
    const opener = document.activeElement;
    const open = closeOffBeside(current);
    stopsOf(current)[0]?.focus();
    return () => {
      open();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    }
    if (root.current !== null) turnTab(event, root.current);
  };

  return (
    <dialog
      open
      ref={root}
      className={`${styles.overlay} ${className}`}
      data-theme="dark"
      aria-modal="true"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {children}
    </dialog>
  );
}
