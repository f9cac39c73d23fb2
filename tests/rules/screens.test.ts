import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SCREENS_PX } from '#domain/constants.ts';

const NAMED = new Set<number>(Object.values(SCREENS_PX));
const QUERY = /\((min|max)-width: (\d+)px\)/g;

/** 'up to' and 'from' of one threshold differ by a pixel. */
function isNamed(width: number): boolean {
  return NAMED.has(width) || NAMED.has(width - 1) || NAMED.has(width + 1);
}

/** Widths that a source asks the window for. */
function widthsIn(source: string): number[] {
  // A container is a part of the page, whatever the window.
  const asked = source.replaceAll(/@container[^{]*/g, '');
  return [...asked.matchAll(QUERY)].map((match) => Number(match[2]));
}

const SOURCES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:css|tsx?)$/.test(file))
  .map((file) => ({ file, widths: widthsIn(readFileSync(`src/${file}`, 'utf8')) }));

test('what is drawn changes at the widths that have a name, and at no other', () => {
  expect(SOURCES.flatMap(({ widths }) => widths).length).toBeGreaterThan(80);
  expect(SOURCES.filter(({ widths }) => !widths.every(isNamed))).toEqual([]);
});

test('a breakpoint is one of spec section 9', () => {
  const { xs, sm, md, lg, xl, xxl, mobile, netbook, notebook } = SCREENS_PX;
  expect([xs, sm, md, lg, xl, xxl]).toEqual([320, 640, 768, 1024, 1280, 1536]);
  expect([mobile, SCREENS_PX.smallTablet, SCREENS_PX.tablet, netbook, notebook]).toEqual([576, 769, 1025, 1200, 1500]);
});

test('this rule sees a width nobody has named', () => {
  expect(widthsIn('@media (min-width: 700px) and (max-width: 767px) {}').map(isNamed)).toEqual([false, true]);
  expect(widthsIn('@container (min-width: 700px) {}')).toEqual([]);
});
