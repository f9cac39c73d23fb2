import { CALLS, type CallName } from './calls.ts';

/** What is written out comes before what may be an id there: 'variants/search' is no variant. */
const PATTERNS = Object.entries(CALLS)
  .map(([name, { method, path }]) => ({ name: name as CallName, method, parts: path.split(/:\w+/) }))
  .sort((one, other) => one.parts.length - other.parts.length)
  .map(({ parts, ...call }) => ({ ...call, pattern: new RegExp(`${parts.join('[^/]+')}$`) }));

/** The name of a call by its method and the path of its address; undefined where the contract has none. */
export function callNamed(method: string, path: string): CallName | undefined {
  return PATTERNS.find((call) => call.method === method && call.pattern.test(path))?.name;
}
