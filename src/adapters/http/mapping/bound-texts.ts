import { bound } from '#domain/line-ends.ts';

/** The same structure, in whose texts no line ends with a word of one letter or begins with a dash; names and addresses have no spaces to bind. */
export function boundTexts<Value>(value: Value): Value;
export function boundTexts(value: unknown): unknown {
  if (typeof value === 'string') return bound(value);
  if (Array.isArray(value)) return value.map((one) => boundTexts(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, boundTexts(one)]));
}
