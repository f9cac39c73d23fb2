import type { Pattern } from '#domain/catalog.ts';
import { CM_AN_INCH } from '#domain/length.ts';
import { LANGUAGES, type Locale } from '#domain/profile.ts';
import { loadMessages } from '#views/messages.ts';
import type { Cross } from '#views/pattern/cross.ts';
import { sewn } from '#views/pattern/sewn.ts';
import { intlIn } from './intl.ts';

/** Crosses of an inch of the cloth that most is sewn on. */
const COUNT_OF_CLOTH = 14;

/**
 * The threads nearest to the shop's red and ink, by DMC's numbers and as the table of github.com/sharlagelfand/dmc (MIT)
 * gives their colours: docs/decisions/0038-charts-as-pdf.md.
 */
const THREADS = [
  { number: '347', colour: '#bf2d2d', name: 'chart.red' },
  { number: '3371', colour: '#1e1108', name: 'chart.ink' },
] as const;

/** What is printed of a pattern for who sews it. */
export interface Chart {
  language: string;
  title: string;
  /** Sentences below the title. */
  facts: string[];
  columns: number;
  rows: number;
  crosses: Cross[];
  /** By the number a cross names its thread with. */
  threads: { colour: string; words: string }[];
  /** What one has to know to read it. */
  advice: string;
}

/** The chart of a pattern, in a language. */
export async function chartOf(locale: Locale, pattern: Pattern): Promise<Chart> {
  await loadMessages(locale);
  const language = LANGUAGES[locale].tag;
  const intl = intlIn(locale);
  const words = (id: string, values?: Record<string, string | number>): string => intl.formatMessage({ id }, values);
  const { crosses, rows } = sewn(pattern);
  const columns = pattern.width;
  const tenths = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const inches = (count: number): string => tenths.format(count / COUNT_OF_CLOTH);
  const centimetres = (count: number): string => tenths.format((count / COUNT_OF_CLOTH) * CM_AN_INCH);
  return {
    language,
    title: words('chart.title', { number: pattern.number }),
    facts: [
      words('chart.crosses', { count: crosses.length, columns, rows }),
      words('chart.size', {
        width: centimetres(columns),
        height: centimetres(rows),
        widthIn: inches(columns),
        heightIn: inches(rows),
      }),
    ],
    columns,
    rows,
    crosses,
    threads: THREADS.map(({ number, colour, name }, thread) => ({
      colour,
      words: words('chart.thread', {
        number,
        name: words(name),
        count: crosses.filter((cross) => cross.thread === thread).length,
      }),
    })),
    advice: words('chart.advice'),
  };
}
