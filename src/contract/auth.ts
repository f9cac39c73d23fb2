import * as z from 'zod/mini';
import { id, time } from './common.ts';
import { address } from './order.ts';

const PASSWORD_MIN_LENGTH = 6;

export const credentials = z.strictObject({
  email: z.email().check(z.maxLength(254)),
  password: z.string().check(z.minLength(PASSWORD_MIN_LENGTH), z.maxLength(1_024)),
});

export const refresh = z.strictObject({ refreshToken: z.string().check(z.minLength(1)) });

export const tokens = z.object({
  accessToken: z.string().check(z.minLength(1)),
  refreshToken: z.string().check(z.minLength(1)),
});

export const user = z.object({
  _id: id,
  email: z.string(),
  emailConfirmed: z.boolean(),
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  patronymic: z.optional(z.string()),
  phone: z.optional(z.string()),
  gender: z.optional(z.enum(['MALE', 'FEMALE', 'OTHER'])),
  status: z.enum(['ACTIVE', 'INACTIVE']),
  birthDate: z.optional(z.string()),
  address: z.optional(address),
  createdAt: time,
});

export type WireTokens = z.infer<typeof tokens>;
export type WireUser = z.infer<typeof user>;
