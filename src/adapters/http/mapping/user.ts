import type { WireUser } from '#contract/auth.ts';
import type { User } from '#domain/customer.ts';
import { present } from '../present.ts';
import { toAddress } from './order.ts';

export function toUser(wire: WireUser): User {
  const { email, firstName, lastName, patronymic, phone, gender, birthDate } = wire;
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
    address: wire.address && toAddress(wire.address),
  });
}
