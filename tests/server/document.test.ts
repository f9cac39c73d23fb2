import { expect, test } from 'vitest';
import { documentAround, splitPreloads } from '#server/document.ts';
import { openServer } from './stub-shop.ts';

const shell = `<!doctype html><html lang="uk" data-theme="dark"><head><meta name="api-url" content="" /><title>ШОВ</title><link rel="stylesheet" href="/assets/boot.css"></head><body><div id="root"></div><script type="module" src="/assets/boot.js"></script><link rel="stylesheet" href="/assets/fonts.css" media="print" data-fonts></body></html>`;
// As Vite writes it: chunks that the bundler was told of have a name and no source.
const manifest = {
  '_boot-1.js': { file: 'assets/boot.js', name: 'boot', css: ['assets/boot.css'] },
  '_shared.js': { file: 'assets/shared.js' },
  '_shop-1.js': {
    file: 'assets/shop.js',
    name: 'shop',
    css: ['assets/shop.css'],
    imports: ['_shared.js', '_boot-1.js'],
  },
  'src/views/screens/home/home-screen.tsx': {
    file: 'assets/home.js',
    css: ['assets/home.css'],
    imports: ['_shop-1.js', '_shared.js', '_card.js'],
  },
  '_card.js': { file: 'assets/card.js', css: ['assets/card.css'], imports: ['_shop-1.js'] },
  'locales/en.json': { file: 'assets/en.js' },
};
const parts = { shell, manifest, styleOf: (file: string) => `.${file.replace(/\W/g, '-')}{}`, apiUrl: undefined };
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
  saysLaterWords: false,
};

test('a page has its language, theme, head and state, whatever signs are in them', () => {
  const { before, after } = documentAround(page, '', { ...parts, apiUrl: 'https://api.example.com' });
  expect(before).toContain('<html lang="en" data-theme="light">');
  expect(before).toContain('<title>SHOV $& home</title>');
  expect(before).toContain('<meta name="api-url" content="https://api.example.com" />');
  expect(before.endsWith('<div id="root">')).toBe(true);
  expect(after).toMatch(/<script id="state" type="application\/json"[^>]*>\{"a":"\$1"\}<\/script>/);
});

test.each([
  ['branches are looked up', 'branchesUrl', 'branches-url'],
  ['visits are counted', 'trackers', 'trackers'],
  ['measurements go', 'measurements', 'measurements'],
  ['Google’s sign-in is drawn', 'googleSignIn', 'google-sign-in'],
])('a page knows where %s, whatever signs are in the address', (_, part, name) => {
  expect(documentAround(page, '', parts).before).not.toContain(name);
  const { before } = documentAround(page, '', { ...parts, [part]: 'https://parcels.example/find?key=$&&"><b>' });
  expect(before).toContain(
    `<meta name="${name}" content="https://parcels.example/find?key=$&amp;&amp;&quot;&gt;&lt;b&gt;">`,
  );
});

test('a page is told of Idempotency-Key only what somebody has said', async () => {
  const pageOf = async (environment: Record<string, string>): Promise<string> =>
    (await (await openServer({ environment })).ask('/ua')).text();
  expect(await pageOf({ API_URL: 'https://api.shov.ua' })).not.toContain('send-idempotency-key');
  for (const said of ['0', '1'])
    expect(await pageOf({ SEND_IDEMPOTENCY_KEY: said })).toContain(
      `<meta name="send-idempotency-key" content="${said}">`,
    );
});

test('all its styles are in the page, each once, and nothing that is painted waits for a sheet', () => {
  const { before, styles } = documentAround(page, '', parts);
  expect(before).toContain(`<style>${styles}</style>`);
  for (const file of ['boot', 'shop', 'home', 'card']) expect(styles.split(`.assets-${file}-css{}`)).toHaveLength(2);
  const asked = [...before.matchAll(/<link rel="stylesheet"[^>]*>/g)].map(([link]) => link);
  // A chunk that comes later and wants a sheet finds it there; a disabled one is not fetched.
  expect(asked).toEqual(
    ['boot', 'shop', 'card', 'home'].map((name) => `<link rel="stylesheet" disabled href="/assets/${name}.css">`),
  );
});

test('no word stands loose in the head: with one the body would begin', () => {
  const { before } = documentAround(page, '', parts);
  expect(before.replaceAll(/<(title|style)>.*?<\/\1>|<[^>]*>/g, '')).toBe('');
});

test('what the shop is made of is named once, after what it needs, and asked for by the boot alone', () => {
  const { before, after } = documentAround(page, '', parts);
  expect(before + after).not.toContain('modulepreload');
  expect(before).not.toContain('.js"');
  expect(after.match(/<script[^>]* src=/g)).toHaveLength(1);
  const [, files = ''] = / data-files="([^"]*)"/.exec(after) ?? [];
  // Run before what it needs, a file would run all of that in its own task.
  expect(files.split(' ')).toEqual(['shared', 'shop', 'card', 'home', 'en'].map((name) => `/assets/${name}.js`));
});

test('a screen that is one file with its small parts is found by its name', () => {
  const { 'src/views/screens/home/home-screen.tsx': home, ...others } = manifest;
  const together = { ...others, '_home-screen-1.js': { ...home, name: 'home-screen' } };
  expect(documentAround(page, '', { ...parts, manifest: together })).toEqual(documentAround(page, '', parts));
});

test('its picture is asked for in the head, its fonts at its end', () => {
  const picture = '<link rel="preload" as="image" href="/photos/a.avif"/>';
  const { before, after } = documentAround(page, picture, parts);
  expect(before).toContain(picture);
  expect(before).not.toContain('fonts.css');
  expect(after.indexOf('fonts.css')).toBeGreaterThan(after.indexOf('id="state"'));
});

test('the first of what React wants fetched is told apart from the page, even where a piece ends inside a letter', () => {
  const links = ['a', 'b'].map((name) => `<link rel="preload" as="image" href="/${name}"/>`);
  const bytes = new TextEncoder().encode(`${links.join('')}<p>Шов`);
  const cut = bytes.subarray(0, -1);
  const [first, rest] = splitPreloads(cut);
  expect(first).toBe(links[0]);
  expect([...rest]).toEqual([...cut.subarray(links.join('').length)]);
  expect(splitPreloads(new TextEncoder().encode('<div><link rel="preload"/></div>'))[0]).toBe('');
});
