import type { Profile } from '#domain/profile.ts';
import { callingCode } from './phone.ts';
import type { Option } from './native-select.tsx';
import type { SelectItem } from './select-rules.ts';

/** Countries by their names in this language, in its alphabet; `language` is a BCP 47 tag. */
export function countryOptions(countries: readonly string[], language: string): Option[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return countries
    .map((country) => ({ value: country, label: names.of(country) ?? country }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language));
}

/** Every country a phone may be of, the shop's own first, each with its code, which alone names it too. */
export function phoneOptions({ countries }: Profile, language: string): SelectItem[] {
  const [own, ...others] = Object.values(countries);
  return [...countryOptions(own ?? [], language), ...countryOptions(others.flat(), language)].map(
    ({ value, label }) => {
      const alias = `+${callingCode(value)}`;
      return { value, label: `${alias} ${label}`, alias };
    },
  );
}
