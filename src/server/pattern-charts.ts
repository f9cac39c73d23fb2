import type { Chart } from '#app/pattern-chart.ts';
import type { Pattern } from '#domain/catalog.ts';
import { patternOfChart } from '#domain/pattern-chart.ts';
import type { Locale } from '#domain/profile.ts';
import { pdfOf } from './chart-pdf.ts';
import { keptAnswers } from './kept-answers.ts';

const MOST_KEPT = 100;
/** A number is always the same pattern; its words may change with a release. */
const KEPT = 'public, max-age=86400, s-maxage=604800';

/** Answers with the chart a file is called after, '1991.pdf', each drawn once; undefined where it is the file of none. */
export function createCharts(
  chartOf: (locale: Locale, pattern: Pattern) => Promise<Chart>,
): (locale: Locale, file: string) => Promise<Response | undefined> {
  const kept = keptAnswers(Infinity, MOST_KEPT);
  return async (locale, file) => {
    const pattern = patternOfChart(file);
    if (pattern === undefined) return undefined;
    const bytes = await kept(`${locale}/${file}`, async () => pdfOf(await chartOf(locale, pattern)));
    return new Response(bytes, {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="shov-${file}"`,
        'cache-control': KEPT,
      },
    });
  };
}
