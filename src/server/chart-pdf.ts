import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type PDFDocument from 'pdfkit';
import type { Chart } from '#app/pattern-chart.ts';

type Page = InstanceType<typeof PDFDocument>;

const MARGIN = 36;
/** Of A4, in points. */
const WIDTH = 595.28 - 2 * MARGIN;
const HEIGHT = 841.89 - 2 * MARGIN;
const HEAD = 80;
/** What stands below the field: threads and advice. */
const FOOT = 104;
/** Left for numbers beside the field and above it. */
const NUMBERS = 20;
const BOLD_EVERY = 10;

const INK = '#1a1512';
const MUTED = '#5a524a';
const LINE = '#b9b4ac';
const YELLOW = '#ffc91f';

const fontFile = (name: string): string =>
  fileURLToPath(new URL(`../views/styles/fonts/shov-${name}.ttf`, import.meta.url));
/** With plain spaces: the typeface has no others. */
const spaced = (words: string): string => words.replaceAll(/[\u00A0\u202F]/g, ' ');
/** Nothing of a chart changes with time: the same one is the same file. */
const MADE = new Date('2026-01-01T00:00:00Z');

interface Field {
  left: number;
  top: number;
  /** How large a cross is. */
  cell: number;
}

/** The mark of the shop: its letters with the button in their middle. */
function drawMark(page: Page, right: number, top: number): void {
  const size = 26;
  page.font('display').fontSize(size).fillColor(INK);
  const radius = size * 0.37;
  const end = page.widthOfString('В');
  const button = right - end - radius - 3;
  page.text('В', right - end, top, { lineBreak: false });
  page.text('Ш', button - radius - 3 - page.widthOfString('Ш'), top, { lineBreak: false });
  const middle = top + size * 0.61;
  page.circle(button, middle, radius).fill(YELLOW);
  for (const [x, y] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const)
    page.circle(button + x * radius * 0.25, middle + y * radius * 0.25, radius * 0.14).fill(INK);
}

/** The sign of a thread in a square: a cross for the first, a disc for the second, told apart without colours. */
function addSign(page: Page, thread: number, left: number, top: number, cell: number): void {
  if (thread === 1) {
    page.circle(left + cell / 2, top + cell / 2, cell * 0.28);
    return;
  }
  const [near, far] = [cell * 0.24, cell * 0.76];
  page.moveTo(left + near, top + near).lineTo(left + far, top + far);
  page.moveTo(left + near, top + far).lineTo(left + far, top + near);
}

function finishSigns(page: Page, thread: number, colour: string, cell: number): void {
  if (thread === 1) page.fill(colour);
  else
    page
      .lineWidth(cell * 0.17)
      .lineCap('round')
      .stroke(colour);
}

function drawCrosses(page: Page, { crosses, threads }: Chart, { left, top, cell }: Field): void {
  for (const [thread, { colour }] of threads.entries()) {
    const sewn = crosses.filter((cross) => cross.thread === thread);
    for (const { x, y } of sewn) page.rect(left + x * cell, top + y * cell, cell, cell);
    page.fillOpacity(0.14).fill(colour).fillOpacity(1);
    for (const { x, y } of sewn) addSign(page, thread, left + x * cell, top + y * cell, cell);
    finishSigns(page, thread, colour, cell);
  }
}

/** A line a cross, a bolder one after every ten and around the field. */
function drawGrid(page: Page, { columns, rows }: Chart, { left, top, cell }: Field): void {
  const isBold = (index: number, count: number): boolean => index % BOLD_EVERY === 0 || index === count;
  for (const bold of [false, true]) {
    for (let x = 0; x <= columns; x++)
      if (isBold(x, columns) === bold) page.moveTo(left + x * cell, top).lineTo(left + x * cell, top + rows * cell);
    for (let y = 0; y <= rows; y++)
      if (isBold(y, rows) === bold) page.moveTo(left, top + y * cell).lineTo(left + columns * cell, top + y * cell);
    page
      .lineCap('butt')
      .lineWidth(bold ? 0.8 : 0.25)
      .stroke(bold ? INK : LINE);
  }
}

/** What is counted by: numbers at every tenth line, and where the middle is. */
function drawNumbers(page: Page, { columns, rows }: Chart, { left, top, cell }: Field): void {
  const size = 7;
  page.font('text').fontSize(size).fillColor(MUTED);
  const write = (text: string, x: number, y: number, align: 'center' | 'right'): void =>
    void page.text(text, x, y, { width: NUMBERS, align, lineBreak: false });
  for (let x = BOLD_EVERY; x <= columns; x += BOLD_EVERY)
    write(String(x), left + x * cell - NUMBERS / 2, top - size - 8, 'center');
  for (let y = BOLD_EVERY; y <= rows; y += BOLD_EVERY)
    write(String(y), left - NUMBERS - 7, top + y * cell - size * 0.62, 'right');
  const [x, y] = [left + (columns * cell) / 2, top + (rows * cell) / 2];
  page.polygon([x - 3, top - 6], [x + 3, top - 6], [x, top - 1]).fill(INK);
  page.polygon([left - 6, y - 3], [left - 6, y + 3], [left - 1, y]).fill(INK);
}

function drawThreads(page: Page, { threads, advice }: Chart, top: number): void {
  const sign = 12;
  for (const [thread, { colour, words }] of threads.entries()) {
    const line = top + thread * 20;
    page.rect(MARGIN, line, sign, sign).lineWidth(0.4).stroke(LINE);
    addSign(page, thread, MARGIN, line, sign);
    finishSigns(page, thread, colour, sign);
    page.rect(MARGIN + sign + 8, line, sign * 2, sign).fill(colour);
    page
      .font('text')
      .fontSize(11)
      .fillColor(INK)
      .text(spaced(words), MARGIN + sign * 3 + 18, line - 1);
  }
  page
    .fontSize(9)
    .fillColor(MUTED)
    .text(spaced(advice), MARGIN, top + threads.length * 20 + 8, { width: WIDTH });
}

function drawPage(page: Page, chart: Chart): void {
  const { title, facts, columns, rows } = chart;
  page
    .font('display')
    .fontSize(30)
    .fillColor(INK)
    .text(spaced(title), MARGIN, MARGIN - 6, { lineBreak: false });
  page.font('text').fontSize(11);
  for (const [index, fact] of facts.entries())
    page.text(spaced(fact), MARGIN, MARGIN + 38 + index * 16, { lineBreak: false });
  drawMark(page, MARGIN + WIDTH, MARGIN - 6);
  const cell = Math.min((WIDTH - NUMBERS) / columns, (HEIGHT - HEAD - FOOT - NUMBERS) / rows);
  const left = MARGIN + NUMBERS + (WIDTH - NUMBERS - cell * columns) / 2;
  const field = { left, top: MARGIN + HEAD + NUMBERS, cell };
  drawCrosses(page, chart, field);
  drawGrid(page, chart, field);
  drawNumbers(page, chart, field);
  drawThreads(page, chart, field.top + rows * cell + 24);
}

/** A chart on a sheet of A4, in the shop's own typeface. */
export async function pdfOf(chart: Chart): Promise<Uint8Array<ArrayBuffer>> {
  // Only who takes a pattern needs it, so only then is it loaded.
  const { default: Document } = await import('pdfkit');
  const page = new Document({
    size: 'A4',
    margin: MARGIN,
    lang: chart.language,
    displayTitle: true,
    info: { Title: chart.title, Author: 'ШОВ', CreationDate: MADE },
    font: fontFile('text'),
  });
  for (const name of ['display', 'text']) page.registerFont(name, fontFile(name));
  drawPage(page, chart);
  page.end();
  return new Uint8Array(await buffer(page));
}
