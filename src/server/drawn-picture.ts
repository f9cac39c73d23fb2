import type { Sharp } from 'sharp';
import type { Config } from './config.ts';
import { keptAnswers } from './kept-answers.ts';

const QUALITY = 82;
const MOST_BYTES = 4_000_000;
const MOST_PIXELS = 8_000_000;
const LONGEST_ADDRESS = 500;
const DAY = 'public, max-age=86400';

/** What pictures to hand on are drawn with. */
export interface PictureOptions {
  /** The built index.html: it has the wordmark. */
  shell: string;
  config: Pick<Config, 'apiUrl' | 'imageOrigins'>;
  /** Asks for a photo by its path or, on an origin that is named in the configuration, by its address. */
  fetchPhoto(address: string): Promise<Response>;
}

/** A photo as it lies on its ground: what is cut out has no edges. */
export interface Laid {
  photo: Sharp;
  isCutOut: boolean;
}

/** Only pictures of the shop: else anybody could make the server ask anybody for anything. */
function isOfShop(address: string, { apiUrl, imageOrigins }: PictureOptions['config']): boolean {
  if (address.length > LONGEST_ADDRESS) return false;
  if (/^\/(?:photos\/[\w-]+\.\w+|uzor\/\d{4}\.svg)$/.test(address)) return true;
  if (!URL.canParse(address)) return false;
  return [...imageOrigins, ...(apiUrl === undefined ? [] : [apiUrl])].includes(new URL(address).origin);
}

/** The wordmark in a color, `width` px wide at a place: SVG, and how high it is. */
export function wordmark(shell: string, place: { left: number; top: number; width: number; color: string }): string {
  const [, viewBox = '0 0 1 1', drawing = ''] =
    /<symbol id="wordmark" viewBox="([^"]+)">([\s\S]*?)<\/symbol>/.exec(shell) ?? [];
  // What a browser reads as a variable is a colour here.
  const plain = drawing.replaceAll(/var\(--[\w-]+, (#\w+)\)/g, '$1');
  const { left, top, width, color } = place;
  return `<svg x="${left}" y="${top}" width="${width}" height="${wordmarkHeight(width)}" viewBox="${viewBox}" color="${color}">${plain}</svg>`;
}

/** How high the wordmark is at a width. */
export function wordmarkHeight(width: number): number {
  return Math.round((width * 104) / 350.8);
}

/** A picture to be laid over another, as its points: written as a file, in the format it came in, it would take seconds. */
export async function layerOf(picture: Sharp) {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { input: data, raw: { width, height, channels } };
}

/**
 * Answers with a JPEG: `draw` lays the photo of an address on its ground, or draws what stands there without one, `beside`
 * says what else is on it. Each is drawn once of the last `most`. An address that is no picture of the shop is 404.
 */
export function createDrawnPictures<Beside = undefined>(
  { config, fetchPhoto }: PictureOptions,
  most: number,
  draw: (laid: Laid | undefined, beside: Beside) => Promise<Sharp>,
): (photo: string | undefined, beside: Beside) => Promise<Response> {
  const kept = keptAnswers(Infinity, most);

  async function laid(address: string): Promise<Laid> {
    const answer = await fetchPhoto(address);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    if (!answer.ok || bytes.length > MOST_BYTES) throw new Error(`No photo at ${address}`);
    // Only who shares a page needs it, so only then is it loaded.
    const { default: sharp } = await import('sharp');
    const photo = sharp(bytes, { limitInputPixels: MOST_PIXELS });
    return { photo, isCutOut: (await photo.metadata()).hasAlpha };
  }

  const drawn = (address: string | undefined, beside: Beside): Promise<Uint8Array<ArrayBuffer>> =>
    kept(JSON.stringify([address, beside]), async () => {
      const picture = await draw(address === undefined ? undefined : await laid(address), beside);
      return new Uint8Array(await picture.jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer());
    });

  const respond = (bytes: Uint8Array<ArrayBuffer>, cacheControl: string): Response =>
    new Response(bytes, {
      headers: {
        'content-type': 'image/jpeg',
        'cache-control': cacheControl,
        // Previews stand on pages of others.
        'cross-origin-resource-policy': 'cross-origin',
      },
    });

  return async (photo, beside) => {
    if (photo === undefined) return respond(await drawn(undefined, beside), DAY);
    if (!isOfShop(photo, config)) return new Response(null, { status: 404 });
    try {
      return respond(await drawn(photo, beside), DAY);
    } catch {
      return respond(await drawn(undefined, beside), 'no-store');
    }
  };
}
