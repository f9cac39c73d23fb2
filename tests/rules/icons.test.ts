import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { configOf } from '#server/config.ts';
import { contentSecurityPolicy } from '#server/security.ts';

const read = (path: string): Buffer => readFileSync(new URL(`../../${path}`, import.meta.url));

interface Manifest {
  name: string;
  short_name: string;
  start_url: string;
  display: string;
  theme_color: string;
  background_color: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
}

const manifest = JSON.parse(read('src/public/manifest.webmanifest').toString()) as Manifest;

/** Width and height of a PNG, as its header says. */
function sizeOf(path: string): string {
  const png = read(`src/public${path}`);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

test('the shop can be kept on a phone: its manifest has a name of no language, colours and a way in', () => {
  expect(manifest).toMatchObject({ short_name: 'ШОВ', start_url: '/', display: 'standalone' });
  expect(manifest.name).toBe(manifest.short_name);
  for (const color of [manifest.theme_color, manifest.background_color]) expect(color).toMatch(/^#[0-9a-f]{6}$/);
});

test('every icon is there in the size that is claimed, one of them safe to be cut to any shape', () => {
  const drawn = manifest.icons.filter(({ type }) => type === 'image/png');
  expect(drawn.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src, sizes } of drawn) expect(sizeOf(src), src).toBe(sizes);
  expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);
});

test('the page names its icons and its manifest, and the policy lets them be fetched', () => {
  const shell = read('index.html').toString();
  expect(shell).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
  expect(shell).toContain('<link rel="apple-touch-icon" href="/icons/touch-180.png" />');
  expect(sizeOf('/icons/touch-180.png')).toBe('180x180');
  expect(contentSecurityPolicy(configOf({}))).toContain("manifest-src 'self'");
});
