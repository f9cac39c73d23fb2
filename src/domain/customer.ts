import type { Address } from './shipping.ts';

export type Gender = 'MALE' | 'FEMALE' | 'OTHER';

export interface User {
  id: string;
  email: string;
  isEmailConfirmed: boolean;
  firstName?: string;
  lastName?: string;
  patronymic?: string;
  phone?: string;
  gender?: Gender;
  birthDate?: string;
  address?: Address;
}

/** Joined names, or the e-mail when there is no name (spec section 3). */
export function displayTitle(user: Pick<User, 'firstName' | 'lastName' | 'patronymic' | 'email'>): string {
  const names = [user.firstName, user.patronymic, user.lastName].filter((name) => name?.trim());
  return names.length > 0 ? names.join(' ') : user.email;
}
