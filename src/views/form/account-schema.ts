import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#domain/constants.ts';
import type { Rule } from '#domain/validation-rules.ts';
import { confirmed, email as isEmail, maxLength, minLength } from '#domain/validation-rules.ts';
import { ruled } from './ruled.ts';
import { seen } from './words-schema.ts';

const filled =
  (key: string): Rule =>
  (text) =>
    text === '' ? { key } : undefined;
/** A password is taken as it is: what looks like a slip, a space at its end, may be a part of it. */
const password = ruled(
  filled('field.password.required'),
  minLength(PASSWORD_MIN_LENGTH),
  maxLength(PASSWORD_MAX_LENGTH),
);
const email = z.pipe(z.string().check(seen), ruled(filled('field.email.missing'), isEmail));

const credentials = z.object({ email, password });
const onlyEmail = z.object({ email });
const newPassword = z.object({ password });

const oldPassword = ruled(filled('field.password.required'));
const changePassword = z.object({ oldPassword, password, again: z.string() }).check(({ value, issues }) => {
  const message = confirmed('password')(value.again, value)?.key;
  if (message !== undefined) issues.push({ code: 'custom', input: value.again, path: ['again'], message });
});

export type CredentialsValues = z.infer<typeof credentials>;
export type EmailValues = z.infer<typeof onlyEmail>;
export type NewPasswordValues = z.infer<typeof newPassword>;
export type ChangePasswordValues = z.infer<typeof changePassword>;

const options = { jitless: true } as const;

/** An e-mail and a password of at least six characters (spec section 5). */
export const credentialsResolver = zodResolver<CredentialsValues, unknown, CredentialsValues>(credentials, options);
export const emailResolver = zodResolver<EmailValues, unknown, EmailValues>(onlyEmail, options);
export const newPasswordResolver = zodResolver<NewPasswordValues, unknown, NewPasswordValues>(newPassword, options);

/** The new one twice: the confirmation must equal it (spec section 5). */
export const changePasswordResolver = zodResolver<ChangePasswordValues, unknown, ChangePasswordValues>(
  changePassword,
  options,
);

/** The words for what a form still waits for; undefined when it can be sent. */
export function lacksOf(values: CredentialsValues): string | undefined {
  const { error } = credentials.safeParse(values);
  const wrong = new Set(error?.issues.map(({ path }) => path[0]));
  if (wrong.size > 1) return 'dialog.auth.lacks.both';
  if (wrong.has('email')) return 'dialog.auth.lacks.email';
  return wrong.has('password') ? 'dialog.auth.lacks.password' : undefined;
}
