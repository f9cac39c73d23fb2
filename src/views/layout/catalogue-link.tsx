import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useStores } from '../stores.ts';
import { isPlainClick } from '../ui/is-plain-click.ts';
import { LocaleLink } from '../ui/locale-link.tsx';
import { useWords } from '../words.ts';

interface CatalogueLinkProps {
  className?: string | undefined;
  children?: ReactNode;
  onFocus?: () => void;
  onPointerEnter?: () => void;
}

/** Opens the catalogue over the page; before the scripts are alive, or in a new tab, it leads to the listing. */
export const CatalogueLink = observer(function CatalogueLink({ children, ...link }: CatalogueLinkProps) {
  const words = useWords();
  const { ui } = useStores();
  return (
    <LocaleLink
      {...link}
      to="/catalog"
      aria-haspopup="dialog"
      aria-expanded={ui.isCatalogOpened}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        ui.openCatalog();
      }}
    >
      {children ?? words('common.catalog')}
    </LocaleLink>
  );
});
