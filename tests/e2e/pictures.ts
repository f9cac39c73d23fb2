import type { Locale, Theme } from '#domain/profile.ts';

/** Windows in which a screen is held to its pictures. */
export const SEEN_AT = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Windows and themes of the gallery; on a phone one theme tells it all: the others differ in colours. */
export const GALLERY_WINDOWS: { width: number; themes: Theme[] }[] = [
  { width: 1440, themes: ['dark', 'light', 'art'] },
  { width: 390, themes: ['light'] },
];

/** The reference picture of a screen, in the theme that it has: 'home-ua-390.webp'. */
export function screenPicture(screen: string, locale: Locale, width: number): string {
  return `${screen}-${locale}-${width}.webp`;
}

/** The reference picture of a section of the gallery, which is a group of parts in a theme: 'gallery-goods-art-1440.png'. */
export function galleryPicture(section: string, width: number): string {
  return `gallery-${section}-${width}.png`;
}
