import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { wordsOfBuild } from './words-of-build.ts';

const LOCALE_FILE = /\/locales\/[a-z]{2}\.json(?:\?(buying))?$/;

/** Words that only forms, checkout, dialogs and what opens over the page say: they are fetched with those, as `locales/ua.json?buying`. */
export const BUYING_KEYS =
  /^(?:account|basket|bought|checkout|order|payment|field|region|dialog|newsletter|discount|cookies|search|photos|pattern|price|recent|share|catalogue|menu\.picture)\.(?!removed|undo)|^menu\.label$/;

/** Words that stand in the shell itself (html-plugin.ts): no script says them. */
const SHELL_KEYS = /^loader\./;

/** A sentence without values stays text, which is a third of its compiled form; messages.ts unfolds it. */
function compile(sentence: string): string | MessageFormatElement[] {
  const elements = parse(sentence);
  const [only] = elements;
  return elements.length === 1 && only?.type === TYPE.literal ? only.value : elements;
}

/**
 * Compiles the sentences of locales/*.json while bundling, so that no ICU parser is shipped to a browser, and parts the
 * words of buying from the others and what another build says from what this one does. Tests read the whole file, by its path without a query, as it is.
 */
export function localePlugin(options: { isParted: boolean; build: 'ua' | 'us' | 'art' }): Plugin {
  return {
    name: 'shov-locales',
    enforce: 'pre',
    transform(source, id) {
      const found = LOCALE_FILE.exec(id);
      if (found === null) return undefined;
      const isWanted = (key: string): boolean =>
        !options.isParted || (!SHELL_KEYS.test(key) && BUYING_KEYS.test(key) === (found[1] === 'buying'));
      const whole = JSON.parse(source) as Record<string, string>;
      const said = options.isParted ? wordsOfBuild(whole, options.build) : whole;
      const sentences = Object.entries(said).filter(([key]) => isWanted(key));
      const compiled = Object.fromEntries(sentences.map(([key, sentence]) => [key, compile(sentence)]));
      return {
        code: `export default JSON.parse(${JSON.stringify(JSON.stringify(compiled))});`,
        map: null,
        moduleType: 'js',
      };
    },
  };
}
