import { expect, test } from 'vitest';
import { documentAround, splitPreloads } from '#server/document.ts';

const shell = `<!doctype html><html lang="uk" data-theme="dark"><head><meta name="api-url" content="" /><title>ШОВ</title><link rel="stylesheet" href="/assets/index.css"></head><body><div id="root"></div><script type="module" src="/assets/index.js"></script></body></html>`;
const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js' },
  'src/views/screens/home/home-screen.tsx': {
    file: 'assets/home.js',
    css: ['assets/home.css'],
    imports: ['_shared.js', '_card.js'],
  },
  '_card.js': { file: 'assets/card.js', css: ['assets/card.css'] },
  'locales/en.json': { file: 'assets/en.js' },
  'src/views/styles/fonts/shov-text-latin.woff2': { file: 'assets/text-latin.woff2' },
  'src/views/styles/fonts/shov-text-cyr.woff2': { file: 'assets/text-cyr.woff2' },
};
const head = {
  language: 'en',
  theme: 'light',
  title: '',
  description: '',
  canonical: '',
  alternates: [],
  isIndexed: true,
  picture: undefined,
  territory: 'en_GB',
  siteName: 'ШОВ',
};
const page = {
  head,
  headHtml: '<title>SHOV $& home</title>',
  state: '{"a":"$1"}',
  screenFile: 'src/views/screens/home/home-screen.tsx',
};

test('a page has its language, theme, head and state, whatever signs are in them', () => {
  const [before, after] = documentAround(page, '', { shell, manifest, apiUrl: 'https://api.example.com' });
  expect(before).toContain('<html lang="en" data-theme="light">');
  expect(before).toContain('<title>SHOV $& home</title>');
  expect(before).toContain('<meta name="api-url" content="https://api.example.com" />');
  expect(before.endsWith('<div id="root">')).toBe(true);
  expect(after).toContain('<script id="state" type="application/json">{"a":"$1"}</script>');
});

test('a page knows where branches are looked up, whatever signs are in the address', () => {
  const [bare] = documentAround(page, '', { shell, manifest, apiUrl: undefined });
  expect(bare).not.toContain('branches-url');
  const branchesUrl = 'https://parcels.example/find?key=$&&"><b>';
  const [before] = documentAround(page, '', { shell, manifest, apiUrl: undefined, branchesUrl });
  expect(before).toContain(
    '<meta name="branches-url" content="https://parcels.example/find?key=$&amp;&amp;&quot;&gt;&lt;b&gt;">',
  );
});

test('styles of the screen stand in the head, its scripts at the end, each once', () => {
  const [before, after] = documentAround(page, '', { shell, manifest, apiUrl: undefined });
  expect(before).toContain('href="/assets/home.css"');
  expect(before).toContain('href="/assets/card.css"');
  expect(before).not.toContain('.js"');
  for (const file of ['home', 'card', 'en']) expect(after.split(`/assets/${file}.js`)).toHaveLength(2);
  expect(after).not.toContain('shared.js');
});

test('the picture stands before the styles', () => {
  const picture = '<link rel="preload" as="image" href="/photos/a.avif"/>';
  const [before] = documentAround(page, picture, { shell, manifest, apiUrl: undefined });
  expect(before.indexOf(picture)).toBeGreaterThan(0);
  expect(before.indexOf(picture)).toBeLessThan(before.indexOf('stylesheet'));
});

test('what React wants fetched first is told apart from the page, even where a piece ends inside a letter', () => {
  const bytes = new TextEncoder().encode('<link rel="preload" as="image" href="/a"/><p>Шов');
  const cut = bytes.subarray(0, -1);
  const [preloads, rest] = splitPreloads(cut);
  expect(preloads).toBe('<link rel="preload" as="image" href="/a"/>');
  expect([...new TextEncoder().encode(preloads), ...rest]).toEqual([...cut]);
  expect(splitPreloads(new TextEncoder().encode('<div><link rel="preload"/></div>'))[0]).toBe('');
});

test('only the fonts that the language is set in are fetched ahead', () => {
  const [before] = documentAround(page, '', { shell, manifest, apiUrl: undefined });
  expect(before).toContain('as="font" type="font/woff2" crossorigin href="/assets/text-latin.woff2"');
  expect(before).not.toContain('text-cyr');
});
