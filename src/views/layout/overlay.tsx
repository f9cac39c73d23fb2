import type { KeyboardEvent, ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { speaks } from '../speaks.ts';
import styles from './overlay.module.css';

interface OverlayProps {
  /** Its name, for those who listen. */
  label: string;
  onClose: () => void;
  className: string | undefined;
  children: ReactNode;
}

const FOCUSABLE = 'a[href],button:not(:disabled),input:not(:disabled),[tabindex="0"]';

/** Whether it is drawn; where nothing is laid out, everything counts as drawn. */
const isSeen = (element: Partial<HTMLElement>): boolean => element.checkVisibility?.() ?? true;

/**
 * Makes everything beside an element unreachable; gives the way to undo it. What had been so already stays so. Only once
 * the sheet is seen: to style the whole page anew would hold it up.
 */
function closeOff(element: HTMLElement): () => void {
  let beside: Element[] = [];
  let timer = 0;
  const close = (): void => {
    beside = [...(element.parentElement?.children ?? [])].filter(
      (one) => one !== element && !one.hasAttribute('inert') && !speaks(one),
    );
    for (const one of beside) one.setAttribute('inert', '');
  };
  const frame = requestAnimationFrame(() => (timer = window.setTimeout(close)));
  return () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
    for (const one of beside) one.removeAttribute('inert');
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
    const open = closeOff(current);
    current.querySelector<HTMLElement>(FOCUSABLE)?.focus();
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
    if (event.key !== 'Tab') return;
    const all = [...(root.current?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])].filter(isSeen);
    const edge = event.shiftKey ? all[0] : all.at(-1);
    if (document.activeElement !== edge) return;
    event.preventDefault();
    (event.shiftKey ? all.at(-1) : all[0])?.focus();
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
