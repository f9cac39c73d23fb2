import {
  createDrawnPictures,
  type Laid,
  layerOf,
  type PictureOptions,
  wordmark,
  wordmarkHeight,
} from './drawn-picture.ts';

const WIDTH = 1_200;
const HEIGHT = 630;
const PHOTO_CENTRE = 850;
const GROUND = '#e4e7e6';
const YELLOW = '#ffc91f';
const INK = '#1a1512';
const MOST_KEPT = 200;

/** The ground: a tile of the shop with its yellow disc, the wordmark and a running stitch below it. */
function groundOf(shell: string, hasPhoto: boolean): Buffer {
  const width = hasPhoto ? 400 : 760;
  const height = wordmarkHeight(width);
  const left = hasPhoto ? 80 : (WIDTH - width) / 2;
  const top = (HEIGHT - height) / 2 - 24;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="${hasPhoto ? GROUND : INK}"/>
    ${hasPhoto ? `<circle cx="${PHOTO_CENTRE}" cy="${HEIGHT / 2}" r="290" fill="${YELLOW}"/>` : ''}
    ${wordmark(shell, { left, top, width, color: hasPhoto ? INK : '#f4eee3' })}
    <path d="M${left} ${top + height + 44}h${width}" stroke="${hasPhoto ? INK : YELLOW}" stroke-width="4" stroke-dasharray="22 14"/>
  </svg>`);
}

/** A thing cut out lies on the disc; a whole photo takes its half of the picture. */
async function over({ photo, isCutOut }: Laid) {
  const sized = isCutOut
    ? photo.resize(HEIGHT, HEIGHT - 30, { fit: 'inside' })
    : photo.resize(WIDTH / 2, HEIGHT, { fit: 'cover' });
  const layer = await layerOf(sized);
  const { width, height } = layer.raw;
  const left = isCutOut ? Math.round(PHOTO_CENTRE - width / 2) : WIDTH / 2;
  return { ...layer, left, top: Math.round((HEIGHT - height) / 2) };
}

/**
 * Draws what a shared page shows in a chat: 1200 × 630, the photo on its disc beside the wordmark, or the wordmark alone
 * where there is no photo.
 */
export function createSharePictures(options: PictureOptions): (photo?: string) => Promise<Response> {
  const pictures = createDrawnPictures(options, MOST_KEPT, async (laid) => {
    const { default: sharp } = await import('sharp');
    const ground = sharp(groundOf(options.shell, laid !== undefined));
    return laid === undefined ? ground : ground.composite([await over(laid)]);
  });
  return (photo) => pictures(photo, undefined);
}
