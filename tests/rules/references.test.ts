import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Locale } from '#domain/profile.ts';
import { GALLERY_WINDOWS, galleryPicture, screenPicture, SEEN_AT } from '#tests/e2e/pictures.ts';
import { ACCOUNTS, OVERLAYS, PAGES, SCREENS } from '#tests/e2e/screens.ts';
import { GROUPS } from '#views/gallery/parts.ts';

const LOCALES: Locale[] = ['ua', 'en'];

/** How letters were drawn when the pictures were taken. */
const LETTERS = ['letters.json', 'letters.png'];

const OF_SCREENS = [...SCREENS, ...ACCOUNTS, ...PAGES, ...OVERLAYS].flatMap(({ name }) =>
  LOCALES.flatMap((locale) => SEEN_AT.map(({ width }) => screenPicture(name, locale, width))),
);
const OF_PARTS = GROUPS.flatMap(({ name }) =>
  GALLERY_WINDOWS.flatMap(({ width, themes }) => themes.map((theme) => galleryPicture(`${name}-${theme}`, width))),
);
const READ = new Set([...OF_SCREENS, ...OF_PARTS, ...LETTERS]);

/** Files nobody would miss. */
const unread = (files: string[]): string[] => files.filter((file) => !READ.has(file));

test('each reference picture is read by a story', () => {
  const kept = readdirSync(new URL('../e2e/references/', import.meta.url));
  expect(kept.length).toBeGreaterThan(150);
  expect(unread(kept)).toEqual([]);
});

test('this rule sees a picture that no story reads', () => {
  expect(unread(['home-1440.png', 'home-ua-390.webp'])).toEqual(['home-1440.png']);
});
