import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import type { Control, UseFormRegister } from 'react-hook-form';
import { useController } from 'react-hook-form';
import { SELECT_SHORT_LIST } from '#domain/constants.ts';
import type { ShippingRegion } from '#domain/shipping.ts';
import { countryOptions } from '../../form/countries.ts';
import { SelectField } from '../../form/select-field.tsx';
import type { SelectItem } from '../../form/select-rules.ts';
import { SelectSearch } from '../../form/select-search.tsx';
import { useStores } from '../../stores.ts';
import { useWords } from '../../words.ts';
import type { DeliveryValues } from './delivery-schema.ts';

const AUTO_COMPLETE = 'shipping country-name';

interface CountryFieldProps {
  control: Control<DeliveryValues>;
  register: UseFormRegister<DeliveryValues>;
  region: ShippingRegion;
  error: string | undefined;
}

/** The country of a region; nothing where there is only one. A short list is the browser's own, a long one is searched. */
export const CountryField = observer(function CountryField({ control, register, region, error }: CountryFieldProps) {
  const { profile, language } = useStores().locale;
  const words = useWords();
  const countries = profile.countries[region];
  const options = useMemo(() => countryOptions(countries ?? [], language), [countries, language]);
  if (options.length < 2) return undefined;
  if (options.length > SELECT_SHORT_LIST)
    return <SearchedCountry key={region} control={control} items={options} error={error} />;
  return (
    <SelectField
      key={region}
      label={words('field.country')}
      field={register('country')}
      error={error}
      options={[{ value: '', label: words('field.country.choose') }, ...options]}
      autoComplete="shipping country"
    />
  );
});

interface SearchedCountryProps extends Pick<CountryFieldProps, 'control' | 'error'> {
  items: SelectItem[];
}

function SearchedCountry({ control, items, error }: SearchedCountryProps) {
  const words = useWords();
  const { field } = useController({ control, name: 'country' });
  return (
    <SelectSearch
      label={words('field.country')}
      hint={words('field.country.search')}
      error={error}
      items={items}
      values={field.value === '' ? [] : [field.value]}
      onChange={([country = '']) => field.onChange(country)}
      onBlur={field.onBlur}
      inputRef={field.ref}
      name={field.name}
      autoComplete={AUTO_COMPLETE}
    />
  );
}
