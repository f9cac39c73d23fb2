import type { Pattern } from './catalog.ts';

/** Crosses from edge to edge of the rosette that stands alone: its file needs no more than its number. */
const PLAIN_WIDTH = 73;
/** What a pattern may be wide, as the contract has it. */
const NARROWEST = 25;
const WIDEST = 199;

/** The file with the chart of a pattern: '1991.pdf', '0306-band-96.pdf'. */
export function chartFile({ figure, number, width }: Pattern): string {
  return figure === 'rosette' && width === PLAIN_WIDTH ? `${number}.pdf` : `${number}-${figure}-${width}.pdf`;
}

/** The pattern whose chart has this file; undefined for any other spelling. */
export function patternOfChart(file: string): Pattern | undefined {
  const [, number, figure = 'rosette', digits = PLAIN_WIDTH] =
    /^(\d{4})(?:-(rosette|band)-(\d+))?\.pdf$/.exec(file) ?? [];
  const width = Number(digits);
  if (number === undefined || width < NARROWEST || width > WIDEST) return undefined;
  const pattern: Pattern = { figure: figure === 'band' ? 'band' : 'rosette', number, width };
  return chartFile(pattern) === file ? pattern : undefined;
}
