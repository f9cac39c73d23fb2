import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Size } from '#domain/catalog.ts';
import { useStores } from '../stores.ts';
import hidden from '../ui/visually-hidden.module.css';
import { useWords } from '../words.ts';
import { BasketPeek } from './basket-peek.tsx';

export interface AddedFromCard {
  size: Size;
  /** In the basket then. */
  pieces: number;
  /** The button of the size. */
  pressed: HTMLElement;
}

/**
 * The basket beside the page after something was put into it from a card, and what it was for those who listen. It is the
 * last of that card, so that the next keys lead there, and stands in the half of the window that was not pressed in.
 */
export function CardPeek({ name, size, pieces, pressed }: AddedFromCard & { name: string }) {
  const { ui } = useStores();
  const words = useWords();
  const added = words('bought.added', { name, kind: size, size: words(`size.${size}`), quantity: 1, pieces });
  const region = useRef<HTMLParagraphElement>(null);
  // It has to be there before it says something.
  useEffect(() => {
    if (region.current !== null) region.current.textContent = added;
  }, [added]);
  const card = pressed.closest('article');
  if (card === null) return undefined;
  const { left, right } = pressed.getBoundingClientRect();
  const isAtStart = left + right < document.documentElement.clientWidth;
  const close = (): void => {
    ui.closeOverlays();
    pressed.focus();
  };
  return createPortal(
    <>
      <p ref={region} className={hidden.hidden} aria-live="polite" />
      <BasketPeek side={isAtStart ? 'end' : 'start'} onClose={close} />
    </>,
    card,
  );
}
