import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

const LOCALE_FILE = /\/locales\/[a-z]{2}\.json$/;

/** Compiles the sentences of locales/*.json while bundling, so that no ICU parser is shipped to a browser. */
export function localePlugin(): Plugin {
  return {
    name: 'shov-locales',
    enforce: 'pre',
    transform(source, id) {
      const [file = ''] = id.split('?');
      if (!LOCALE_FILE.test(file)) return undefined;
      const sentences = Object.entries(JSON.parse(source) as Record<string, string>);
      const compiled = Object.fromEntries(sentences.map(([key, sentence]) => [key, parse(sentence)]));
      return {
        code: `export default JSON.parse(${JSON.stringify(JSON.stringify(compiled))});`,
        map: null,
        moduleType: 'js',
      };
    },
  };
}
