import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useRef } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import type { Locale } from '#domain/profile.ts';

/** What the links of the shop have in common. */
export interface Links {
  /** The language of what is shown. */
  locale: Locale;
  /** Goes to an address inside the shop, which begins with its locale, without a new page. */
  follow: (to: string, keepsPlace?: boolean) => void;
  /** The address the shopper is at by now, or on the way to: a former screen may stand until the code of the next is there. */
  here: () => string;
}

export const LinksContext = createContext<Links | undefined>(undefined);

/** What the links around this component have in common. */
export function useLinks(): Links {
  const links = useContext(LinksContext);
  if (links === undefined) throw new Error('useLinks needs a LinksProvider around it');
  return links;
}

/**
 * Lets the links in it follow the router. It is the same whatever the address is: a link that asked the router itself would
 * be drawn anew with each address, and a page has a hundred of them.
 */
export function LinksProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  const navigate = useNavigate();
  const here = createPath(useLocation());
  const latest = useRef({ navigate, here });
  useLayoutEffect(() => {
    latest.current = { navigate, here };
  });
  const links = useMemo<Links>(
    () => ({
      locale,
      follow: (to, keepsPlace = false) => {
        const go = (): void => {
          // What is shown already, or on its way, is no other step of the history.
          const replace = to === latest.current.here;
          latest.current.here = to;
          void latest.current.navigate(to, { replace, state: keepsPlace ? { keepsPlace } : null });
        };
        // The press itself is answered first: what it leads to is drawn in one go.
        setTimeout(go);
      },
      here: () => latest.current.here,
    }),
    [locale],
  );
  return <LinksContext value={links}>{children}</LinksContext>;
}
