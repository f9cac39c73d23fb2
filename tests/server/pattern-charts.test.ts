import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { chartOf } from '#app/pattern-chart.ts';
import { createCharts } from '#server/pattern-charts.ts';

/** What the streams of a PDF say, unpacked: the drawing of its page among them. */
function unpacked(bytes: Buffer): string {
  const streams = bytes.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g);
  return [...streams]
    .map(([, stream = '']) => {
      try {
        return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
      } catch {
        return stream;
      }
    })
    .join('\n');
}

async function pdf(locale: 'ua' | 'en', file: string): Promise<Buffer> {
  const answer = await createCharts(chartOf)(locale, file);
  return Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer());
}

test('a chart is one sheet of A4 in the shop’s own typeface, with a square for each of its crosses', async () => {
  const bytes = await pdf('ua', '1991.pdf');
  const text = bytes.toString('latin1');
  expect(text.startsWith('%PDF-1.')).toBe(true);
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(text).toContain('/MediaBox [0 0 595.28 841.89]');
  expect(text.match(/\/FontFile2/g)).toHaveLength(2);
  expect(bytes.length).toBeLessThan(100 * 1_024);
  const chart = await chartOf('ua', { figure: 'rosette', number: '1991', width: 73 });
  // A square each, and for each thread one square with its sign and one with its colour.
  expect(unpacked(bytes).match(/ re$/gm)).toHaveLength(chart.crosses.length + 2 * 2);
});

test('the same chart is the same file whenever it is drawn, and is kept for long', async () => {
  expect(await pdf('en', '0306-band-96.pdf')).toEqual(await pdf('en', '0306-band-96.pdf'));
  expect(await pdf('en', '0306-band-96.pdf')).not.toEqual(await pdf('ua', '0306-band-96.pdf'));
  const answer = await createCharts(chartOf)('en', '0306-band-96.pdf');
  expect(Object.fromEntries(answer?.headers ?? [])).toEqual({
    'cache-control': 'public, max-age=86400, s-maxage=604800',
    'content-disposition': 'inline; filename="shov-0306-band-96.pdf"',
    'content-type': 'application/pdf',
  });
});

test('the widest pattern of the contract still stands on one sheet', async () => {
  expect((await pdf('en', '7777-rosette-199.pdf')).toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test('what is the file of no chart is none', async () => {
  const charts = createCharts(chartOf);
  for (const file of ['199.pdf', '1991.png', '1991-band-1000.pdf', '<b>.pdf'])
    expect(await charts('ua', file)).toBeUndefined();
});
