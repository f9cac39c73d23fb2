import type { Locale } from '#domain/profile.ts';
import { wordsOf, type Say } from '../../e2e/words.ts';
import type { Wanted } from '../in-page.ts';

/** The things of the shop by the roles and names they have in a language. */
export function namesIn(locale: Locale) {
  const say: Say = wordsOf(locale);
  const named =
    (role: string) =>
    (key: string, values?: Parameters<Say>[1]): Wanted => ({ role, name: say(key, values) });
  const button = named('button');
  return {
    say,
    button,
    link: named('link'),
    heading: named('heading'),
    dialog: named('dialog'),
    field: named('textbox'),
  };
}
