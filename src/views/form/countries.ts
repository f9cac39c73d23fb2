import { SELECT_SHORT_LIST } from '#domain/constants.ts';
import { LANGUAGES, type Profile } from '#domain/profile.ts';
import { callingCode } from './phone.ts';
import type { SelectItem } from './select-rules.ts';

/**
 * Countries by their names in this language, in its alphabet; `language` is a BCP 47 tag, `style` whether in full. Each is
 * known by its names in the other languages of the shop too: a browser fills them in in its own.
 */
export function countryOptions(
  countries: readonly string[],
  language: string,
  style: Intl.DisplayNamesOptions['style'] = 'long',
): SelectItem[] {
  const names = new Intl.DisplayNames([language], { type: 'region', style });
  const inOthers = Object.values(LANGUAGES).map(({ tag }) => new Intl.DisplayNames([tag], { type: 'region' }));
  return countries
    .map((country) => ({
      value: country,
      label: names.of(country) ?? country,
      aliases: inOthers.map((other) => other.of(country) ?? country),
    }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
}

/**
 * Every country a phone may be of, the shop's own first, each with its code, which alone names it too. Where they are few,
 * and nobody types a name to find one, the names are short ones: 'US' has room in the field.
 */
export function phoneOptions({ countries }: Profile, language: string): SelectItem[] {
  const [own, ...others] = Object.values(countries);
  const style = Object.values(countries).flat().length <= SELECT_SHORT_LIST ? 'short' : 'long';
  const named = [own ?? [], others.flat()].flatMap((some) => countryOptions(some, language, style));
  return named.map(({ value, label, aliases = [] }) => {
    const code = `+${callingCode(value)}`;
    return { value, label: `${code} ${label}`, aliases: [code, ...aliases] };
  });
}
