// @vitest-environment node
import sharp from 'sharp';
import { afterEach, describe, expect, test, vi } from 'vitest';
import beforeAllStories from '../e2e/before-all.ts';
import * as probe from '../e2e/letters.ts';

const LETTERS: probe.Letters = {
  widths: { 'text, ua': 512.25, 'text, en': 498.5 },
  lines: { 'text, ua': ['Їжакова шапка', '«Ґанок»'], 'text, en': ['Quick oversized', 'hoodies'] },
};
const widths = (some: Record<string, number>): probe.Letters => ({
  ...LETTERS,
  widths: { ...LETTERS.widths, ...some },
});
const lines = (some: Record<string, string[]>): probe.Letters => ({ ...LETTERS, lines: { ...LETTERS.lines, ...some } });

const WIDTH = 100;
/** White, with this many black points and the same number of points as far from white as rounding goes. */
async function picture(black: number, height = 100): Promise<Buffer> {
  const points = Buffer.alloc(WIDTH * height, 255)
    .fill(0, 0, black)
    .fill(240, black, 2 * black);
  return sharp(points, { raw: { width: WIDTH, height, channels: 1 } })
    .png()
    .toBuffer();
}
const drawnAs = async (letters = LETTERS, black = 0): Promise<probe.Drawn> => ({
  letters,
  picture: await picture(black),
});

describe('letters are drawn alike', () => {
  test.each([
    ['as wide to a rounding', widths({ 'text, ua': 512.26 }), true],
    ['a little wider', widths({ 'text, ua': 512.5 }), false],
    ['broken elsewhere', lines({ 'text, ua': ['Їжакова', 'шапка «Ґанок»'] }), false],
    ['broken one line more', lines({ 'text, en': ['Quick', 'oversized', 'hoodies'] }), false],
    ['of another face more', widths({ 'title, ua': 700 }), false],
  ])('%s: %#', (_how, letters, areEqual) => {
    expect(probe.areLettersEqual(LETTERS, letters)).toBe(areEqual);
  });

  test('and look so but for one point of a thousand, and only in a picture of the same size', async () => {
    const white = await picture(0);
    expect(await probe.arePicturesEqual(white, await picture(10))).toBe(true);
    expect(await probe.arePicturesEqual(white, await picture(11))).toBe(false);
    expect(await probe.arePicturesEqual(white, await picture(0, 101))).toBe(false);
  });
});

describe('the pictures of a run', () => {
  test.each([
    ['letters known', LETTERS, 0, 'compared'],
    ['letters of other widths', widths({ 'text, ua': 530 }), 0, 'left out'],
    ['letters of the same widths that look otherwise', LETTERS, 400, 'left out'],
  ] as const)('with %s are %s', async (_what, letters, black, fate) => {
    expect(await probe.fateOfPictures(await drawnAs(), await drawnAs(letters, black), 'missing')).toBe(fate);
  });

  test('with no letters known are not compared, whatever they are', async () => {
    expect(await probe.fateOfPictures(undefined, await drawnAs(), 'missing')).toBe('left out');
  });

  test.each(['all', 'changed'] as const)('taken anew (%s) bring the letters they were taken with', async (updates) => {
    const [known, other] = [await drawnAs(), await drawnAs(widths({ 'text, ua': 530 }))];
    expect(await probe.fateOfPictures(known, other, updates)).toBe('taken anew');
    expect(await probe.fateOfPictures(undefined, other, updates)).toBe('taken anew');
    expect(await probe.fateOfPictures(known, known, updates)).toBe('compared');
  });
});

describe('where letters are drawn otherwise', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    vi.resetModules();
  });

  test('it is said once, and the stories are told without pictures', async () => {
    vi.stubEnv('OTHER_LETTERS', '');
    const say = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    await beforeAllStories({ updateSnapshots: 'missing' }, () => drawnAs());
    expect(say.mock.calls.map(([said]) => String(said))).toEqual([
      expect.stringContaining('pictures are not compared'),
    ]);
    const { default: config } = await import('../e2e/playwright.config.ts');
    expect(config.ignoreSnapshots).toBe(true);
  });

  test('only there: elsewhere nothing is said and pictures are compared', async () => {
    vi.stubEnv('OTHER_LETTERS', '');
    const { default: config } = await import('../e2e/playwright.config.ts');
    expect(config.ignoreSnapshots).toBe(false);
    expect(config.globalSetup).toBe('./before-all.ts');
  });
});
