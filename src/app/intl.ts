import { type Formatters, IntlMessageFormat } from 'intl-messageformat';
import { createElement, Fragment } from 'react';
import type { IntlShape } from 'react-intl';
import { LANGUAGES, type Locale } from '#domain/profile.ts';
import { grouped, isolated } from '#domain/text.ts';
import { type Messages, messagesOf } from '#views/messages.ts';

/** `TYPE.literal` of ICU's message format: an element that is plain text. */
const LITERAL = 0;

// The shop's languages are known to every browser; to ask for them takes a slow phone a tenth of a second.
IntlMessageFormat.resolveLocale = (locale) => new Intl.Locale(String(locale));

/** Ukrainian parts thousands by a space: a thin one, which no line ends at. */
const THIN_SPACE = '\u202F';

/** Formatters of a language are made once, not once a sentence. */
function createFormatters(locale: string): Formatters {
  const sign = locale === LANGUAGES.ua.tag ? THIN_SPACE : ',';
  const made = new Map<string, unknown>();
  const once =
    <Given extends unknown[], Made>(Format: new (...given: Given) => Made) =>
    (...given: Given): Made => {
      const key = `${Format.name} ${JSON.stringify(given)}`;
      const format = (made.get(key) as Made | undefined) ?? new Format(...given);
      made.set(key, format);
      return format;
    };
  const numbers = once(Intl.NumberFormat);
  return {
    // Sentences ask for `format` alone. A count is said without a formatter: the first of a page takes a slow phone a seventh of a second.
    getNumberFormat(...given) {
      const isCount = (one: number): boolean => given[1] === undefined && Number.isInteger(one) && one >= 0;
      const format = (one: number): string => (isCount(one) ? grouped(one, sign) : numbers(...given).format(one));
      return { format } as Intl.NumberFormat;
    },
    getDateTimeFormat: once(Intl.DateTimeFormat),
    getPluralRules: once(Intl.PluralRules),
  };
}

/**
 * What react-intl's hooks and components ask for, with sentences only: the shop formats prices, dates and names by its
 * own rules, and the library's own provider brings a dozen formatters along. A missing sentence shows its key.
 */
export function createIntl(locale: string, messages: Messages): IntlShape {
  const formats = new Map<string, IntlMessageFormat>();
  const formatters = createFormatters(locale);
  const formatMessage: IntlShape['formatMessage'] = (({ id = '' }: { id?: string }, values: object = {}) => {
    const sentence = messages[id];
    if (sentence === undefined) return id;
    const [only] = sentence;
    if (sentence.length === 1 && only?.type === LITERAL) return only.value;
    const format = formats.get(id) ?? new IntlMessageFormat(sentence, locale, undefined, { formatters });
    formats.set(id, format);
    const said = format.format(
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? isolated(value) : value]),
      ),
    );
    // Parts of a sentence side by side, in an order that never changes: as such they need no keys.
    return Array.isArray(said) ? createElement(Fragment, undefined, ...said) : said;
  }) as IntlShape['formatMessage'];
  return { locale, messages, formatMessage } as unknown as IntlShape;
}

/** Says sentences in a language whose words have been loaded. */
export function intlIn(locale: Locale): IntlShape {
  return createIntl(LANGUAGES[locale].tag, messagesOf(locale) ?? {});
}
