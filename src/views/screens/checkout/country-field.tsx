import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useController } from 'react-hook-form';
import { SELECT_SHORT_LIST } from '#domain/constants.ts';
import type { ShippingRegion } from '#domain/shipping.ts';
import { countryOptions } from '../../form/countries.ts';
import { judgeAgain } from '../../form/judge-again.ts';
import { SelectField } from '../../form/select-field.tsx';
import type { SelectItem } from '../../form/select-rules.ts';
import { SelectSearch } from '../../form/select-search.tsx';
import { useStores } from '../../stores.ts';
import { useWords } from '../../words.ts';
import type { DeliveryValues } from './delivery-schema.ts';

const AUTO_COMPLETE = 'shipping country-name';

interface CountryFieldProps {
  form: UseFormReturn<DeliveryValues>;
  region: ShippingRegion;
  error: string | undefined;
}

/** The country of a region; nothing where there is only one. A short list is the browser's own, a long one is searched. */
export const CountryField = observer(function CountryField({ form, region, error }: CountryFieldProps) {
  const { profile, language } = useStores().locale;
  const words = useWords();
  const countries = profile.countries[region];
  const options = useMemo(() => countryOptions(countries ?? [], language), [countries, language]);
  if (options.length < 2) return undefined;
  if (options.length > SELECT_SHORT_LIST)
    return <SearchedCountry key={region} form={form} items={options} error={error} />;
  return (
    <SelectField
      key={region}
      label={words('field.country')}
      field={form.register('country', { onChange: () => judgeAgain(form, 'postcode') })}
      error={error}
      options={[{ value: '', label: words('field.country.choose') }, ...options]}
      autoComplete="shipping country"
    />
  );
});

interface SearchedCountryProps extends Pick<CountryFieldProps, 'form' | 'error'> {
  items: SelectItem[];
}

function SearchedCountry({ form, items, error }: SearchedCountryProps) {
  const words = useWords();
  const { field } = useController({ control: form.control, name: 'country' });
  return (
    <SelectSearch
      label={words('field.country')}
      hint={words('field.country.search')}
      error={error}
      items={items}
      values={field.value === '' ? [] : [field.value]}
      onChange={([country = '']) => {
        field.onChange(country);
        judgeAgain(form, 'postcode');
      }}
      onBlur={field.onBlur}
      inputRef={field.ref}
      name={field.name}
      autoComplete={AUTO_COMPLETE}
    />
  );
}
