import type { User } from '#domain/customer.ts';
import type { Tokens } from '#domain/tokens.ts';

export interface Credentials {
  email: string;
  password: string;
}

/** Who the shopper is. Every method rejects with AppError only. */
export interface AuthPort {
  register(credentials: Credentials, operation: string): Promise<Tokens>;
  login(credentials: Credentials): Promise<Tokens>;
  refresh(refreshToken: string): Promise<Tokens>;
  details(signal?: AbortSignal): Promise<User>;
}

export const AuthPort = Symbol('AuthPort');
