import type { Pattern } from '#domain/catalog.ts';
import { patternNumber } from '#domain/pattern-number.ts';
import { createDrawnPictures, type Laid, layerOf, type PictureOptions, wordmark } from './drawn-picture.ts';

const WIDTH = 1_080;
const HEIGHT = 1_920;
const DISC = { centre: 800, radius: 410 };
/** Where the pattern is sewn: above what the shopper's own words and the buttons of an app cover. */
const PATTERN = { centre: 1_460, width: 880, height: 400 };
const PHOTO = { width: 860, height: 860 };
const INK = '#1a1512';
const YELLOW = '#ffc91f';
const CHALK = '#f4eee3';
const MOST_KEPT = 50;
/** Crosses from edge to edge: no thing of the shop has more. */
const WIDEST = 200;

interface Options extends PictureOptions {
  /** A pattern as SVG without a ground. */
  drawingOf(pattern: Pattern): string;
}

/** What an address asks for: '/story.jpg?photo=/photos/a.avif&figure=band&number=0306&width=96'. */
export type StoryQuery = Partial<Record<'photo' | 'figure' | 'number' | 'width', string>>;

function patternOf({ figure, number, width = '' }: StoryQuery): Pattern | undefined {
  const known = patternNumber(number);
  const crosses = /^\d{1,3}$/.test(width) ? Number(width) : 0;
  if (known === undefined || crosses < 1 || crosses > WIDEST) return undefined;
  return figure === 'band' || figure === 'rosette' ? { figure, number: known, width: crosses } : undefined;
}

function groundOf(shell: string, hasPhoto: boolean): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="${INK}"/>
    ${hasPhoto ? `<circle cx="${WIDTH / 2}" cy="${DISC.centre}" r="${DISC.radius}" fill="${YELLOW}"/>` : ''}
    ${wordmark(shell, { left: (WIDTH - 380) / 2, top: 220, width: 380, color: CHALK })}
    <path d="M350 1720h380" stroke="${YELLOW}" stroke-width="5" stroke-dasharray="26 16"/>
  </svg>`);
}

async function centred(picture: Laid['photo'], centre: number) {
  const layer = await layerOf(picture);
  const { width, height } = layer.raw;
  return { ...layer, left: Math.round((WIDTH - width) / 2), top: Math.round(centre - height / 2) };
}

/**
 * Draws what a shopper puts into stories: 1080 × 1920, the thing on the yellow disc, its pattern below it cross by cross.
 * What is no pattern is left out.
 */
export function createStoryPictures(options: Options): (query: StoryQuery) => Promise<Response> {
  const pictures = createDrawnPictures(options, MOST_KEPT, async (laid, pattern: Pattern | undefined) => {
    const { default: sharp } = await import('sharp');
    const { width, height } = PATTERN;
    const layers = [];
    if (laid !== undefined) {
      const fit = laid.isCutOut ? 'inside' : 'cover';
      layers.push(await centred(laid.photo.resize(PHOTO.width, PHOTO.height, { fit }), DISC.centre));
    }
    if (pattern !== undefined) {
      const sewn = sharp(Buffer.from(options.drawingOf(pattern)));
      layers.push(await centred(sewn.resize(width, height, { fit: 'inside' }), PATTERN.centre));
    }
    return sharp(groundOf(options.shell, laid !== undefined)).composite(layers);
  });
  return (query) => pictures(query.photo, patternOf(query));
}
