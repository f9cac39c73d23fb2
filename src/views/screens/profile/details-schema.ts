import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Gender, User, UserChanges } from '#domain/customer.ts';
import { isPostcode } from '#domain/postcode.ts';
import type { Profile } from '#domain/profile.ts';
import type { Address, ShippingRegion } from '#domain/shipping.ts';
import { SHIPPING_REGIONS } from '#domain/shipping.ts';
import { isEmail } from '#domain/validation.ts';
import { phoneParts, toE164 } from '../../form/phone.ts';
import { optionalWords, requiredWords } from '../../form/words-schema.ts';

export interface DetailsValues {
  firstName: string;
  lastName: string;
  patronymic: string;
  gender: Gender | '';
  phoneCountry: string;
  phone: string;
  email: string;
  region: ShippingRegion;
  country: string;
  city: string;
  address: string;
  postcode: string;
  branchNumber: string;
}

const TYPED = ['address', 'postcode', 'branchNumber'] as const;

/** Only the e-mail is asked for; what else is filled in has to make sense, and an address has a town and a country. */
function detailsSchema({ phoneCountry, country, city, address, postcode, branchNumber }: DetailsValues) {
  const hasAddress = [city, address, postcode, branchNumber].some((text) => text.trim() !== '');
  return z.object({
    firstName: optionalWords(),
    lastName: optionalWords(),
    patronymic: optionalWords(),
    gender: z.enum(['', 'MALE', 'FEMALE', 'OTHER']),
    phoneCountry: z.string(),
    phone: optionalWords().check(
      z.refine((typed) => typed === '' || toE164(phoneCountry, typed) !== undefined, 'field.phone.invalid'),
    ),
    email: requiredWords('field.email.missing').check(z.refine(isEmail, 'field.email.invalid')),
    region: z.enum(SHIPPING_REGIONS),
    country: hasAddress ? requiredWords('field.country.required') : z.string(),
    city: hasAddress ? requiredWords('field.city.required') : z.string(),
    address: optionalWords(),
    postcode: optionalWords().check(
      z.refine((typed) => typed === '' || country === '' || isPostcode(country, typed), 'field.postcode.invalid'),
    ),
    branchNumber: optionalWords(),
  });
}

export const detailsResolver: Resolver<DetailsValues> = (values, context, options) =>
  zodResolver<DetailsValues, unknown, DetailsValues>(detailsSchema(values), { jitless: true })(
    values,
    context,
    options,
  );

/** What the fields begin with: what the server knows, else the shop's own country. */
export function detailsDefaults(user: User, { regions, countries }: Profile): DetailsValues {
  const { firstName = '', lastName = '', patronymic = '', email, address: known } = user;
  const region = known !== undefined && regions.includes(known.region) ? known.region : (regions[0] ?? 'UA');
  const [own = ''] = countries[region] ?? [];
  const { country = own, city = '', address = '', postcode = '', branchNumber = '' } = known ?? {};
  const phone = phoneParts(user.phone);
  const [shopCountry = ''] = Object.values(countries)[0] ?? [];
  const names = { firstName, lastName, patronymic, gender: user.gender ?? ('' as const) };
  const contacts = { email, phoneCountry: phone?.country ?? shopCountry, phone: phone?.national ?? '' };
  return { ...names, ...contacts, region, country, city, address, postcode, branchNumber };
}

/** The fields that are seen where parcels go to this region. */
export function detailsFields(region: ShippingRegion, { features, countries }: Profile): (keyof DetailsValues)[] {
  return [
    ...(['firstName', 'lastName'] as const),
    ...(features.patronymic ? (['patronymic'] as const) : []),
    ...(['phone', 'email'] as const),
    ...((countries[region]?.length ?? 0) > 1 ? (['country'] as const) : []),
    ...(['city', 'address', 'postcode'] as const),
    ...(region === 'UA' && features.parcelBranches ? (['branchNumber'] as const) : []),
  ];
}

/** What valid values change; an emptied name or phone is taken away, an address without a town is left as it was. */
export function changesOf(values: DetailsValues): UserChanges {
  const { firstName, lastName, patronymic, gender, email, region, country, city } = values;
  const typed = TYPED.filter((name) => values[name] !== '').map((name) => [name, values[name]]);
  const address: Address = { region, country, city, ...(Object.fromEntries(typed) as Partial<Address>) };
  return {
    firstName,
    lastName,
    patronymic,
    email,
    phone: values.phone === '' ? '' : (toE164(values.phoneCountry, values.phone) ?? ''),
    ...(gender !== '' && { gender }),
    ...(city.trim() !== '' && { address }),
  };
}
