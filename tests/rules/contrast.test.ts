import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COLORS } from '#fixtures/catalogue/colors.ts';

const css = (name: string): string => readFileSync(new URL(`../../src/views/styles/${name}`, import.meta.url), 'utf8');

/** The colours of every block of a style sheet that has this among its selectors. */
function colors(source: string, selector: string): Record<string, string> {
  const blocks = [...source.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, head = '']) =>
    head
      .replaceAll(/\/\*.*?\*\//gs, '')
      .split(',')
      .some((one) => one.trim() === selector),
  );
  const pairs = blocks.flatMap(([, , body = '']) => [...body.matchAll(/--([\w-]+):\s*(#[\da-f]{6})/gi)]);
  return Object.fromEntries(pairs.map(([, name = '', hex = '']) => [name, hex]));
}

/** Relative luminance of WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const brand = colors(css('tokens.css'), ':root');
const TEXT = 4.5;
const CONTROL = 3;

const of = (theme: string): string => `[data-theme='${theme}']`;

test.each([
  ['dark theme', [of('dark')]],
  ['light theme', [of('light')]],
  ['art theme', [of('art')]],
  ['dark parts of the art theme', [of('art'), of('dark'), `${of('art')} ${of('dark')}`]],
])('in the %s every text and control can be read (WCAG AA)', (_, selectors) => {
  const themes = selectors.map((selector) => colors(css('themes.css'), selector));
  expect(themes.map((theme) => Object.keys(theme).length).every((count) => count > 0)).toBe(true);
  const all: Record<string, string | undefined> = Object.assign({ ...brand }, ...themes);
  const grounds = ['bg', 'surface-1', 'surface-2'];
  const wanted = [
    ...grounds.flatMap((ground) => [
      ...['text', 'muted', 'faint', 'error', 'success', 'info'].map((color) => [color, ground, TEXT] as const),
      ...['control', 'focus', 'progress', 'chosen'].map((color) => [color, ground, CONTROL] as const),
    ]),
    ...['tile', 'tile-hi'].map((ground) => ['text', ground, TEXT] as const),
    ...['error-surface', 'chosen-surface', 'gift-surface'].map((ground) => ['text', ground, TEXT] as const),
    ...['yellow', 'yellow-hover'].map((ground) => ['ink', ground, TEXT] as const),
    ...['chalk', 'footer-muted', 'yellow'].map((color) => [color, 'footer', TEXT] as const),
    ['footer-control', 'footer', CONTROL] as const,
    ['white', 'brick', TEXT] as const,
    ['ink', 'chalk', TEXT] as const,
    ['thread-red', 'chalk', CONTROL] as const,
    ['art-ink', 'chalk', TEXT] as const,
  ];
  const poor = wanted.flatMap(([color, ground, least]) => {
    const front = all[color];
    const back = all[ground];
    if (front === undefined || back === undefined) return [`${color} or ${ground} is not defined`];
    const ratio = contrast(front, back);
    return ratio >= least ? [] : [`${color} on ${ground}: ${ratio.toFixed(2)} of ${least}`];
  });
  expect(poor).toEqual([]);
});

test.each(['dark', 'light', 'art'])('what is black is seen on the tile of the %s theme, and so is its dot', (theme) => {
  const all: Record<string, string | undefined> = { ...brand, ...colors(css('themes.css'), of(theme)) };
  const black = Object.values(COLORS)
    .map(({ hex }) => hex)
    .reduce((one, other) => (luminance(one) < luminance(other) ? one : other));
  expect(contrast(black, all['tile-hi'] ?? black)).toBeGreaterThanOrEqual(CONTROL);
  // The ring of a dot (swatch.tsx).
  expect(contrast(all['control'] ?? black, all['bg'] ?? black)).toBeGreaterThanOrEqual(CONTROL);
});

/** What a rule of one of the views' style sheets says of this, as the name of a colour. */
function colorOf(file: string, selector: string, property: string): string {
  const source = readFileSync(new URL(`../../src/views/${file}`, import.meta.url), 'utf8');
  const body = source.split(`${selector} {`)[1]?.split('}')[0] ?? '';
  return new RegExp(`\\b${property}:[^;]*var\\(--([\\w-]+)\\)`).exec(body)?.[1] ?? `no ${property} of ${selector}`;
}

test.each(['dark', 'light', 'art'])('a heart of the %s theme is seen on any picture, saved or not', (theme) => {
  const all: Record<string, string | undefined> = { ...brand, ...colors(css('themes.css'), of(theme)) };
  const heart = 'product-card/save-button.module.css';
  for (const state of ['.save', `.save[aria-pressed='true']`]) {
    const [line, inside] = [colorOf(heart, state, 'color'), colorOf(heart, `${state} svg`, 'fill')];
    // Whatever lies under it, one of the two is that far from it.
    expect(contrast(all[line] ?? '', all[inside] ?? ''), `${line} round ${inside}`).toBeGreaterThanOrEqual(
      CONTROL ** 2,
    );
  }
});

test('the label of a sale ends at an edge, also on a picture of its own brick', () => {
  const edge = colorOf('ui/label.module.css', `.label[data-tone='sale']`, 'box-shadow');
  expect(contrast(brand[edge] ?? '', brand['brick'] ?? '')).toBeGreaterThanOrEqual(CONTROL);
});

test('the measure itself bites: yellow on white is no text', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#ffc91f', '#ffffff')).toBeLessThan(CONTROL);
});

test('things move for as long as the design says', () => {
  const times = [...css('tokens.css').matchAll(/--([\w-]+):\s*(\d+ms);/g)].map(([, name, time]) => [name, time]);
  expect(Object.fromEntries(times)).toMatchObject({
    fast: '120ms',
    base: '180ms',
    slow: '300ms',
    panel: '420ms',
    'disc-time': '500ms',
  });
});
