import { strokes } from '#views/pattern/cross.ts';
import { patternNumber } from '#domain/pattern-number.ts';
import { rosette, ROSETTE_WIDTH } from '#views/pattern/rosette.ts';

const GROUND = '#1a1512';
/** Yellow and chalk, as on the home page. */
const THREADS = ['#ffc91f', '#f4eee3'] as const;
const LAYERS = [
  ['under', 0.75],
  ['over', 1],
] as const;
const SIDE = ROSETTE_WIDTH * 10;
const WEEK = 'public, max-age=604800';

/** The rosette of a number, cross by cross, on the ground of the home page. */
function drawn(number: string): string {
  const crosses = rosette(number);
  const paths = ([0, 1] as const).flatMap((thread) =>
    LAYERS.map(
      ([layer, opacity]) =>
        `<path stroke="${THREADS[thread]}" opacity="${opacity}" d="${strokes(crosses, thread, layer)}"/>`,
    ),
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}" ` +
    `fill="none" stroke-linecap="round" stroke-width="4.2"><rect width="100%" height="100%" fill="${GROUND}"/>` +
    `${paths.join('')}</svg>`
  );
}

/** Answers with the pattern a file is called after, '1991.svg': the same number is always the same picture. */
export function pictureOfPattern(file: string): Response {
  const [name, extension] = file.split('.');
  const number = patternNumber(name);
  if (number === undefined || extension !== 'svg') return new Response(null, { status: 404 });
  return new Response(drawn(number), { headers: { 'content-type': 'image/svg+xml', 'cache-control': WEEK } });
}
