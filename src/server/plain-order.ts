import { createHmac, randomBytes } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { PlainOutcome, PlainPress } from '#app/entry-server.tsx';
import type { Config } from './config.ts';

/** A phone, a size and the id of a press take less. */
const FORM_MOST_BYTES = 4_000;
const FORM = 'application/x-www-form-urlencoded';
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
/** Where on its page the form stands. */
const PLACE = '#order';
const ORDERED = 'ordered';
const NUMBER = /^\d{1,12}$/;
/** Within it the same words are the same press: nobody means a second order so soon. */
const PRESS_MS = 60_000;
/** Whoever could guess the id of a press would be shown its order. */
const SECRET = randomBytes(32);

/** Whether a page of the shop itself sends this; a browser that says nothing of it is not believed. */
function isOwn({ req }: Context, { publicOrigin }: Pick<Config, 'publicOrigin'>): boolean {
  const site = req.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin';
  const origin = req.header('origin') ?? '';
  return origin === publicOrigin || URL.parse(origin)?.host === new URL(req.url).host;
}

/** Lets through what a form of the shop's own pages sends, and no more than it sends. */
export function onlyOwnForms(config: Pick<Config, 'publicOrigin'>): MiddlewareHandler {
  const refuse = (context: Context, status: 403 | 413 | 415): Response =>
    context.body(null, status, { 'cache-control': 'no-store' });
  const limit = bodyLimit({ maxSize: FORM_MOST_BYTES, onError: (context) => refuse(context, 413) });
  return async (context, next) => {
    if (!isOwn(context, config)) return refuse(context, 403);
    if (!context.req.header('content-type')?.startsWith(FORM)) return refuse(context, 415);
    return limit(context, next);
  };
}

/** The id of a press, the same for the same words a moment later: no page that all are shown can carry one. */
function idOfPress(...words: string[]): string {
  const made = createHmac('sha256', SECRET).update(JSON.stringify(words)).digest('hex');
  return made.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');
}

/** What was sent by the form of the page at this path. */
export async function pressOf({ req }: Context, now: number): Promise<PlainPress> {
  const form = new URLSearchParams(await req.text());
  const [phone = '', size = '', known = ''] = ['phone', 'size', 'operation'].map((name) => form.get(name) ?? undefined);
  const operation = UUID.test(known) ? known : idOfPress(req.path, phone, size, String(Math.floor(now / PRESS_MS)));
  return { phone, size, operation };
}

/** Where the page is that thanks for an order: that of the form, told the number. */
export function thanksAt(address: string, number: string): string {
  const { pathname, searchParams } = new URL(address);
  searchParams.set(ORDERED, number);
  return `${pathname}?${searchParams}${PLACE}`;
}

/** The order that a page is asked to thank for; words of strangers are no number. */
export function thankedFor(query: URLSearchParams): PlainOutcome | undefined {
  const number = query.get(ORDERED) ?? '';
  return NUMBER.test(number) ? { number } : undefined;
}

/** Whether the form was understood and taken: an order of which nobody knows is the server's fault, not the shopper's. */
export function statusWith(outcome: PlainOutcome | undefined): number {
  if (outcome === undefined || 'number' in outcome) return 200;
  return outcome.isOpen ? 503 : 422;
}
