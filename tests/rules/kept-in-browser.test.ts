// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as constants from '#domain/constants.ts';
import { KEPT_IN_BROWSER } from '#fixtures/pages/kept-in-browser.ts';
import { pageOnWire } from '#fixtures/pages/pages.ts';

/** Names of everything the shop writes into a browser. */
const WRITTEN = Object.entries(constants).flatMap(([name, value]) =>
  name.startsWith('STORAGE_') || name === 'LOCALE_COOKIE' ? (value as string) : [],
);

test('the privacy policy names everything the shop keeps in a browser, and nothing else', () => {
  expect(WRITTEN.length).toBeGreaterThan(10);
  const named = KEPT_IN_BROWSER.flatMap(({ names }) => names);
  expect(named.toSorted()).toEqual(WRITTEN.toSorted());
});

test('the question about cookies speaks of the language, which a cookie keeps, and not of the basket, which none does', () => {
  for (const locale of ['ua', 'en']) {
    const words = JSON.parse(readFileSync(`locales/${locale}.json`, 'utf8')) as Record<string, string>;
    expect(words['cookies.text']).toMatch(/language|мову/);
    expect(words['cookies.text']).not.toMatch(/basket|кошик/);
  }
});

test.each(['ua', 'us', 'art'] as const)('the page of the shop %s says each name, in both languages', (project) => {
  for (const language of ['uk', 'en'] as const) {
    const said = JSON.stringify(pageOnWire('privacy-policy', language, project));
    expect(WRITTEN.filter((name) => !said.includes(`"${name}"`))).toEqual([]);
  }
});

/** Keys that are written out where they are used. */
function writtenOut(code: string): string[] {
  const uses = /(?:etItem|keyValue\.(?:read|write|remove))\(\s*(['"`][^'"`]*)/gi;
  return [...code.matchAll(uses)].map(([, key = '']) => key.slice(1));
}

test('no other key is written past the names in one place', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap((file) => writtenOut(readFileSync(`src/${file}`, 'utf8')))).toEqual([]);
});

test('this rule sees a key of one’s own', () => {
  expect(
    writtenOut("localStorage.setItem('mine', text); this.#keyValue.read('yours'); keyValue.read(STORAGE_BASKET)"),
  ).toEqual(['mine', 'yours']);
});
