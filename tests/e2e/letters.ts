import { readFileSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { CHROMIUM_FLAGS, chromiumPath } from '../../src/build/chromium.mjs';

/** How a browser on this machine draws letters. */
export interface Letters {
  /** px of a text in one line, by face. */
  widths: Record<string, number>;
  /** What is in each line of a text that breaks. */
  lines: Record<string, string[]>;
}

/** Letters as numbers and as a picture. */
export interface Drawn {
  letters: Letters;
  picture: Buffer;
}

/** What becomes of the pictures of a run. */
type Fate = 'compared' | 'taken anew' | 'left out';

/** How the runner says that pictures are taken anew. */
const ANEW = new Set(['all', 'changed']);
/** px: what rounding may do. */
const WIDTH_SLACK = 0.02;
/** Of 255: a point this far from what it was looks the same. */
const SHADE_SLACK = 24;
/** Of all points that may look otherwise. */
const POINTS_SLACK = 0.001;

const FACES = {
  'small text': '400 12px Text',
  text: '400 16px Text',
  'bold text': '700 18px Text',
  title: '900 44px Display',
};
const WORDS = {
  ua: 'Їжакова шапка «Ґанок» для щирої зими: ₴2,720 − 10 % · доставка по Україні',
  en: 'Quick oversized hoodies & wax jackets — ₴12,350 × 2, No. 48, “free to a branch”',
};

const font = (file: string): string =>
  readFileSync(new URL(`../../src/views/styles/fonts/${file}.woff2`, import.meta.url), 'base64');
const fontFace = (family: string, weight: string, file: string): string =>
  `@font-face { font-family: ${family}; font-weight: ${weight}; src: url(data:font/woff2;base64,${font(file)}) }`;

function pageOfLetters(): string {
  const faces = [fontFace('Display', '900', 'shov-display'), fontFace('Text', '400 700', 'shov-text')];
  const texts = Object.entries(FACES).flatMap(([face, value]) =>
    Object.entries(WORDS).map(([locale, words]) => `<p data-face="${face}, ${locale}" style="font: ${value}">${words}`),
  );
  return `<!doctype html><style>${faces.join('')} p { margin: 4px; inline-size: 330px; line-height: 1.2 }</style>${texts.join('')}`;
}

/** Runs in the page. */
function measure(): Letters {
  const letters: Letters = { widths: {}, lines: {} };
  for (const paragraph of document.querySelectorAll('p')) {
    const name = paragraph.dataset['face'] ?? '';
    const range = document.createRange();
    const words = paragraph.firstChild as Text;
    const lines = new Map<number, string>();
    for (let at = 0; at < words.length; at += 1) {
      range.setStart(words, at);
      range.setEnd(words, at + 1);
      const { bottom } = range.getBoundingClientRect();
      lines.set(bottom, (lines.get(bottom) ?? '') + words.data.charAt(at));
    }
    letters.lines[name] = [...lines.values()].map((line) => line.trim());
    paragraph.style.whiteSpace = 'nowrap';
    range.selectNodeContents(paragraph);
    letters.widths[name] = Math.round(range.getBoundingClientRect().width * 1_000) / 1_000;
    paragraph.style.whiteSpace = '';
  }
  return letters;
}

async function drawIn(browser: Browser): Promise<Drawn> {
  const page = await browser.newPage({ viewport: { width: 360, height: 800 } });
  await page.setContent(pageOfLetters());
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const letters = await page.evaluate(measure);
  return { letters, picture: await page.screenshot({ fullPage: true }) };
}

/** Draws texts of several faces and sizes, in both languages, in the Chromium the stories are told in. */
export async function drawLetters(): Promise<Drawn> {
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    args: CHROMIUM_FLAGS,
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  try {
    return await drawIn(browser);
  } finally {
    await browser.close();
  }
}

/** Whether texts take as much room, and break where they did. */
export function areLettersEqual(one: Letters, other: Letters): boolean {
  const names = Object.keys(one.widths);
  if (names.join() !== Object.keys(other.widths).join()) return false;
  return names.every(
    (name) =>
      Math.abs((one.widths[name] ?? 0) - (other.widths[name] ?? 0)) <= WIDTH_SLACK &&
      one.lines[name]?.join('\n') === other.lines[name]?.join('\n'),
  );
}

/** Whether two pictures of letters look the same. */
export async function arePicturesEqual(one: Buffer, other: Buffer): Promise<boolean> {
  const read = (picture: Buffer) => sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const [first, second] = await Promise.all([read(one), read(other)]);
  if (first.info.width !== second.info.width || first.info.height !== second.info.height) return false;
  const differing = first.data.filter((shade, at) => Math.abs(shade - (second.data[at] ?? 0)) > SHADE_SLACK).length;
  return differing / first.data.length <= POINTS_SLACK;
}

/**
 * Pictures are compared where letters are drawn as on the machine that took them, and nowhere else. Where they are taken
 * anew, so are the letters that belong to them.
 */
export async function fateOfPictures(known: Drawn | undefined, drawn: Drawn, updates: string): Promise<Fate> {
  const areKnown =
    known !== undefined &&
    areLettersEqual(known.letters, drawn.letters) &&
    (await arePicturesEqual(known.picture, drawn.picture));
  if (areKnown) return 'compared';
  return ANEW.has(updates) ? 'taken anew' : 'left out';
}
