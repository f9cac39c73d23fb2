import type { WireUser, WireUserChanges } from '#contract/auth.ts';
import type { User, UserChanges } from '#domain/customer.ts';
import { present } from '../present.ts';
import { filledIn } from './order.ts';

export function toUser(wire: WireUser): User {
  const { email, firstName, lastName, patronymic, phone, gender, birthDate } = wire;
  const registeredAt = Date.parse(wire.createdAt);
  return present({
    id: wire._id,
    email,
    isEmailConfirmed: wire.emailConfirmed,
    firstName,
    lastName,
    patronymic,
    phone,
    gender,
    birthDate,
    address: wire.address && present(wire.address),
    registeredAt: Number.isNaN(registeredAt) ? undefined : registeredAt,
  });
}

/** Exactly the fields of the contract; an empty text goes with them, since it takes the field away, as null does. */
export function toWireChanges(changes: UserChanges): WireUserChanges {
  const { email, firstName, lastName, patronymic, phone, gender, birthDate, address, without = [] } = changes;
  const known = present({
    email,
    firstName,
    lastName,
    patronymic,
    phone,
    gender,
    birthDate,
    address: address && filledIn(address),
  });
  return { ...known, ...Object.fromEntries(without.map((field) => [field, null])) };
}
