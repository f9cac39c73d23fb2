import type { ZodMiniType } from 'zod/mini';
import { AppError } from '#domain/errors.ts';

/** A message of the contract. */
export type Schema<Message> = ZodMiniType<Message>;

/** Told what was left out of an answer: where and why, nothing personal. */
export type Report = (message: string) => void;

export const noReport: Report = () => {};

/** What is right as a whole or not at all: an order without one of its lines has other sums, a door without one of its days is closed. */
const WHOLE = new Set<PropertyKey>(['products', 'prices', 'redirect', 'hours']);
/** What has more wrong in it is not worth reading. */
const MOST_LEFT_OUT = 100;

/** The value of a JSON text, wrapped because `null` is a value too; undefined when it is no JSON. */
export function parseJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/**
 * Takes out what is wrong at the end of this path or, where nothing is, what is around it: a field, or a thing of a list.
 * A number of a row does not go alone, since those after it would stand under other heads.
 */
function takeOut(place: unknown, [key = '', ...rest]: PropertyKey[], isWhole = false): boolean {
  if (typeof place !== 'object' || place === null || !Object.hasOwn(place, key)) return false;
  const value: unknown = Reflect.get(place, key);
  if (takeOut(value, rest, isWhole || WHOLE.has(key))) return true;
  if (Array.isArray(place))
    return !isWhole && typeof value === 'object' && value !== null && place.splice(Number(key), 1).length > 0;
  return (value === null || !isWhole) && Reflect.deleteProperty(place, key);
}

/**
 * As much of a message as can be read, and what is wrong first: what may be left out and is null, or wrong, counts as left
 * out. Undefined where that is not enough.
 */
function read<Message>(schema: Schema<Message>, value: unknown): { message?: Message; wrong?: string } {
  const whole = schema.safeParse(value);
  if (whole.success) return { message: whole.data };
  const wrong = whole.error.issues[0]?.path.join('.') ?? '';
  const rest: unknown = structuredClone(value);
  let { error } = whole;
  for (let left = MOST_LEFT_OUT; left > 0 && takeOut(rest, error.issues[0]?.path ?? []); left -= 1) {
    const result = schema.safeParse(rest);
    if (result.success) return { message: result.data, wrong };
    ({ error } = result);
  }
  return { wrong };
}

/** A whole message; rejects with `unreadable` when it is not what the contract says. */
export function decode<Message>(schema: Schema<Message>, value: unknown): Message {
  const { message } = read(schema, value);
  if (message === undefined) throw new AppError('unreadable');
  return message;
}

/** The good items of a list in their order; each broken one costs only itself, and what is left out is reported. */
export function decodeList<Item>(schema: Schema<Item>, values: unknown[], list: string, report: Report): Item[] {
  return values.flatMap((value, index) => {
    const { message, wrong } = read(schema, value);
    if (wrong !== undefined)
      report(`${list}: item ${index}${message === undefined ? '' : ' in part'} left out${wrong && `, wrong ${wrong}`}`);
    return message === undefined ? [] : [message];
  });
}
