import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

export interface AnchorProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Address inside the shop with its locale: '/ua/catalog'. */
  to: string;
  /** The next screen is this one with another choice: the shopper stays where they are on the page. */
  keepsPlace?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A true anchor that the router follows without loading a new page. The router's own Link brings four kilobytes of
 * prefetching for a mode of it that the shop doesn't use.
 */
export function Anchor({ to, keepsPlace = false, onClick, children, ...anchor }: AnchorProps) {
  const href = useHref(to);
  const options = keepsPlace ? { state: { keepsPlace } } : {};
  const follow = useLinkClickHandler(to, {
    ...options,
    ...(anchor.target ? { target: anchor.target } : {}),
  });
  const press = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return (
    <a {...anchor} href={href} onClick={press}>
      {children}
    </a>
  );
}
