import * as z from 'zod/mini';
import type { Call } from './call.ts';
import type { CallName } from './calls.ts';
import { CALLS } from './calls.ts';
import { STATUS_OF_CODE, isServerCode } from './codes.ts';
import { errorBody } from './common.ts';

const OK = 200;
const NO_CONTENT = 204;
const FAILURES_FROM = 400;

/** Where HTTP has a truer word than the table of codes: wrong method, body too large, too many calls. */
const TRUER_STATUSES = new Set([405, 413, 429]);

const at = (path: string, part: string | number): string => (path === '' ? String(part) : `${path}.${part}`);
const whole = (path: string): string => (path === '' ? 'the answer' : path);

/** Of a union only the branch that came closest speaks. */
function issuesOf(issues: readonly z.core.$ZodIssue[], parent: string): string[] {
  return issues.flatMap((issue) => {
    const path = issue.path.reduce<string>((above, part) => at(above, String(part)), parent);
    if (issue.code === 'invalid_union') {
      const branches = issue.errors.map((branch) => issuesOf(branch, path));
      const closest = [...branches].sort((one, other) => one.length - other.length)[0];
      if (closest !== undefined && closest.length > 0) return closest;
    }
    const wanted = 'expected' in issue ? ` (${String(issue.expected)} expected)` : '';
    return [`${whole(path)}: ${issue.code.replaceAll('_', ' ')}${wanted}`];
  });
}

/** What a schema drops of a value is a field the contract does not know. */
function dropped(value: unknown, kept: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null || typeof kept !== 'object' || kept === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    Object.hasOwn(kept, name)
      ? dropped(one, (kept as Record<string, unknown>)[name], at(path, name))
      : [`${at(path, name)}: unknown field`],
  );
}

/** Everything that is wrong with a message: missing, of another kind, or unknown to the contract; nothing when good. */
export function problemsOf(schema: z.ZodMiniType, value: unknown, path = ''): string[] {
  const result = z.safeParse(schema, value);
  return result.success ? dropped(value, result.data, path) : issuesOf(result.error.issues, path);
}

function partProblems(parts: Call['parts'], body: unknown): string[] {
  return Object.entries(parts).flatMap(([name, schema]) => {
    const list = (body as Record<string, unknown> | null | undefined)?.[name];
    return Array.isArray(list) ? list.flatMap((item, index) => problemsOf(schema, item, `${name}.${index}`)) : [];
  });
}

function failureProblems(status: number, body: unknown): string[] {
  const problems = problemsOf(errorBody, body);
  const code = (body as { code?: unknown } | null | undefined)?.code;
  if (typeof code !== 'string') return problems;
  if (!isServerCode(code)) return [...problems, `code: ${code} is not of the contract`];
  const isRight = STATUS_OF_CODE[code] === status || TRUER_STATUSES.has(status);
  return isRight ? problems : [...problems, `status: ${status}, ${code} comes with ${STATUS_OF_CODE[code]}`];
}

/** As `verdictOf`, for a row that may differ from the contract's. */
export function verdictBy({ answer, parts }: Pick<Call, 'answer' | 'parts'>, status: number, body: unknown): string[] {
  if (status >= FAILURES_FROM) return failureProblems(status, body);
  const wanted = answer === undefined ? NO_CONTENT : OK;
  if (status !== wanted) return [`status: ${status}, ${wanted} expected`];
  if (answer === undefined) return body === undefined || body === '' ? [] : ['the answer: nothing expected'];
  return [...problemsOf(answer, body), ...partProblems(parts, body)];
}

/**
 * What is wrong with the answer to a call; nothing when it is of the contract. `body` is the decoded JSON, undefined (or
 * an empty text) when there was none.
 */
export function verdictOf(name: CallName, status: number, body: unknown): string[] {
  return verdictBy(CALLS[name], status, body);
}
