import { isForeign } from './languages.ts';
import type { Truth } from './truth.ts';

/** What must be so of any page of the shop. */
export const PAGE: Record<string, Truth> = {
  'the browser has nothing to complain of': (_, { complaints }) => complaints,
  'nothing under a pointer at rest becomes something else': (_, { changed }) => changed,
  'nobody is shut out': (_, { barriers }) => barriers,
  'a page has one heading of the first rank': ({ sight }) =>
    sight.screen === 'bank' || sight.titles.length === 1 ? [] : [`${sight.titles.length} headings of the first rank`],
  'a step back in the browser leads to another page': ({ stuckAt }) =>
    stuckAt === undefined ? [] : [`a step back stays at ${stuckAt}`],
  'nothing scrolls sideways': ({ sight }) =>
    sight.screen === 'bank' || sight.wider <= 0 ? [] : [`${sight.wider} px do not fit`],
  'a page speaks one language, also to who does not see it': ({ sight, words, locale }) => {
    const foreign = sight.said
      .filter((text) => isForeign(text, locale))
      .filter((text) => ![...words].some((typed) => text.includes(typed)));
    return sight.screen === 'bank' || foreign.length === 0
      ? []
      : [`another language: ${foreign.slice(0, 3).join(' | ')}`];
  },
};
