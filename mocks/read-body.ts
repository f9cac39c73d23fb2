import * as z from 'zod/mini';
import type { Detail } from './faults.ts';
import { Fault } from './faults.ts';

const MEGABYTE = 1_048_576;
/** Without it all a developer would read is 'Invalid input'. */
const inWords = z.locales.en().localeError;

function tooLarge(maxBytes: number): Fault {
  return new Fault('BAD_REQUEST', { status: 413, message: `Body larger than ${maxBytes / MEGABYTE} MB` });
}

/** The body as text; stops reading past the limit, whatever the headers promise. */
export async function readText(request: Request, maxBytes = MEGABYTE): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge(maxBytes);
  if (request.body === null) return '';
  const decoder = new TextDecoder();
  const reader = request.body.getReader();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      throw tooLarge(maxBytes);
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** The body by its schema. Throws BAD_REQUEST (not JSON), INVALID_UUID (nothing wrong but ids) or VALIDATION_ERROR. */
export async function readBody(request: Request, schema: z.ZodMiniType, maxBytes?: number): Promise<unknown> {
  const text = await readText(request, maxBytes);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Fault('BAD_REQUEST', { message: 'Body is not JSON' });
  }
  const result = z.safeParse(schema, value, { error: inWords });
  if (result.success) return result.data;
  const issues = flatten(result.error.issues);
  const details = issues.map(({ path, message }) => ({ path, message }));
  throw new Fault(issues.every((one) => one.isId) ? 'INVALID_UUID' : 'VALIDATION_ERROR', { details });
}

type Issue = z.core.$ZodIssue;

/** Of a union only the branch that came closest speaks: the others complain about what the caller never meant. */
function flatten(issues: readonly Issue[], parent: PropertyKey[] = []): (Detail & { isId: boolean })[] {
  return issues.flatMap((issue) => {
    const path = [...parent, ...issue.path];
    if (issue.code === 'invalid_union') {
      const branches = issue.errors.map((branch) => flatten(branch, path));
      const closest = branches.toSorted((one, other) => one.length - other.length)[0];
      if (closest !== undefined) return closest;
    }
    const keys = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path];
    const isId = issue.code === 'invalid_format' && issue.format === 'uuid';
    return keys.map((one) => ({ path: one.map(String).join('.'), message: issue.message, isId }));
  });
}
