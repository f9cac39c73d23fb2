import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useStores } from '../stores.ts';
import { isPlainClick } from '../ui/is-plain-click.ts';
import { LocaleLink } from '../ui/locale-link.tsx';
import { useWords } from '../words.ts';

interface SearchLinkProps {
  className: string | undefined;
  /** What it looks like; it is called "search" whatever that is. */
  children: ReactNode;
}

/** Opens a search over the page; before the scripts are alive, or in a new tab, it leads to the listing with its own field. */
export const SearchLink = observer(function SearchLink({ className, children }: SearchLinkProps) {
  const words = useWords();
  const { ui } = useStores();
  return (
    <LocaleLink
      to="/catalog"
      className={className}
      aria-label={words('search.open')}
      aria-haspopup="dialog"
      aria-expanded={ui.isSearchOpened}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        ui.openSearch();
      }}
    >
      {children}
    </LocaleLink>
  );
});
