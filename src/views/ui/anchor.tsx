import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useLinks } from '../links.tsx';
import { isPlainClick } from './is-plain-click.ts';

export interface AnchorProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Address inside the shop with its locale: '/ua/catalog'. */
  to: string;
  /** The next screen is this one with another choice: the shopper stays where they are on the page. */
  keepsPlace?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/** A true anchor that is followed without loading a new page. The router's own Link is drawn anew with each address. */
export function Anchor({ to, keepsPlace = false, onClick, children, ...anchor }: AnchorProps) {
  const { follow } = useLinks();
  const press = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || anchor.target !== undefined || !isPlainClick(event)) return;
    event.preventDefault();
    follow(to, keepsPlace);
  };
  return (
    <a {...anchor} href={to} onClick={press}>
      {children}
    </a>
  );
}
