import type { Call } from '#contract/call.ts';
import type { CallName } from '#contract/calls.ts';
import { CALLS } from '#contract/calls.ts';
import type { Owner } from './owner.ts';

const LIMIT_MS = 20_000;

export interface Place {
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** Where '/v1/…' begins, without a '/' at the end. */
  baseUrl: string;
  language?: 'uk' | 'en';
  /** Where the shop’s pages are, when that is another origin. */
  origin?: string;
  /** Whoever can do more than a shopper there. */
  owner?: Owner | undefined;
  /** The contract, unless it has drifted on purpose. */
  calls?: Readonly<Record<CallName, Call>>;
}

export interface Ask {
  /** In place of ':id' or ':slug'. */
  id?: string | undefined;
  body?: unknown;
  /** Sent as it is, good or not, instead of JSON of `body`. */
  text?: string;
  token?: string | undefined;
  orderKey?: string | undefined;
  /** Whether it names the press with an `Idempotency-Key`, or with which. */
  key?: boolean | string;
  language?: 'uk' | 'en';
}

export interface Sent {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string;
}

export interface Answer<Body = unknown> {
  sent: Sent;
  status: number;
  body: Body;
  headers: Headers;
  ms: number;
}

function decoded(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export function sentOf(place: Place, name: CallName, ask: Ask): Sent {
  const { id = '', body, text, token, orderKey, key = false, language = place.language ?? 'uk' } = ask;
  const { method, path }: Call = (place.calls ?? CALLS)[name];
  const content = text ?? (body === undefined ? undefined : JSON.stringify(body));
  return {
    method,
    url: `${place.baseUrl}${path.replace(/:\w+/, encodeURIComponent(id))}?v=${Date.now()}`,
    headers: {
      accept: 'application/json',
      'accept-language': language,
      ...(content !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(orderKey !== undefined && { 'order-key': orderKey }),
      ...(key !== false && { 'idempotency-key': key === true ? crypto.randomUUID() : key }),
    },
    ...(content !== undefined && { body: content }),
  };
}

/** Sends what is to be sent; rejects when there is no answer within 20 s. */
export async function send({ fetch }: Pick<Place, 'fetch'>, sent: Sent): Promise<Answer> {
  const { url, ...init } = sent;
  const began = performance.now();
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(LIMIT_MS) });
  const body = decoded(await response.text());
  return { sent, status: response.status, body, headers: response.headers, ms: performance.now() - began };
}

const SECRETS = /("(?:password|oldPassword|newPassword|token|refreshToken|accessToken|idToken|key)":")([^"]{6})[^"]*"/g;
const LONG = 600;
const cut = (text: string): string => (text.length > LONG ? `${text.slice(0, LONG)}…` : text);

/** A text without what nobody should paste into a ticket: passwords and tokens are cut short. */
export function withoutSecrets(text: string): string {
  return cut(text.replaceAll(SECRETS, '$1$2…"'));
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
const SECRET_HEADERS = new Set(['authorization', 'order-key']);
const shortened = (value: string): string => `${value.slice(0, 14)}…`;

/** The call as `curl` makes it again, its secrets cut short. */
export function curlOf({ method, url, headers, body }: Sent): string {
  const lines = Object.entries(headers).map(
    ([name, value]) => `-H ${quoted(`${name}: ${SECRET_HEADERS.has(name) ? shortened(value) : value}`)}`,
  );
  return [
    `curl -X ${method} ${quoted(url)}`,
    ...lines,
    ...(body === undefined ? [] : [`-d ${quoted(withoutSecrets(body))}`]),
  ].join(' ');
}

/** What came, in a line. */
export function cameOf({ status, body }: Pick<Answer, 'status' | 'body'>): string {
  return `${status} ${withoutSecrets(body === undefined ? '' : JSON.stringify(body))}`.trim();
}
