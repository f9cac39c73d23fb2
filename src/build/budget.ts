import { existsSync, readdirSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { configOf } from '#server/config.ts';
import { createShop } from '#server/shop.ts';
import { createEmbeddedBackend } from '#mocks/server.ts';

const KB = 1024;

/** What a first visit may weigh over the wire, KB of brotli (pictures as they are): the page with its styles comes first. */
const LIMITS = { page: 24, boot: 4, shop: 170, fonts: 55, picture: 60 } as const;
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
  const boot = all(html, /<(?:script|link)[^>]*?(?:src|href)="(\/assets\/[^"]+\.js)"/g);
  const shop = all(html, / data-files="([^"]*)"/g).flatMap((files) => files.split(' '));
  // The picture that is fetched first, at its largest.
  const [sources = ''] = all(html, /<link rel="preload" as="image"[^>]*imageSrcSet="([^"]+)"/gi);
  const picture = sources.split(', ').at(-1)?.split(' ')[0] || undefined;
  const pictureBytes = picture === undefined ? 0 : (await (await fetchPath(picture)).arrayBuffer()).byteLength;
  const [faces = ''] = all(html, /<link[^>]*href="(\/assets\/fonts-[^"]+)"/g);
  return {
    page: brotliCompressSync(html).length / KB,
    boot: sum([...new Set(boot)].map((path) => weigh(dist, path))),
    shop: sum([...new Set(shop)].map((path) => weigh(dist, path))),
    fonts: weigh(dist, faces),
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
  const lines = [`a first visit, KB     ${parts.map(cell).join('')}`];
  const pages: string[] = [];
  for (const [name, path] of Object.entries(await measuredPages(fetchPath))) {
    const html = await (await fetchPath(path)).text();
    pages.push(html);
    const weights = await weighPage(dist, html, fetchPath);
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
  for (const { file, size } of later) {
    if (pages.some((html) => html.includes(file))) continue;
    const limit = Object.entries(LAZY_LIMITS).find(([part]) => file.includes(part))?.[1] ?? LAZY_LIMIT;
    if (size > limit) isWithin = false;
    if (size > limit || size > 5)
      lines.push(`  later: ${file.padEnd(46)}${size.toFixed(1)}${size > limit ? ` over ${limit}!` : ''}`);
  }
  process.stdout.write(`${lines.join('\n')}\n`);
  if (!isWithin) process.stderr.write('the first load is over its budget\n');
  return isWithin;
}
