import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#domain/constants.ts';
import { isEmail } from '#domain/validation.ts';
import { requiredWords } from './words-schema.ts';

/** Each message is the key of its words. A password is taken as it is: what looks like a slip may be a part of it. */
const password = z
  .string()
  .check(
    z.minLength(1, { error: 'field.password.required', abort: true }),
    z.minLength(PASSWORD_MIN_LENGTH, { error: 'field.password.short', abort: true }),
    z.maxLength(PASSWORD_MAX_LENGTH, 'field.password.long'),
  );
const email = requiredWords('field.email.missing').check(z.refine(isEmail, 'field.email.invalid'));

const credentials = z.object({ email, password });
const onlyEmail = z.object({ email });
const newPassword = z.object({ password });

const changePassword = z
  .object({ oldPassword: z.string().check(z.minLength(1, 'field.password.required')), password, again: z.string() })
  .check(z.refine(({ password, again }) => password === again, { error: 'field.password.differs', path: ['again'] }));

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
