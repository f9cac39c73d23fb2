import type { User, UserChanges } from '#domain/customer.ts';
import type { Tokens } from '#domain/tokens.ts';

export interface Credentials {
  email: string;
  password: string;
}

/** Who the shopper is. Every method rejects with AppError only; none that changes something is repeated by itself. */
export interface AuthPort {
  /** `operation` (UUID) names the press: the same one twice makes one account on a server that knows the header. */
  register(credentials: Credentials, operation: string): Promise<Tokens>;
  login(credentials: Credentials): Promise<Tokens>;
  /** With the credential of Google's sign-in client. */
  google(idToken: string): Promise<Tokens>;
  /** A token works once; with the same `operation` (UUID) it gives the same tokens again on a server that knows the header. */
  refresh(refreshToken: string, operation: string): Promise<Tokens>;
  /** Asks for the letter with which a password can be set anew. */
  requestReset(email: string): Promise<void>;
  /** Sets the new password, with the token of that letter. */
  resetPassword(token: string, password: string): Promise<void>;
  /** With the token of the letter that asks for it. */
  confirmEmail(token: string): Promise<void>;
  details(signal?: AbortSignal): Promise<User>;
  /** Gives the customer after it; another e-mail has to be confirmed anew. */
  update(changes: UserChanges): Promise<User>;
  changePassword(oldPassword: string, newPassword: string): Promise<void>;
}

export const AuthPort = Symbol('AuthPort');
