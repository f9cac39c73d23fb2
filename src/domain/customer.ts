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
