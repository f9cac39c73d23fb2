import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { configOf } from '#server/config.ts';
import { createShop } from '#server/shop.ts';
import { createEmbeddedBackend } from '#mocks/server.ts';

const KB = 1024;

/** What a first visit may weigh over the wire, KB of brotli (fonts and pictures as they are). */
const LIMITS = { html: 20, css: 12, js: 124, fonts: 60, picture: 60 } as const;
type Part = keyof typeof LIMITS;

/** A chunk that is fetched later, KB of brotli. */
const LAZY_LIMIT = 45;
const LAZY_LIMITS: Record<string, number> = { checkout: 75, phone: 35 };

/** Every match of a pattern's first group. */
function all(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].flatMap((match) => match[1] ?? []);
}

function weigh(dist: URL, path: string): number {
  const file = new URL(`client${path}`, dist);
  const packed = new URL(`client${path}.br`, dist);
  return statSync(existsSync(packed) ? packed : file).size / KB;
}

const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);

/** What a browser fetches to show this page, read off the page itself. */
async function weighPage(
  dist: URL,
  html: string,
  fetchPath: (path: string) => Promise<Response>,
): Promise<Record<Part, number>> {
  const scripts = all(html, /<(?:script|link)[^>]*?(?:src|href)="(\/assets\/[^"]+\.js)"/g);
  const styles = all(html, /<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g);
  const fonts = all(html, /<link[^>]*rel="preload"[^>]*href="([^"]+\.woff2)"/g);
  // The picture that is fetched first, at its largest.
  const [sources = ''] = all(html, /<link rel="preload" as="image"[^>]*imageSrcSet="([^"]+)"/gi);
  const picture = sources.split(', ').at(-1)?.split(' ')[0] || undefined;
  const pictureBytes = picture === undefined ? 0 : (await (await fetchPath(picture)).arrayBuffer()).byteLength;
  return {
    html: brotliCompressSync(html).length / KB,
    css: sum([...new Set(styles)].map((path) => weigh(dist, path))),
    js: sum([...new Set(scripts)].map((path) => weigh(dist, path))),
    fonts: sum([...new Set(fonts)].map((path) => weigh(dist, path))),
    picture: pictureBytes / KB,
  };
}

/** Addresses of the three measured pages, the way a shopper gets to them. */
async function measuredPages(fetchPath: (path: string) => Promise<Response>): Promise<Record<string, string>> {
  const listing = await (await fetchPath('/ua/catalog')).text();
  const [product] = all(listing, /href="(\/ua\/catalog\/product\/[^"]+)"/g);
  return { home: '/ua', listing: '/ua/catalog', product: product ?? '/ua/catalog/product' };
}

/** Prints the table; false when something is over its hard limit. */
export async function reportBudget(dist: URL): Promise<boolean> {
  const shop = await createShop({ config: configOf({}), dist, backend: createEmbeddedBackend() });
  const fetchPath = async (path: string): Promise<Response> => shop.fetch(new Request(`http://localhost${path}`));
  const parts = Object.keys(LIMITS) as Part[];
  const cell = (text: string): string => text.padStart(10);
  let isWithin = true;
  const lines = [`first load, KB brotli ${parts.map(cell).join('')}`];
  for (const [name, path] of Object.entries(await measuredPages(fetchPath))) {
    const weights = await weighPage(dist, await (await fetchPath(path)).text(), fetchPath);
    const cells = parts.map((part) => {
      const isOver = weights[part] > LIMITS[part];
      if (isOver) isWithin = false;
      return cell(`${weights[part].toFixed(1)}${isOver ? '!' : ' '}`);
    });
    lines.push(`  ${name.padEnd(20)}${cells.join('')}`);
  }
  lines.push(`  ${'at most'.padEnd(20)}${parts.map((part) => cell(`${LIMITS[part]} `)).join('')}`);
  const listed = readdirSync(new URL('client/assets/', dist)).filter((file) => file.endsWith('.js'));
  const later = listed.map((file) => ({ file, size: weigh(dist, `/assets/${file}`) })).sort((a, b) => b.size - a.size);
  const html = readFileSync(new URL('client/index.html', dist), 'utf8');
  for (const { file, size } of later) {
    if (html.includes(file)) continue;
    const limit = Object.entries(LAZY_LIMITS).find(([part]) => file.includes(part))?.[1] ?? LAZY_LIMIT;
    if (size > limit) isWithin = false;
    if (size > limit || size > 5)
      lines.push(`  later: ${file.padEnd(46)}${size.toFixed(1)}${size > limit ? ` over ${limit}!` : ''}`);
  }
  process.stdout.write(`${lines.join('\n')}\n`);
  if (!isWithin) process.stderr.write('the first load is over its budget\n');
  return isWithin;
}
