import type { WireBlock, WireContacts, WirePage } from '#contract/pages.ts';
import { block } from '#contract/pages.ts';
import type { Contacts, Page, PageBlock, PageLink } from '#domain/content.ts';
import type { Report } from '../decode.ts';
import { decodeList } from '../decode.ts';
import { present } from '../present.ts';
import { boundTexts } from './bound-texts.ts';
import { safeLink, safePath } from './link.ts';
import { toPhoto, toPhotos } from './photo.ts';
import { toRichText } from './rich-text.ts';

function toLink(wire: { label: string; to: string } | undefined): PageLink | undefined {
  const to = wire && safePath(wire.to);
  return to === undefined || wire === undefined ? undefined : { label: wire.label, to };
}

/** Undefined when a block cannot do its work: a hero that leads nowhere or says nothing. */
export function toBlock(wire: WireBlock): PageBlock | undefined {
  switch (wire.type) {
    case 'hero': {
      const link = toLink(wire.link);
      const says = wire.title.trim() !== '';
      return link && says ? { ...wire, link, photos: toPhotos(wire.photos) } : undefined;
    }
    case 'text':
      return present({ ...wire, text: toRichText(wire.text) });
    case 'faq':
      return present({ ...wire, items: wire.items.map((item) => ({ ...item, answer: toRichText(item.answer) })) });
    case 'gallery':
      return present({ ...wire, photos: toPhotos(wire.photos) });
    case 'products':
      return present({ ...wire, link: toLink(wire.link) });
    case 'steps':
      return present(wire);
    case 'banner':
      return present({ ...wire, link: toLink(wire.link), photo: toPhoto(wire.photo) });
  }
}

export function toContacts(wire: WireContacts): Contacts {
  return present({
    ...wire,
    telegramLink: safeLink(wire.telegramLink),
    instagramLink: safeLink(wire.instagramLink),
    facebookLink: safeLink(wire.facebookLink),
    mapLink: safeLink(wire.mapLink),
  });
}

export function toPage(wire: WirePage, report: Report): Page {
  const blocks = decodeList(block, wire.blocks, `pages.${wire.slug}`, report);
  return boundTexts(
    present({
      slug: wire.slug,
      title: wire.title,
      description: wire.description,
      blocks: blocks.flatMap((one) => toBlock(one) ?? []),
      contacts: wire.contacts && toContacts(wire.contacts),
    }),
  );
}
