// `npm run icons`: draws the icons of src/public/icons/ from favicon.svg. The same bytes again from the same drawing.
import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { takeNothing } from './command-line.ts';

takeNothing();

const folder = new URL('../public/', import.meta.url);
const button = readFileSync(new URL('favicon.svg', folder));
const CHALK = '#f4eee3';
/** Largest that a launcher may cut to a circle without touching the button: 80 % of the side, less a little air. */
const SAFE = 0.72;

interface Icon {
  name: string;
  side: number;
  /** How much of the side the button takes; less than all of it stands on a ground of its own. */
  share: number;
}

const ICONS: Icon[] = [
  { name: 'icon-192', side: 192, share: 1 },
  { name: 'icon-512', side: 512, share: 1 },
  { name: 'maskable-512', side: 512, share: SAFE },
  { name: 'touch-180', side: 180, share: SAFE },
];

for (const { name, side, share } of ICONS) {
  const drawn = await sharp(button, { density: 600 })
    .resize(Math.round(side * share))
    .png()
    .toBuffer();
  const background = share < 1 ? CHALK : 'transparent';
  const icon = sharp({ create: { width: side, height: side, channels: 4, background } }).composite([{ input: drawn }]);
  writeFileSync(new URL(`icons/${name}.png`, folder), await icon.png({ palette: true, effort: 10 }).toBuffer());
}
