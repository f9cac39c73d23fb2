import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { FullConfig } from '@playwright/test';
import { areLettersEqual, arePicturesEqual, drawLetters, type Letters } from './letters.ts';

const TEXT = new URL('references/letters.json', import.meta.url);
const PICTURE = new URL('references/letters.png', import.meta.url);
/** How the runner says that pictures are taken anew. */
const ANEW = new Set(['all', 'changed']);

/**
 * Before all stories: are letters drawn here as on the machine that took the reference pictures? If not, every line might
 * break elsewhere, so pictures are not compared; it is said once. Pictures taken anew bring their letters with them.
 */
export default async function beforeAll({ updateSnapshots }: Pick<FullConfig, 'updateSnapshots'>): Promise<void> {
  const { letters, picture } = await drawLetters();
  if (existsSync(TEXT)) {
    const known = JSON.parse(readFileSync(TEXT, 'utf8')) as Letters;
    if (areLettersEqual(known, letters) && (await arePicturesEqual(readFileSync(PICTURE), picture))) return;
  }
  if (ANEW.has(updateSnapshots)) {
    writeFileSync(TEXT, `${JSON.stringify(letters, undefined, 2)}\n`);
    writeFileSync(PICTURE, picture);
    return;
  }
  process.env['OTHER_LETTERS'] = 'true';
  process.stdout.write(
    'Letters are drawn otherwise here than in tests/e2e/references: pictures are not compared, all else is.\n',
  );
}
