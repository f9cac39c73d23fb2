import { expect, test } from 'vitest';
import { chartFile, patternOfChart } from '#domain/pattern-chart.ts';

test.each([
  [{ figure: 'rosette', number: '1991', width: 73 }, '1991.pdf'],
  [{ figure: 'rosette', number: '0106', width: 57 }, '0106-rosette-57.pdf'],
  [{ figure: 'band', number: '0306', width: 96 }, '0306-band-96.pdf'],
] as const)('a pattern has one file with its chart, and the file says which pattern: %o', (pattern, file) => {
  expect(chartFile(pattern)).toBe(file);
  expect(patternOfChart(file)).toEqual(pattern);
});

test.each([
  '199.pdf',
  '19911.pdf',
  '1991.PDF',
  '1991',
  '1991.svg',
  '1991.pdf.pdf',
  '1991-rosette-73.pdf',
  '1991-rosette-073.pdf',
  '1991-band-24.pdf',
  '1991-band-200.pdf',
  '1991-star-57.pdf',
  '1991-band-1e2.pdf',
  '١٩٩١.pdf',
  '../1991.pdf',
])('%s is the file of no chart', (file) => {
  expect(patternOfChart(file)).toBeUndefined();
});
