const CODES: ReadonlySet<string | undefined> = new Set([
  'PHONE_AND_EMAIL_MISMATCHED',
  'UNAUTHORIZED_FILLED_DATA_FOR_REGISTERED',
]);

/** Whether it was refused with this code because only the one who has an account with those contacts may do it. */
export function isForAccount(code: string | undefined): boolean {
  return CODES.has(code);
}
