import type { Contacts } from '#domain/content.ts';
import { inAddress } from '#domain/text.ts';
import { ExternalLink } from '../ui/external-link.tsx';
import { useWords } from '../words.ts';

const SEARCH = 'https://www.openstreetmap.org/search?query=';

/** Where a map shows the shop; without a link of its own that leads to one, where a map is searched for its address. */
function mapAddress({ mapLink = '', address }: Pick<Contacts, 'mapLink' | 'address'>): string {
  return /^https:\/\//i.test(mapLink) ? mapLink : SEARCH + inAddress(address);
}

interface MapLinkProps {
  contacts: Contacts;
  className?: string | undefined;
}

/** The address of the shop, which leads to a map; nothing of the map is fetched before. */
export function MapLink({ contacts, className }: MapLinkProps) {
  const words = useWords();
  return (
    <ExternalLink href={mapAddress(contacts)} className={className}>
      {words('footer.on-map', { address: contacts.address })}
    </ExternalLink>
  );
}
