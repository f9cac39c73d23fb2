import type { ZodMiniType } from 'zod/mini';
import { AppError } from '#domain/errors.ts';

/** A message of the contract. */
export type Schema<Message> = ZodMiniType<Message>;

/** Told what was left out of an answer: where and why, nothing personal. */
export type Report = (message: string) => void;

export const noReport: Report = () => {};

/**
 * What is right as a whole or not at all: an order without one of its lines has other sums, and one that does not say what
 * has come in asks for it again.
 */
const WHOLE = /\b(?:products|prices|hours\.|promoCode|payment\.paid|withheld|firstOrderOnly|gift)\b/;
/** What is sent on as it is: without what is null in it, it is another thing. */
const SENT = /^redirect/;
/** What has more wrong in it is not worth reading. */
const MOST_TAKEN_OUT = 100;

/** The value of a JSON text, wrapped because `null` is a value too; undefined when it is no JSON. */
export function parseJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

type Place = Record<PropertyKey, unknown>;

/**
 * Takes out what is wrong at the end of this path or, where nothing is, what is around it: a field, or a thing of a list.
 * A number of a row does not go alone, since those after it would stand under other heads.
 */
function takeOut(place: Place | null, [key = '', ...rest]: PropertyKey[], isWhole: boolean): boolean {
  const value = place?.[key];
  if (place === null || value === undefined) return false;
  if (takeOut(value as Place | null, rest, isWhole)) return true;
  if (isWhole && value !== null) return false;
  if (!Array.isArray(place)) return delete place[key];
  return Object(value) === value && place.splice(Number(key), 1).length > 0;
}

/**
 * As much of a message as can be read: what may be left out and is null, or wrong, is taken out of it. Gives too what was
 * wrong first, and no message where that is not enough.
 */
function read<Message>(schema: Schema<Message>, value: unknown) {
  let wrong: string | undefined;
  for (let left = MOST_TAKEN_OUT; ; left -= 1) {
    const { data: message, error } = schema.safeParse(value);
    const path = error?.issues[0]?.path;
    const at = path?.join('.') ?? '';
    wrong ??= path && at;
    if (path === undefined || left === 0 || SENT.test(at)) return { message, wrong };
    if (!takeOut(value as Place | null, path, WHOLE.test(at))) return { message, wrong };
  }
}

/** A whole message; rejects with `unreadable` when it is not what the contract says, and reports what is left out. */
export function decode<Message>(schema: Schema<Message>, value: unknown, report: Report = noReport): Message {
  const { message, wrong } = read(schema, value);
  if (message === undefined) throw new AppError('unreadable');
  if (wrong !== undefined) report(`left out of an answer: ${wrong}`);
  return message;
}

/** The good items of a list in their order; each broken one costs only itself, and what is left out is reported. */
export function decodeList<Item>(schema: Schema<Item>, values: unknown[], list: string, report: Report): Item[] {
  return values.flatMap((value, index) => {
    const { message, wrong } = read(schema, value);
    const what = message === undefined ? 'item' : 'of item';
    if (wrong !== undefined) report(`${list}: ${what} ${index} left out${wrong && `, wrong ${wrong}`}`);
    return message === undefined ? [] : [message];
  });
}
