import * as z from 'zod/mini';
import { email, flag, id, optionalText, text, time } from './common.ts';
import { address, updateShippingInfo } from './order.ts';

const PASSWORD_MIN_LENGTH = 6;

/** What a letter or a provider hands over: opaque, but never a book. */
const token = z.string().check(z.minLength(1), z.maxLength(4_096));
const password = z.string().check(z.minLength(PASSWORD_MIN_LENGTH), z.maxLength(1_024));

export const credentials = z.strictObject({ email, password });
export const refreshSession = z.strictObject({ refreshToken: token });
/** The credential of Google's sign-in client. */
export const googleSignIn = z.strictObject({ idToken: token });
/** Asks for the letter with which a password can be set anew. */
export const resetPassword = z.strictObject({ email });
/** Sets the new password, with the token of that letter. */
export const forgotPassword = z.strictObject({ token, password });
export const confirmEmail = z.strictObject({ token });

export const tokens = z.object({
  /** A JWT with `exp`. */
  accessToken: z.string().check(z.minLength(1)),
  /** Opaque; every refresh gives a new one and the old one dies at once. */
  refreshToken: z.string().check(z.minLength(1)),
});

const gender = z.enum(['MALE', 'FEMALE', 'OTHER']);

export const user = z.object({
  _id: id,
  email: text,
  emailConfirmed: flag,
  firstName: optionalText,
  lastName: optionalText,
  patronymic: optionalText,
  phone: optionalText,
  gender: z.optional(gender),
  status: z.enum(['ACTIVE', 'INACTIVE']),
  birthDate: optionalText,
  address: z.optional(address),
  createdAt: time,
});

const name = z.string().check(z.maxLength(200));

/** Any of a customer's own fields; what is not named stays, `null` or an empty name takes an optional one away. */
export const updateUser = z.strictObject({
  email: z.optional(email),
  firstName: z.nullish(name),
  lastName: z.nullish(name),
  patronymic: z.nullish(name),
  phone: z.nullish(z.string().check(z.regex(/^(?:\+[1-9]\d{6,14})?$/))),
  gender: z.nullish(gender),
  birthDate: z.nullish(z.iso.date()),
  address: z.nullish(updateShippingInfo),
});

export const updatePassword = z.strictObject({
  oldPassword: z.string().check(z.maxLength(1_024)),
  newPassword: password,
});

export const subscribe = z.strictObject({ email });

export type WireTokens = z.infer<typeof tokens>;
export type WireUser = z.infer<typeof user>;
export type WireUserChanges = z.infer<typeof updateUser>;
