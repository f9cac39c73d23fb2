import { observer } from 'mobx-react-lite';
import { useStores } from '../stores.ts';
import type { AnchorProps } from './anchor.tsx';
import { Anchor } from './anchor.tsx';

/** `to` is an address inside the shop without the locale: '/catalog?sort=new'. */
export type LocaleLinkProps = AnchorProps;

/** A link inside the shop, in the language the shopper reads. */
export const LocaleLink = observer(function LocaleLink({ to, ...anchor }: LocaleLinkProps) {
  const { locale } = useStores();
  return <Anchor {...anchor} to={locale.path(to)} />;
});
