import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../fixtures/photos/out/', import.meta.url));
/** Only names of this shape reach the disk, so no path leads out of the folder. */
const NAME = /^\/photos\/([a-z0-9-]+\.(avif|webp|jpg|png|svg))$/;
const TYPES: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
};

/** A picture of the catalogue by its address. */
export async function photo(request: Request, folder = FOLDER): Promise<Response> {
  const [, name = '', type = ''] = NAME.exec(new URL(request.url).pathname) ?? [];
  const headers = { 'x-content-type-options': 'nosniff' };
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response(null, { status: 405, headers: { ...headers, allow: 'GET, HEAD' } });
  const bytes = name === '' ? undefined : await readFile(`${folder}/${name}`).catch(() => undefined);
  if (bytes === undefined) return new Response(null, { status: 404, headers });
  return new Response(request.method === 'HEAD' ? null : bytes, {
    headers: {
      ...headers,
      'content-type': TYPES[type] ?? 'application/octet-stream',
      'content-length': String(bytes.byteLength),
      'cache-control': 'public, max-age=31536000',
    },
  });
}
