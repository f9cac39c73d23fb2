import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { addressFields } from '#domain/address-fields.ts';
import type { Gender, User, UserChanges } from '#domain/customer.ts';
import { isPostcode } from '#domain/postcode.ts';
import type { Profile } from '#domain/profile.ts';
import type { Address, ShippingRegion } from '#domain/shipping.ts';
import { SHIPPING_REGIONS } from '#domain/shipping.ts';
import { asSeen } from '#domain/typed-text.ts';
import { isEmail } from '#domain/validation.ts';
import { phoneDefaults, toE164 } from '../../form/phone.ts';
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
  state: string;
  address: string;
  postcode: string;
  branchNumber: string;
}

/** What is written by hand of an address, as it is read; the fields that are not seen may hold what belongs to another region. */
function writtenOf({ region, country }: Pick<DetailsValues, 'region' | 'country'>, { features }: Profile) {
  const hasBranch = region === 'UA' && features.parcelBranches;
  const written = addressFields('POST', country).filter((name) => name !== 'country');
  return hasBranch ? [...written, 'branchNumber' as const] : written;
}

/** Whether parcels are to go to another region than is known: by that alone no address is given up. */
const isElsewhere = ({ region }: DetailsValues, user: User, shop: Profile): boolean =>
  user.address !== undefined && region !== detailsDefaults(user, shop).region;

/** Only the e-mail is asked for; what else is filled in has to make sense, and an address has a town and a country. */
function detailsSchema(values: DetailsValues, user: User, shop: Profile) {
  const { phoneCountry, country } = values;
  const isWritten = writtenOf(values, shop).some((name) => asSeen(values[name]) !== '');
  const hasAddress = isWritten || isElsewhere(values, user, shop);
  return z.object({
    firstName: optionalWords(),
    lastName: optionalWords(),
    patronymic: optionalWords(),
    gender: z.enum(['', 'MALE', 'FEMALE', 'OTHER']),
    phoneCountry: z.string(),
    phone: optionalWords().check(
      z.refine((typed) => typed === '' || toE164(phoneCountry, typed) !== undefined, 'field.rule.phone'),
    ),
    email: requiredWords('field.email.missing').check(z.refine(isEmail, 'field.email.invalid')),
    region: z.enum(SHIPPING_REGIONS),
    country: hasAddress ? requiredWords('field.country.required') : z.string(),
    city: hasAddress ? requiredWords('field.city.required') : z.string(),
    state: optionalWords(),
    address: optionalWords(),
    postcode: optionalWords().check(
      z.refine((typed) => typed === '' || country === '' || isPostcode(country, typed), 'field.postcode.invalid'),
    ),
    branchNumber: optionalWords(),
  });
}

export function detailsResolver(user: User, shop: Profile): Resolver<DetailsValues> {
  return (values, context, options) =>
    zodResolver<DetailsValues, unknown, DetailsValues>(detailsSchema(values, user, shop), { jitless: true })(
      values,
      context,
      options,
    );
}

/** What the fields begin with: what the server knows, else the shop's own country. */
export function detailsDefaults(user: User, { regions, countries }: Profile): DetailsValues {
  const { firstName = '', lastName = '', patronymic = '', email, address: known } = user;
  const region = known !== undefined && regions.includes(known.region) ? known.region : (regions[0] ?? 'UA');
  const [own = ''] = countries[region] ?? [];
  const { country = own, city = '', state = '', address = '', postcode = '', branchNumber = '' } = known ?? {};
  const names = { firstName, lastName, patronymic, gender: user.gender ?? ('' as const) };
  const contacts = { email, ...phoneDefaults(user.phone, {}, countries) };
  return { ...names, ...contacts, region, country, city, state, address, postcode, branchNumber };
}

/** The fields that are seen where parcels go there. */
export function detailsFields(
  values: Pick<DetailsValues, 'region' | 'country'>,
  shop: Profile,
): (keyof DetailsValues)[] {
  const { features, countries } = shop;
  return [
    ...(['firstName', 'lastName'] as const),
    ...(features.patronymic ? (['patronymic'] as const) : []),
    ...(['phone', 'email'] as const),
    ...((countries[values.region]?.length ?? 0) > 1 ? (['country'] as const) : []),
    ...writtenOf(values, shop),
  ];
}

/** What valid values change of a customer: what is emptied is taken away, and what is not seen does not go along. */
export function changesOf(values: DetailsValues, user: User, shop: Profile): UserChanges {
  const { firstName, lastName, patronymic, gender, email, region, country } = values;
  const written = writtenOf(values, shop).flatMap((name) => (values[name] === '' ? [] : [[name, values[name]]]));
  const address = { region, country, ...(Object.fromEntries(written) as Pick<Address, 'city'>) };
  const isEmptied = { address: written.length === 0 && user.address, gender: gender === '' && user.gender };
  const without = (['address', 'gender'] as const).filter((field) => isEmptied[field]);
  return {
    firstName,
    lastName,
    patronymic,
    email,
    phone: values.phone === '' ? '' : (toE164(values.phoneCountry, values.phone) ?? ''),
    ...(gender !== '' && { gender }),
    ...(written.length > 0 && { address }),
    ...(without.length > 0 && { without }),
  };
}
