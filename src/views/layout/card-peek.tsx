import { useEffect, useRef, useState } from 'react';
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

/** Where the shopper is now: at the button, by keyboard, else at the card under the pointer. */
function handOf(pressed: HTMLElement): Element {
  const isByKeys = pressed.matches(':focus-visible');
  return (isByKeys ? undefined : document.querySelector('article:hover')) ?? pressed;
}

function isInFirstHalf(element: Element): boolean {
  const { left, right } = element.getBoundingClientRect();
  return left + right < document.documentElement.clientWidth;
}

/**
 * The basket beside the page after something was put into it from a card, and what it was for those who listen. It is the
 * last of that card, so that the next keys lead there, and stands in the half of the window where nobody is: a pointer may
 * have gone on to another card before it came.
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
  const [isAtStart] = useState(() => isInFirstHalf(handOf(pressed)));
  const card = pressed.closest('article');
  if (card === null) return undefined;
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
