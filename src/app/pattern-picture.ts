import type { Pattern } from '#domain/catalog.ts';
import { patternNumber } from '#domain/pattern-number.ts';
import { type Cross, strokes } from '#views/pattern/cross.ts';
import { rosette, ROSETTE_WIDTH } from '#views/pattern/rosette.ts';
import { sewn } from '#views/pattern/sewn.ts';

const GROUND = '<rect width="100%" height="100%" fill="#1a1512"/>';
/** Yellow and chalk, as on the home page. */
const THREADS = ['#ffc91f', '#f4eee3'] as const;
const LAYERS = [
  ['under', 0.75],
  ['over', 1],
] as const;
const WEEK = 'public, max-age=604800';

/** Crosses on so many columns and rows, over a ground where there is one. */
function drawn(crosses: Cross[], columns: number, rows: number, ground = ''): string {
  const [width, height] = [columns * 10, rows * 10];
  const paths = ([0, 1] as const).flatMap((thread) =>
    LAYERS.map(
      ([layer, opacity]) =>
        `<path stroke="${THREADS[thread]}" opacity="${opacity}" d="${strokes(crosses, thread, layer)}"/>`,
    ),
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ` +
    `fill="none" stroke-linecap="round" stroke-width="4.2">${ground}${paths.join('')}</svg>`
  );
}

/** The pattern a thing is stitched with, as SVG in the threads of the home page, on no ground. */
export function drawingOfPattern(pattern: Pattern): string {
  const { crosses, rows } = sewn(pattern);
  return drawn(crosses, pattern.width, rows);
}

/** Answers with the pattern a file is called after, '1991.svg': the same number is always the same picture. */
export function pictureOfPattern(file: string): Response {
  const [name, extension] = file.split('.');
  const number = patternNumber(name);
  if (number === undefined || extension !== 'svg') return new Response(null, { status: 404 });
  return new Response(drawn(rosette(number), ROSETTE_WIDTH, ROSETTE_WIDTH, GROUND), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': WEEK },
  });
}
