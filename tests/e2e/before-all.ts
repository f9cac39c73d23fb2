import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { FullConfig } from '@playwright/test';
import { drawLetters, fateOfPictures, type Drawn, type Letters } from './letters.ts';

const TEXT = new URL('references/letters.json', import.meta.url);
const PICTURE = new URL('references/letters.png', import.meta.url);

/** The letters of the machine that took the reference pictures; undefined where none were taken yet. */
function readKnown(): Drawn | undefined {
  if (!existsSync(TEXT)) return undefined;
  return { letters: JSON.parse(readFileSync(TEXT, 'utf8')) as Letters, picture: readFileSync(PICTURE) };
}

/**
 * Before all stories: are letters drawn here as on the machine that took the reference pictures? If not, every line might
 * break elsewhere, so pictures are not compared; it is said once. Pictures taken anew bring their letters with them.
 */
export default async function beforeAll(
  { updateSnapshots }: Pick<FullConfig, 'updateSnapshots'>,
  draw: () => Promise<Drawn> = drawLetters,
): Promise<void> {
  const drawn = await draw();
  const fate = await fateOfPictures(readKnown(), drawn, updateSnapshots);
  if (fate === 'taken anew') {
    writeFileSync(TEXT, `${JSON.stringify(drawn.letters, undefined, 2)}\n`);
    writeFileSync(PICTURE, drawn.picture);
  }
  if (fate !== 'left out') return;
  process.env['OTHER_LETTERS'] = 'true';
  process.stdout.write(
    'Letters are drawn otherwise here than in tests/e2e/references: pictures are not compared, all else is.\n',
  );
}
