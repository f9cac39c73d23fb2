const YELLOW = '#ffc91f';
/** Nearer than this (CIE 1976 colour difference) a garment is lost on a yellow disc. */
const TOO_NEAR = 25;
/** sRGB (D65), near enough to its two-part curve for colours of cloth. */
const GAMMA = 2.2;

/** CIE L*a*b* of #rrggbb. */
function lab(hex: string): number[] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** GAMMA,
  );
  const x = Math.cbrt((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.950_47);
  const y = Math.cbrt(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = Math.cbrt((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.088_83);
  return [116 * y, 500 * (x - y), 200 * (y - z)];
}

/** The disc behind a thing of this colour (#rrggbb): yellow, or ultramarine when the thing is yellow itself. */
export function discTone(hex: string): 'yellow' | 'ultramarine' {
  const yellow = lab(YELLOW);
  const difference = Math.hypot(...lab(hex).map((value, index) => value - (yellow[index] ?? 0)));
  return difference < TOO_NEAR ? 'ultramarine' : 'yellow';
}
