import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { bound } from '#domain/line-ends.ts';
import type { Profile } from '#domain/profile.ts';
import { firstWords } from './first-words.ts';
import { wordsOfBuild } from './words-of-build.ts';

const LOCALE_FILE = /\/locales\/([a-z]{2})\.json(\?later)?$/;

/** Words that stand in the shell itself (html-plugin.ts): no script says them. */
const SHELL_KEYS = /^loader\./;

/** A sentence without values stays text, which is a third of its compiled form; messages.ts unfolds it. */
function compile(sentence: string): string | MessageFormatElement[] {
  const elements = parse(sentence);
  const [only] = elements;
  return elements.length === 1 && only?.type === TYPE.literal ? only.value : elements;
}

/**
 * Compiles the sentences of locales/*.json while bundling, so that no ICU parser is shipped to a browser, and leaves
 * out what another build says; in a build no line ends with a word of one letter, and none begins with a dash. For
 * browsers a language is two files: `ua.json` has what a visit begins with, and `ua.json?later` the rest. Tests and the
 * server read the file as it is. While developing a changed file is sent to the page, which says it without being loaded
 * anew.
 */
export function localePlugin(options: { isOfBuild: boolean; isInTwo: boolean; build: Profile['name'] }): Plugin {
  const isFirst = options.isInTwo ? firstWords() : () => true;

  function compiled(source: string): Record<string, unknown> {
    const whole = JSON.parse(source) as Record<string, string>;
    const said = options.isOfBuild ? wordsOfBuild(whole, options.build) : whole;
    const sentences = Object.entries(said).filter(([key]) => !options.isOfBuild || !SHELL_KEYS.test(key));
    const written = options.isOfBuild ? bound : (sentence: string) => sentence;
    return Object.fromEntries(sentences.map(([key, sentence]) => [key, compile(written(sentence))]));
  }
  return {
    name: 'shov-locales',
    enforce: 'pre',
    transform(source, id) {
      const match = LOCALE_FILE.exec(id);
      if (match === null) return undefined;
      const isLater = match[2] !== undefined;
      const words = Object.entries(compiled(source)).filter(([key]) => isFirst(key) !== isLater);
      return {
        code: `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(words)))});`,
        map: null,
        moduleType: 'js',
      };
    },
    async handleHotUpdate({ file, read, server }) {
      const [, locale] = LOCALE_FILE.exec(file) ?? [];
      if (locale === undefined) return undefined;
      server.ws.send('shov:words', { locale, words: compiled(await read()) });
      return [];
    },
  };
}
