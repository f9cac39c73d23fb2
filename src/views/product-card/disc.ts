type Lab = readonly [number, number, number];

const YELLOW = '#ffc91f';
/** Nearer than this (CIE 1976 colour difference) a garment is lost on a yellow disc. */
const TOO_NEAR = 25;

/** Light of one channel, sRGB to linear. */
function linear(channel: number): number {
  return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** CIE L*a*b* (D65) of #rrggbb. */
function lab(hex: string): Lab {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ];
  const root = (value: number): number => (value > 0.008_856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.950_47);
  const y = root(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.088_83);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** The disc behind a thing of this colour (#rrggbb): yellow, or ultramarine when the thing is yellow itself. */
export function discTone(hex: string): 'yellow' | 'ultramarine' {
  const yellow = lab(YELLOW);
  const difference = Math.hypot(...lab(hex).map((value, index) => value - (yellow[index] ?? 0)));
  return difference < TOO_NEAR ? 'ultramarine' : 'yellow';
}
