import type { Config } from './config.ts';

const WIDTH = 1_200;
const HEIGHT = 630;
const PHOTO_CENTRE = 850;
const GROUND = '#e4e7e6';
const YELLOW = '#ffc91f';
const INK = '#1a1512';
const QUALITY = 82;

const MOST_BYTES = 4_000_000;
const MOST_PIXELS = 8_000_000;
const MOST_KEPT = 200;
const LONGEST_ADDRESS = 500;
const DAY = 'public, max-age=86400';

interface Options {
  /** The built index.html: it has the wordmark. */
  shell: string;
  config: Pick<Config, 'apiUrl' | 'imageOrigins'>;
  /** Asks for a photo by its path or, on an origin that is named in the configuration, by its address. */
  fetchPhoto(address: string): Promise<Response>;
}

/** Only pictures of the shop: else anybody could make the server ask anybody for anything. */
function isOfShop(address: string, { apiUrl, imageOrigins }: Options['config']): boolean {
  if (address.length > LONGEST_ADDRESS) return false;
  if (/^\/(?:photos\/[\w-]+\.\w+|uzor\/\d{4}\.svg)$/.test(address)) return true;
  if (!URL.canParse(address)) return false;
  return [...imageOrigins, ...(apiUrl === undefined ? [] : [apiUrl])].includes(new URL(address).origin);
}

/** The ground: a tile of the shop with its yellow disc, the wordmark and a running stitch below it. */
function groundOf(shell: string, hasPhoto: boolean): Buffer {
  const mark = /<symbol id="wordmark" viewBox="([^"]+)">([\s\S]*?)<\/symbol>/.exec(shell);
  const [, viewBox = '0 0 1 1', drawing = ''] = mark ?? [];
  const width = hasPhoto ? 400 : 760;
  const height = Math.round((width * 104) / 350.8);
  const left = hasPhoto ? 80 : (WIDTH - width) / 2;
  const top = (HEIGHT - height) / 2 - 24;
  // What a browser reads as a variable is a colour here.
  const plain = drawing.replaceAll(/var\(--[\w-]+, (#\w+)\)/g, '$1');
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="${hasPhoto ? GROUND : INK}"/>
    ${hasPhoto ? `<circle cx="${PHOTO_CENTRE}" cy="${HEIGHT / 2}" r="290" fill="${YELLOW}"/>` : ''}
    <svg x="${left}" y="${top}" width="${width}" height="${height}" viewBox="${viewBox}" color="${hasPhoto ? INK : '#f4eee3'}">${plain}</svg>
    <path d="M${left} ${top + height + 44}h${width}" stroke="${hasPhoto ? INK : YELLOW}" stroke-width="4" stroke-dasharray="22 14"/>
  </svg>`);
}

async function draw(shell: string, photo: Uint8Array | undefined): Promise<Uint8Array<ArrayBuffer>> {
  // Only who shares a page needs it, so only then is it loaded.
  const { default: sharp } = await import('sharp');
  const ground = sharp(groundOf(shell, photo !== undefined));
  if (photo !== undefined) {
    const source = sharp(photo, { limitInputPixels: MOST_PIXELS });
    // A thing cut out lies on the disc; a whole photo takes its half of the picture.
    const { hasAlpha } = await source.metadata();
    const sized = hasAlpha
      ? source.resize(HEIGHT, HEIGHT - 30, { fit: 'inside' })
      : source.resize(WIDTH / 2, HEIGHT, { fit: 'cover' });
    const { data, info } = await sized.toBuffer({ resolveWithObject: true });
    const left = hasAlpha ? Math.round(PHOTO_CENTRE - info.width / 2) : WIDTH / 2;
    ground.composite([{ input: data, left, top: Math.round((HEIGHT - info.height) / 2) }]);
  }
  return new Uint8Array(await ground.jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer());
}

/**
 * Draws what a shared page shows in a chat: 1200 × 630, the photo on its disc beside the wordmark, or the wordmark alone
 * where there is no photo. Each is drawn once. An address that is no picture of the shop is 404.
 */
export function createSharePictures({ shell, config, fetchPhoto }: Options): (photo?: string) => Promise<Response> {
  /** By the photo's address; undefined for the one without. */
  const drawn = new Map<string | undefined, Promise<Uint8Array<ArrayBuffer>>>();

  async function withPhoto(address: string): Promise<Uint8Array<ArrayBuffer>> {
    const answer = await fetchPhoto(address);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    if (!answer.ok || bytes.length > MOST_BYTES) throw new Error(`No photo at ${address}`);
    return draw(shell, bytes);
  }

  function kept(address: string | undefined): Promise<Uint8Array<ArrayBuffer>> {
    const known = drawn.get(address);
    if (known !== undefined) return known;
    const drawing = address === undefined ? draw(shell, undefined) : withPhoto(address);
    drawn.set(address, drawing);
    drawing.catch(() => drawn.delete(address));
    const [oldest] = drawn.keys();
    if (drawn.size > MOST_KEPT) drawn.delete(oldest);
    return drawing;
  }

  const respond = (bytes: Uint8Array<ArrayBuffer>, cacheControl: string): Response =>
    new Response(bytes, {
      headers: {
        'content-type': 'image/jpeg',
        'cache-control': cacheControl,
        // Previews stand on pages of others.
        'cross-origin-resource-policy': 'cross-origin',
      },
    });

  return async (photo) => {
    if (photo === undefined) return respond(await kept(undefined), DAY);
    if (!isOfShop(photo, config)) return new Response(null, { status: 404 });
    try {
      return respond(await kept(photo), DAY);
    } catch {
      return respond(await kept(undefined), 'no-store');
    }
  };
}
