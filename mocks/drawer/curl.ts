import type { LoggedCall } from '../call-log.ts';

/** Where `npm run backend` listens: what a worker of the browser answers is out of reach of curl. */
const ORIGIN = 'http://localhost:4010';
const SENT = ['accept', 'accept-language', 'content-type', 'idempotency-key'];

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** What opens something to whoever has it: a command takes it from a variable. */
const SECRET = [
  ['authorization', 'Bearer $TOKEN'],
  ['order-key', '$ORDER_KEY'],
];

/** The call as a command. No token is in it: it is taken from `$TOKEN`, the key of an order from `$ORDER_KEY`. */
export function curlOf({ method, path, requestHeaders, requestBody }: LoggedCall): string {
  const headers = SENT.flatMap((name) => {
    const value = requestHeaders[name];
    return value === undefined ? [] : [`-H ${quoted(`${name}: ${value}`)}`];
  });
  const body = typeof requestBody === 'string' ? requestBody : JSON.stringify(requestBody);
  return [
    `curl -X ${method} ${quoted(ORIGIN + path)}`,
    ...headers,
    ...SECRET.flatMap(([name = '', value]) => (requestHeaders[name] === undefined ? [] : [`-H "${name}: ${value}"`])),
    ...(requestBody === undefined ? [] : [`--data-raw ${quoted(body)}`]),
  ].join(' \\\n  ');
}
