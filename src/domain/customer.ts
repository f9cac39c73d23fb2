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
  /** Epoch ms, by the server's clock. */
  registeredAt?: number;
}

/** What a customer may change; what is not named stays, an empty text is taken away. */
export interface UserChanges extends Partial<Omit<User, 'id' | 'isEmailConfirmed' | 'registeredAt'>> {
  /** What is taken away that is no text. */
  without?: readonly ('address' | 'gender')[];
}
