import { createPortal } from 'react-dom';
import { BasketPeek } from '../layout/basket-peek.tsx';
import { useStores } from '../stores.ts';

/**
 * The basket beside the page after something was put into it from a card. It is the last of that card, so that the next
 * keys lead there, and stands in the half of the window that was not pressed in.
 */
export function CardPeek({ pressed }: { pressed: HTMLElement }) {
  const { ui } = useStores();
  const card = pressed.closest('article');
  if (card === null) return undefined;
  const { left, right } = pressed.getBoundingClientRect();
  const isAtStart = left + right < document.documentElement.clientWidth;
  const close = (): void => {
    ui.closeOverlays();
    pressed.focus();
  };
  return createPortal(<BasketPeek side={isAtStart ? 'end' : 'start'} onClose={close} />, card);
}
