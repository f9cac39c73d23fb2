import type { ComponentProps, KeyboardEvent } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { afterFrames } from './after-frames.ts';
import { closeOff } from './close-off.ts';
import { focusMain } from './focus-main.ts';
import { openerNow } from './opener.ts';
import { stopsOf, turnTab } from './turn-tab.ts';
import styles from './modal.module.css';

interface ModalProps extends Omit<ComponentProps<'dialog'>, 'onClose' | 'open' | 'ref'> {
  onClose: () => void;
  /** The class of what it stands in, where it leaves some of the window free; else it is as large as the window. */
  around?: string | undefined;
}

/** Closes off what is beside an element, only once it is seen: to style the whole page anew would hold it up. */
function closeOffBeside(element: HTMLElement): () => void {
  let open = (): void => {};
  const callOff = afterFrames(1, () => {
    open = closeOff([...(element.parentElement?.children ?? [])].filter((one) => one !== element));
  });
  return () => {
    callOff();
    open();
  };
}

/** What came by itself has nothing to give the focus back to. */
function keepFocus(): void {
  if (document.activeElement === document.body) focusMain();
}

/** Where the focus begins. In the middle of a page a field would have a phone open its keyboard over it. */
function focusIn(panel: HTMLElement, isWhole: boolean): void {
  const [first] = isWhole ? stopsOf(panel) : [];
  (first ?? panel).focus();
}

/** What had the focus may go away with a step of the dialog: then it begins anew. Gives the way to stop. */
function holdFocus(panel: HTMLElement, isWhole: boolean): () => void {
  let focused = document.activeElement;
  const remember = ({ target }: FocusEvent): void => void (focused = target as Element);
  const watch = new MutationObserver(() => {
    // Not where a phone's keyboard was put away, which takes the focus off a field that is still there.
    if (document.activeElement === document.body && focused?.isConnected === false) focusIn(panel, isWhole);
  });
  panel.addEventListener('focusin', remember);
  watch.observe(panel, { childList: true, subtree: true });
  return () => {
    panel.removeEventListener('focusin', remember);
    watch.disconnect();
  };
}

/** Keys that no window hears by itself: the focus is on nothing, or on a message over the page. Gives the way to stop. */
function hearStrayKeys(root: HTMLElement, onKey: (event: globalThis.KeyboardEvent) => void): () => void {
  const hear = (event: globalThis.KeyboardEvent): void => {
    if (!root.contains(event.target as Node) && root.closest('[inert]') === null) onKey(event);
  };
  document.addEventListener('keydown', hear);
  return () => document.removeEventListener('keydown', hear);
}

/**
 * A dialog over the page. While it is there the page behind it is out of reach, the focus goes round within it, Escape
 * and a press beside it close it, and the focus returns to what opened it. Give it a name.
 */
export function Modal({ onClose, around, className, ...dialog }: ModalProps) {
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDialogElement>(null);
  const isPressedBeside = useRef(false);
  const isWhole = around === undefined;

  useLayoutEffect(() => {
    if (root.current === null || panel.current === null) return undefined;
    const opener = openerNow();
    const open = closeOffBeside(root.current);
    focusIn(panel.current, isWhole);
    const letGo = holdFocus(panel.current, isWhole);
    return () => {
      letGo();
      open();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
      setTimeout(keepFocus);
    };
  }, [isWhole]);

  const onKeyDown = (event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'preventDefault' | 'stopPropagation'>): void => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    }
    if (panel.current !== null) turnTab(event, panel.current);
  };
  useEffect(() =>
    hearStrayKeys(root.current as HTMLElement, (event) => {
      // A message over the page has stops of its own.
      if (event.key === 'Escape' || document.activeElement === document.body) onKeyDown(event);
    }),
  );

  return (
    <div
      ref={root}
      role="presentation"
      className={around ?? styles.whole}
      onKeyDown={onKeyDown}
      onPointerDown={({ target, currentTarget }) => (isPressedBeside.current = target === currentTarget)}
      onClick={({ target, currentTarget }) => {
        // Not where a text was marked from within and the pointer let go beside it.
        if (isPressedBeside.current && target === currentTarget) onClose();
      }}
    >
      <dialog
        open
        ref={panel}
        className={`${styles.dialog} ${className}`}
        aria-modal="true"
        tabIndex={-1}
        {...dialog}
      />
    </div>
  );
}
