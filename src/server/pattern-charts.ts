import type { Chart } from '#app/pattern-chart.ts';
import type { Locale } from '#domain/profile.ts';
import { pdfOf } from './chart-pdf.ts';

const MOST_KEPT = 100;
/** A number is always the same pattern; its words may change with a release. */
const KEPT = 'public, max-age=86400, s-maxage=604800';

/** Answers with the chart a file is called after, '1991.pdf', each drawn once; undefined where it is the file of none. */
export function createCharts(
  chartOf: (locale: Locale, file: string) => Promise<Chart | undefined>,
): (locale: Locale, file: string) => Promise<Response | undefined> {
  const drawn = new Map<string, ReturnType<typeof pdfOf>>();

  function kept(key: string, chart: Chart): ReturnType<typeof pdfOf> {
    const drawing = drawn.get(key) ?? pdfOf(chart);
    drawn.set(key, drawing);
    drawing.catch(() => drawn.delete(key));
    const [oldest = key] = drawn.keys();
    if (drawn.size > MOST_KEPT) drawn.delete(oldest);
    return drawing;
  }

  return async (locale, file) => {
    const chart = await chartOf(locale, file);
    if (chart === undefined) return undefined;
    return new Response(await kept(`${locale}/${file}`, chart), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="shov-${file}"`,
        'cache-control': KEPT,
      },
    });
  };
}
