import type { ZodMiniType } from 'zod/mini';
import { AppError } from '#domain/errors.ts';

/** A message of the contract. */
export type Schema<Message> = ZodMiniType<Message>;

/** Told what was left out of an answer: where and why, nothing personal. */
export type Report = (message: string) => void;

export const noReport: Report = () => {};

/** The value of a JSON text, wrapped because `null` is a value too; undefined when it is no JSON. */
export function parseJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** A whole message; rejects with `unreadable` when it is not what the contract says. */
export function decode<Message>(schema: Schema<Message>, value: unknown): Message {
  const result = schema.safeParse(value);
  if (!result.success) throw new AppError('unreadable');
  return result.data;
}

/** The good items of a list in their order; each broken one costs only itself and is reported. */
export function decodeList<Item>(schema: Schema<Item>, values: unknown[], list: string, report: Report): Item[] {
  return values.flatMap((value, index) => {
    const result = schema.safeParse(value);
    if (result.success) return [result.data];
    const where = result.error.issues[0]?.path.join('.') ?? '';
    report(`${list}: item ${index} left out${where === '' ? '' : `, wrong ${where}`}`);
    return [];
  });
}
