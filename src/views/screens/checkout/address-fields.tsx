import { observer } from 'mobx-react-lite';
import type { UseFormReturn } from 'react-hook-form';
import type { Branch } from '#domain/branches.ts';
import type { AddressField } from '#domain/address-fields.ts';
import { addressFields } from '#domain/address-fields.ts';
import { postcodeExample } from '#domain/postcode.ts';
import type { ShippingMethod, ShippingRegion } from '#domain/shipping.ts';
import { addressKey } from '../../form/address-words.ts';
import { TextField } from '../../form/text-field.tsx';
import { useBranchOfCity } from '../../form/use-branch-of-city.ts';
import { useStores } from '../../stores.ts';
import { useWords } from '../../words.ts';
import { BranchField } from './branch-field.tsx';
import { CountryField } from './country-field.tsx';
import type { DeliveryValues } from './delivery-schema.ts';

interface AddressFieldsProps {
  form: UseFormReturn<DeliveryValues>;
  method: ShippingMethod | undefined;
  region: ShippingRegion;
  country: string;
  city: string;
  onBranch: (branch: Branch) => void;
  /** What is wrong with a field, in words. */
  wordsOf: (name: keyof DeliveryValues) => string | undefined;
}

type TypedField = Exclude<AddressField, 'country'>;

const AUTOCOMPLETE: Record<TypedField, string> = {
  city: 'shipping address-level2',
  state: 'shipping address-level1',
  branchNumber: 'off',
  address: 'shipping street-address',
  postcode: 'shipping postal-code',
};

/** The address a way of delivery asks for, no more; a country is asked for only where there are several. */
export const AddressFields = observer(function AddressFields({
  form,
  method,
  region,
  country,
  city,
  onBranch,
  wordsOf,
}: AddressFieldsProps) {
  const { branches, locale } = useStores();
  const words = useWords();
  const { control, register } = form;
  const ofCity = useBranchOfCity(form, city);
  if (method === undefined) return undefined;
  const asked = addressFields(method.kind, country);
  const examples: Partial<Record<TypedField, string | undefined>> = {
    // A street of home helps nobody abroad.
    address: region === locale.profile.regions[0] ? words('field.address.example') : undefined,
    branchNumber: words('field.branch.example'),
    postcode: postcodeExample(country) && words('field.example', { example: postcodeExample(country) ?? '' }),
  };
  const names = asked.filter((name) => name !== 'country');

  return (
    <>
      {asked.includes('country') && <CountryField form={form} region={region} error={wordsOf('country')} />}
      {names.map((name) => {
        const placeholder = examples[name];
        if (name === 'branchNumber' && branches.isOffered)
          return <BranchField key={name} form={control} city={city} error={wordsOf(name)} onPick={onBranch} />;
        return (
          <TextField
            key={name}
            label={words(addressKey(name, country))}
            field={register(name, name === 'city' ? ofCity : {})}
            error={wordsOf(name)}
            input={{ autoComplete: AUTOCOMPLETE[name], ...(placeholder === undefined ? {} : { placeholder }) }}
          />
        );
      })}
    </>
  );
});
