/** The name under which an address asks for a pattern by its number: '?uzor=1991'. */
export const PATTERN_PARAMETER = 'uzor';

/** A number that a pattern can have, four digits; undefined for anything else. */
export function patternNumber(text: string | null | undefined): string | undefined {
  return /^\d{4}$/.exec(text ?? '')?.[0];
}
