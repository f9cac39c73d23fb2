import type { Endpoint } from './call.ts';
import { Fault } from './faults.ts';

export interface Match {
  endpoint: Endpoint;
  params: Record<string, string>;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Patterns cut into their parts, once and not with every call. */
const PARTS = new Map<string, string[]>();

function partsOf(pattern: string): string[] {
  const known = PARTS.get(pattern) ?? pattern.split('/');
  PARTS.set(pattern, known);
  return known;
}

function paramsOf(pattern: string, given: string[]): Record<string, string> | undefined {
  const wanted = partsOf(pattern);
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = decoded(value);
    else if (part !== value) return undefined;
  }
  return params;
}

/** Which endpoint is meant. Throws 404 (no such path), 405 with `Allow` (wrong method) or INVALID_UUID. */
export function match(endpoints: readonly Endpoint[], method: string, path: string): Match {
  const given = path.split('/');
  const all = endpoints.flatMap((endpoint) => {
    const params = paramsOf(endpoint.path, given);
    return params === undefined ? [] : [{ endpoint, params }];
  });
  // 'variants/search' is a path of its own, not a variant called 'search'.
  const exactly = all.filter((one) => one.endpoint.path === path);
  const found = exactly.length > 0 ? exactly : all;
  if (found.length === 0) throw new Fault('PAGE_NOT_FOUND', { message: 'No such path' });
  const exact = found.find((one) => one.endpoint.method === method);
  if (exact === undefined) {
    const allow = [...new Set(found.map((one) => one.endpoint.method))].join(', ');
    throw new Fault('BAD_REQUEST', { status: 405, message: 'Wrong method', headers: { allow } });
  }
  const { id } = exact.params;
  if (id === undefined) return exact;
  if (!UUID.test(id)) throw new Fault('INVALID_UUID');
  return { ...exact, params: { ...exact.params, id: id.toLowerCase() } };
}
