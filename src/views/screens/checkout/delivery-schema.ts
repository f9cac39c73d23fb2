import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Order } from '#domain/order.ts';
import type { Profile } from '#domain/profile.ts';
import type { AddressField } from '#domain/address-fields.ts';
import { addressFields, hasLetters, hasNumber } from '#domain/address-fields.ts';
import { isSameCity } from '#domain/branches.ts';
import { isPostcode } from '#domain/postcode.ts';
import type { Address, ShippingMethod, ShippingRegion } from '#domain/shipping.ts';
import { ADDRESS_WORDS, methodsFor, SHIPPING_REGIONS } from '#domain/shipping.ts';
import { asSeen } from '#domain/typed-text.ts';
import type { Left } from '../../form/region-address.ts';
import { addressIn } from '../../form/region-address.ts';
import { optionalWords, requiredWords } from '../../form/words-schema.ts';

export interface DeliveryValues {
  region: ShippingRegion;
  methodId: string;
  country: string;
  city: string;
  state: string;
  address: string;
  postcode: string;
  branchNumber: string;
  comment: string;
}

const COMMENT_MAX_LENGTH = 2_000;

/** The ways of delivery to a region, and the chosen one when it goes there. */
export function methodOf(values: Pick<DeliveryValues, 'region' | 'methodId'>, methods: ShippingMethod[]) {
  const offered = methodsFor(values.region, methods);
  return { offered, method: offered.find((one) => one.id === values.methodId) };
}

/** Whether the words of a field make sense to a post office; `country` is the one of the same address. */
const MAKES_SENSE: Partial<Record<AddressField, (text: string, country: string) => boolean>> = {
  city: hasLetters,
  state: hasLetters,
  address: hasLetters,
  branchNumber: hasNumber,
  postcode: (text, country) => isPostcode(country, text),
};

function deliverySchema(values: DeliveryValues, methods: ShippingMethod[]) {
  const { method } = methodOf(values, methods);
  const asked = method === undefined ? [] : addressFields(method.kind, values.country);
  const field = (name: AddressField, key: string) => {
    // What is not asked for is not seen: it must not stand in the way either.
    if (!asked.includes(name)) return z.string();
    const makesSense = MAKES_SENSE[name] ?? (() => true);
    return requiredWords(`field.${key}.required`).check(
      z.refine((text) => makesSense(text, values.country), `field.${key}.invalid`),
    );
  };
  return z.object({
    region: z.enum(SHIPPING_REGIONS),
    methodId: z.string().check(z.refine(() => method !== undefined, 'field.method.required')),
    country: field('country', 'country'),
    city: field('city', 'city'),
    state: field('state', 'state'),
    address: field('address', 'address'),
    postcode: field('postcode', 'postcode'),
    branchNumber: field('branchNumber', 'branch'),
    comment: optionalWords(COMMENT_MAX_LENGTH),
  });
}

/** What must be filled in follows from the region and the way of delivery chosen in the same form. */
export function deliveryResolver(methods: ShippingMethod[]): Resolver<DeliveryValues> {
  return (values, context, options) =>
    zodResolver<DeliveryValues, unknown, DeliveryValues>(deliverySchema(values, methods), { jitless: true })(
      values,
      context,
      options,
    );
}

/** The address and the way of delivery a region begins with: those it was `left` with, else none and its first way. */
export function regionDefaults(
  region: ShippingRegion,
  profile: Profile,
  methods: ShippingMethod[],
  left: Left = {},
): Omit<DeliveryValues, 'region' | 'comment'> {
  const { offered, method } = methodOf({ region, methodId: left[`methodId${region}`] ?? '' }, methods);
  return { ...addressIn(region, profile, left), methodId: (method ?? offered[0])?.id ?? '' };
}

/**
 * What the fields begin with: what was typed before, else what the order has, else the account's address (`saved`), else
 * the shop's own country. What is known of another region is not of this one. Where no way is chosen it is one that the
 * address is enough for.
 */
export function deliveryDefaults(
  { shippingInfo, shippingMethod }: Pick<Order, 'shippingInfo' | 'shippingMethod'>,
  draft: Partial<DeliveryValues> = {},
  profile: Profile,
  methods: ShippingMethod[],
  saved?: Address,
): DeliveryValues {
  const region = [draft.region, (shippingInfo ?? saved)?.region].find((one) => one && profile.regions.includes(one));
  const chosen = region ?? profile.regions[0] ?? 'UA';
  const first = regionDefaults(chosen, profile, methods);
  const own = [shippingInfo, saved].find((one) => one?.region === chosen);
  const known = { comment: shippingInfo?.comment, ...own, ...draft };
  const country = profile.countries[chosen]?.includes(known.country ?? '') ? known.country : first.country;
  const wanted = draft.methodId ?? shippingMethod?.id ?? '';
  const { offered, method } = methodOf({ region: chosen, methodId: wanted }, methods);
  const fitting = offered.find(({ kind }) => addressFields(kind, country ?? '').every((name) => known[name]));
  const methodId = (method ?? fitting)?.id ?? first.methodId;
  const { city = '', state = '', address = '', postcode = '', comment = '' } = known;
  const { branchNumber = '' } = isSameCity(city, own?.city ?? '') ? known : draft;
  const typed = { city, state, address, postcode, branchNumber, comment };
  return { region: chosen, methodId, country: country ?? '', ...typed };
}

/** The address of valid values: only what this way of delivery asks for, and no empty words. */
export function addressOf(values: DeliveryValues, method: ShippingMethod): Address {
  const wanted = addressFields(method.kind, values.country);
  const kept = ADDRESS_WORDS.filter((name) => wanted.includes(name) && values[name] !== '');
  return {
    region: values.region,
    country: values.country,
    ...(Object.fromEntries(kept.map((name) => [name, values[name]])) as Pick<Address, 'city'>),
    ...(values.comment === '' ? {} : { comment: values.comment }),
  };
}

/** Whether what was typed leads elsewhere than the order goes by now, or another way. */
export function isOtherDelivery(
  order: Pick<Order, 'shippingInfo' | 'shippingMethod'>,
  draft: Partial<DeliveryValues> | undefined,
  profile: Profile,
  methods: ShippingMethod[],
): boolean {
  const said = (typed?: Partial<DeliveryValues>): string => {
    const values = deliveryDefaults(order, typed, profile, methods);
    const { method } = methodOf(values, methods);
    const told = method && Object.values(addressOf(values, method)).map(asSeen);
    return JSON.stringify([method?.id, told]);
  };
  return said(draft) !== said();
}
