import * as z from 'zod/mini';
import { asSeen } from '#domain/typed-text.ts';

/** As long as the contract lets words be. */
const WORDS_MAX_LENGTH = 200;

/** What is typed is judged, and sent, as people see it. */
export const seen = z.overwrite(asSeen);

/** Words without spaces around them; `missing` is the key of what to say when there are none. */
export function requiredWords(missing: string) {
  return z
    .string()
    .check(seen, z.minLength(1, { error: missing, abort: true }), z.maxLength(WORDS_MAX_LENGTH, 'field.too-long'));
}

/** The same, but may be left empty. */
export function optionalWords(longest = WORDS_MAX_LENGTH) {
  return z.string().check(seen, z.maxLength(longest, 'field.too-long'));
}
