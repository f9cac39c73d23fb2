import { type LoggedCall, SECRETS } from '../call-log.ts';

/** Where `npm run backend` listens: what a worker of the browser answers is out of reach of curl. */
export const BACKEND_ORIGIN = 'http://localhost:4010';
const SENT = ['accept', 'accept-language', 'content-type', 'idempotency-key'];

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** The call as a command. No secret is in it: a variable stands in its place (`SECRETS`). */
export function curlOf({ method, path, requestHeaders, requestBody }: LoggedCall): string {
  const headers = SENT.flatMap((name) => {
    const value = requestHeaders[name];
    return value === undefined ? [] : [`-H ${quoted(`${name}: ${value}`)}`];
  });
  const body = typeof requestBody === 'string' ? requestBody : JSON.stringify(requestBody);
  return [
    `curl -X ${method} ${quoted(BACKEND_ORIGIN + path)}`,
    ...headers,
    ...[...SECRETS].flatMap(([name, value]) => (requestHeaders[name] === undefined ? [] : [`-H "${name}: ${value}"`])),
    ...(requestBody === undefined ? [] : [`--data-raw ${quoted(body)}`]),
  ].join(' \\\n  ');
}
