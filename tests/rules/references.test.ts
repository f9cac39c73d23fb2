import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Locale } from '#domain/profile.ts';
import { GALLERY_WINDOWS, galleryPicture, screenPicture, SEEN_AT, themesOf } from '#tests/e2e/pictures.ts';
import { ACCOUNTS, OVERLAYS, PAGES, SCREENS } from '#tests/e2e/screens.ts';
import { GROUPS } from '#views/gallery/parts.ts';

const LOCALES: Locale[] = ['ua', 'en'];

/** How letters were drawn when the pictures were taken. */
const LETTERS = ['letters.json', 'letters.png'];

const OF_SCREENS = [...SCREENS, ...ACCOUNTS, ...PAGES, ...OVERLAYS].flatMap(({ name }) =>
  LOCALES.flatMap((locale) =>
    themesOf(locale).flatMap((theme) => SEEN_AT.map(({ width }) => screenPicture(name, locale, theme, width))),
  ),
);
const OF_PARTS = GROUPS.flatMap(({ name }) =>
  GALLERY_WINDOWS.flatMap(({ width, themes }) => themes.map((theme) => galleryPicture(`${name}-${theme}`, width))),
);
const READ = new Set([...OF_SCREENS, ...OF_PARTS, ...LETTERS]);

const SOURCES = new URL('../../src/', import.meta.url);

/** What goes by the language and by the theme at once: a picture of each would not show it. */
const ofBoth = (styles: string): string[] =>
  (styles.replaceAll(/\/\*.*?\*\//gs, '').match(/[^{};]+(?=\{)/g) ?? [])
    .map((selector) => selector.trim())
    .filter((selector) => /\blang\b/.test(selector) && selector.includes('data-theme'));

/** Files nobody would miss. */
const unread = (files: string[]): string[] => files.filter((file) => !READ.has(file));

test('each reference picture is read by a story', () => {
  const kept = readdirSync(new URL('../e2e/references/', import.meta.url));
  expect(kept.length).toBeGreaterThan(200);
  expect(unread(kept)).toEqual([]);
});

test('this rule sees a picture that no story reads', () => {
  expect(unread(['home-1440.png', 'home-ua-dark-390.webp'])).toEqual(['home-1440.png']);
});

test('no style goes by language and theme at once, so that English is seen whole in one theme', () => {
  const sheets = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(10);
  expect(sheets.flatMap((name) => ofBoth(readFileSync(new URL(name, SOURCES), 'utf8')))).toEqual([]);
  expect(ofBoth("a { color: red } [data-theme='light']:lang(en) p { color: blue }")).toHaveLength(1);
});
