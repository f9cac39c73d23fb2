import type { CallName } from '#contract/calls.ts';
import { CALLS } from '#contract/calls.ts';
import type { LoggedCall } from '../call-log.ts';

const UUID = /^[\da-f]{8}-[\da-f-]{27}$/;
const SHOWN_OF_ID = 8;
const LONGEST = 80;

const short = (text: string): string => (UUID.test(text) ? text.slice(0, SHOWN_OF_ID) : text);

/** What a call has in the places of ':id' and ':slug'. */
function inPath(pattern: string, path: string): string[] {
  const parts = new URL(path, 'https://shop').pathname.split('/');
  return pattern.split('/').flatMap((part, place) => (part.startsWith(':') ? [short(parts[place] ?? '')] : []));
}

/** 'filter.inStock=true' for everything that a body says. */
function inBody(body: unknown, name = ''): string[] {
  if (Array.isArray(body) || typeof body !== 'object' || body === null)
    return [`${name}=${short(typeof body === 'string' ? body : JSON.stringify(body))}`];
  return Object.entries(body).flatMap(([key, one]) => inBody(one, name === '' ? key : `${name}.${key}`));
}

/**
 * What tells a call from others of its name: 'home' of `pages.get`, 'sort=new limit=4' of a search. Of a call that
 * changes something nothing of its body, which may hold a password.
 */
export function toldApart({ name, path, requestBody }: Pick<LoggedCall, 'name' | 'path' | 'requestBody'>): string {
  const row = name !== undefined && Object.hasOwn(CALLS, name) ? CALLS[name as CallName] : undefined;
  if (row === undefined) return '';
  const body = row.isRead && requestBody !== undefined ? inBody(requestBody) : [];
  const said = [...inPath(row.path, path), ...body].join(' ');
  return said.length > LONGEST ? `${said.slice(0, LONGEST)}…` : said;
}
