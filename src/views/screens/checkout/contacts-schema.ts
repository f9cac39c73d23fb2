import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { formerContacts } from '#domain/former-contacts.ts';
import type { Order, OrderCustomer } from '#domain/order.ts';
import type { Profile } from '#domain/profile.ts';
import { asSeen } from '#domain/typed-text.ts';
import { isEmail } from '#domain/validation.ts';
import { phoneDefaults, toE164 } from '../../form/phone.ts';
import { optionalWords, requiredWords } from '../../form/words-schema.ts';

export interface ContactsValues {
  firstName: string;
  lastName: string;
  patronymic: string;
  phoneCountry: string;
  phone: string;
  email: string;
}

/** Each message is the key of its words: what is wrong and what to do. */
function contactsSchema(country: string) {
  return z.object({
    firstName: requiredWords('field.first-name.required'),
    lastName: requiredWords('field.last-name.required'),
    patronymic: optionalWords(),
    phoneCountry: z.string(),
    phone: requiredWords('field.phone.required').check(
      z.refine((typed) => toE164(country, typed) !== undefined, 'field.rule.phone'),
    ),
    email: requiredWords('field.email.required').check(z.refine(isEmail, 'field.email.invalid')),
  });
}

/** A phone is judged by the numbering of the country chosen beside it. */
export const contactsResolver: Resolver<ContactsValues> = (values, context, options) =>
  zodResolver<ContactsValues, unknown, ContactsValues>(contactsSchema(values.phoneCountry), { jitless: true })(
    values,
    context,
    options,
  );

/**
 * What the order has, and the account where that lacks it, and the `former` orders where both do; of an order that a guest
 * filled in the account comes first.
 */
export function knownContacts(
  { customer }: Pick<Order, 'customer'>,
  user: Partial<OrderCustomer> | undefined,
  former: Order[],
): Partial<OrderCustomer> {
  const isOwn = user?.email === undefined || customer.email === user.email;
  const known = isOwn ? { ...user, ...customer } : { ...customer, ...user };
  return { ...formerContacts(known, former), ...known };
}

/**
 * What the fields begin with: what was typed before, else what the order has, or the account. `countries` are those of the
 * shop.
 */
export function contactsDefaults(
  customer: Partial<OrderCustomer>,
  draft: Partial<ContactsValues> = {},
  countries: Profile['countries'],
): ContactsValues {
  const typed = Object.fromEntries(Object.entries(draft).filter(([, words]) => words !== ''));
  const { firstName = '', lastName = '', patronymic = '', email = '' } = { ...customer, ...typed };
  return { firstName, lastName, patronymic, email, ...phoneDefaults(customer.phone, draft, countries) };
}

/** The customer of valid values. */
export function customerOf({
  firstName,
  lastName,
  patronymic,
  phoneCountry,
  phone,
  email,
}: ContactsValues): OrderCustomer {
  return {
    firstName,
    lastName,
    ...(patronymic === '' ? {} : { patronymic }),
    email,
    phone: toE164(phoneCountry, phone) ?? '',
  };
}

/** Whether what was typed is another customer than the order has by now. */
export function isOtherCustomer(
  { customer }: Pick<Order, 'customer'>,
  draft: Partial<ContactsValues> | undefined,
  countries: Profile['countries'],
): boolean {
  const said = (typed?: Partial<ContactsValues>): string =>
    Object.values(customerOf(contactsDefaults(customer, typed, countries)))
      .map(asSeen)
      .join('\n');
  return said(draft) !== said();
}
