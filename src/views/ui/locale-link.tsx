import { observer } from 'mobx-react-lite';
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';
import { useStores } from '../stores.ts';

export interface LocaleLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Address inside the shop without the locale: '/catalog?sort=new'. */
  to: string;
  children?: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link inside the shop, in the language the shopper reads: a true anchor, followed without loading a new page. */
export const LocaleLink = observer(function LocaleLink({ to, ...anchor }: LocaleLinkProps) {
  const { locale } = useStores();
  return <Link {...anchor} to={locale.path(to)} />;
});
