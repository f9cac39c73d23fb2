import type { Contacts } from '#domain/content.ts';

/** Where else the shop is found, by the names people know. */
export function socialLinks(contacts: Contacts): { name: string; href: string }[] {
  const { telegramLink, instagramLink, facebookLink } = contacts;
  return [
    { name: 'Telegram', href: telegramLink },
    { name: 'Instagram', href: instagramLink },
    { name: 'Facebook', href: facebookLink },
  ].flatMap(({ name, href }) => (href === undefined ? [] : [{ name, href }]));
}
