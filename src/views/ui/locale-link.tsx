import { localePath } from '#stores/locale.ts';
import { useLinks } from '../links.tsx';
import type { AnchorProps } from './anchor.tsx';
import { Anchor } from './anchor.tsx';

/** `to` is an address inside the shop without the locale: '/catalog?sort=new'. */
export type LocaleLinkProps = AnchorProps;

/** A link inside the shop, in the language of what is shown. */
export function LocaleLink({ to, ...anchor }: LocaleLinkProps) {
  return <Anchor {...anchor} to={localePath(useLinks().locale, to)} />;
}
