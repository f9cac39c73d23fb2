import { READ_RETRIES, READ_TIMEOUT_MS, WRITE_TIMEOUT_MS } from '#domain/constants.ts';
import { AppError } from '#domain/errors.ts';
import { isOwnPath } from './address.ts';
import type { Report, Schema } from './decode.ts';
import { decode, parseJson } from './decode.ts';
import { failureOf, toAppError } from './errors.ts';
import type { HttpCall, Transport } from './exchange.ts';
import { createExchange } from './exchange.ts';
import type { Reply } from './retry.ts';
import { retryWaitMs } from './retry.ts';
import { pause, withinLimit } from './time-limit.ts';

const UNAUTHORIZED = 401;
const AUTH_PATHS = '/v1/auth/';
/** RFC 6750, section 2.1: what may stand after 'Bearer '. */
const BEARER_TOKEN = /^[\w\-.~+/]+=*$/;

const READ = { retries: READ_RETRIES, limitMs: READ_TIMEOUT_MS };
const WRITE = { retries: 0, limitMs: WRITE_TIMEOUT_MS };
type Limits = typeof READ;

/** How a read is asked whose question is its method, path, language and body; `load` asks the server. */
export type Asking = <Answer>(question: string, load: () => Promise<Answer>) => Promise<Answer>;

export interface ClientOptions extends Transport {
  language: () => HttpCall['language'];
  /** A token that is still good, or undefined for a guest; rejects with AppError when the session has just ended. */
  accessToken?: () => Promise<string | undefined>;
  /** Whose token that is at this moment. */
  session?: () => string | undefined;
  /** The server refused this token; whether that ends the session is not for the transport to say. */
  unauthorized?: (usedToken: string) => void;
  /** 0 to 1, for the jitter of retries. */
  random: () => number;
  /** Every read goes this way; straight to the server unless told otherwise. */
  asking?: Asking | undefined;
  /** Hears of what was left out of an answer. */
  report?: Report;
}

interface GivenUp {
  signal?: AbortSignal | undefined;
}

interface OfOrder {
  /** Opens a guest's order, sent as `Order-Key`. */
  orderKey?: string | undefined;
}

interface SendOptions extends OfOrder {
  /** UUID of the press that asked for it, sent as `Idempotency-Key`. */
  operation?: string;
}

export type WriteMethod = 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A change, within 15 s, never given up, never repeated by itself. Without a schema the body of the answer does not matter. */
interface Send {
  (method: WriteMethod, path: string, body: unknown, schema: undefined, options?: SendOptions): Promise<undefined>;
  <A>(method: WriteMethod, path: string, body: unknown, schema: Schema<A>, options?: SendOptions): Promise<A>;
}

/** Calls of the shop's API. Every method rejects with AppError only; paths begin with '/v1/'. */
export interface Client {
  /** GET, within 10 s; tried again at most twice where that can help. */
  read<Answer>(path: string, schema: Schema<Answer>, options?: GivenUp & OfOrder): Promise<Answer>;
  /** A POST that changes nothing: limits and retries of a read. */
  search<Answer>(path: string, body: unknown, schema: Schema<Answer>, options?: GivenUp): Promise<Answer>;
  send: Send;
}

function isRefused(outcome: Reply | AppError): boolean {
  return !(outcome instanceof AppError) && outcome.status === UNAUTHORIZED;
}

/** The one way to the server: tokens, time limits, retries (spec section 7). It has no policy of its own. */
export function createClient(options: ClientOptions): Client {
  const { clock, language, asking = (_, load) => load() } = options;
  const exchange = createExchange(options);

  async function tokenFor({ path, isRead = false }: HttpCall): Promise<string | undefined> {
    if (!isOwnPath(path) || path.startsWith(AUTH_PATHS)) return undefined;
    try {
      const token = await options.accessToken?.();
      return token !== undefined && BEARER_TOKEN.test(token) ? token : undefined;
    } catch (error) {
      // What anybody may read can still be read as a guest; a change was asked for by somebody who is gone.
      if (isRead) return undefined;
      throw error;
    }
  }

  /**
   * A refusal of a token that is no longer the newest is tried once more with the newest of the same session: nothing was
   * done yet, and what one has asked is never done as somebody else.
   */
  async function authorised(call: HttpCall, signal: AbortSignal): Promise<Reply | AppError> {
    const asker = options.session?.();
    const token = await tokenFor(call);
    const outcome = await exchange(call, token, signal);
    if (!isRefused(outcome) || token === undefined) return outcome;
    const newest = options.session?.() === asker ? await tokenFor(call) : undefined;
    const last = newest === undefined || newest === token ? outcome : await exchange(call, newest, signal);
    if (isRefused(last)) options.unauthorized?.(newest ?? token);
    return last;
  }

  async function repeated(call: HttpCall, { retries, limitMs }: Limits, signal: AbortSignal): Promise<Reply> {
    const deadline = clock.now() + limitMs;
    for (let left = retries; ; left -= 1) {
      const outcome = await authorised(call, signal);
      const wait = left > 0 ? retryWaitMs(outcome, options.random()) : undefined;
      if (wait === undefined || clock.now() + wait >= deadline) {
        if (outcome instanceof AppError) throw outcome;
        return outcome;
      }
      await pause(clock, wait, signal);
      signal.throwIfAborted();
    }
  }

  async function textOf(call: HttpCall, limits: Limits, signal: AbortSignal): Promise<string> {
    const reply = await repeated(call, limits, signal);
    if (reply.status < 200 || reply.status > 299) throw failureOf(reply);
    return reply.text;
  }

  /** The limit is that of the whole call with its retries: a shopper waits for one thing. */
  async function within<Result>(
    { limitMs }: Limits,
    outer: AbortSignal | undefined,
    run: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    try {
      return await withinLimit(clock, limitMs, outer, run);
    } catch (error) {
      throw toAppError(error);
    }
  }

  function ask<Answer>(call: HttpCall, schema: Schema<Answer>, limits: Limits, outer?: AbortSignal): Promise<Answer> {
    return within(limits, outer, (signal) => {
      const load = async (): Promise<Answer> => {
        const json = parseJson(await textOf(call, limits, signal));
        return decode(schema, json?.value, options.report);
      };
      if (call.isRead !== true) return load();
      return asking(JSON.stringify([call.method, call.path, call.language, call.body]), load);
    });
  }

  async function send<Answer>(
    method: WriteMethod,
    path: string,
    body: unknown,
    schema: Schema<Answer> | undefined,
    options: SendOptions = {},
  ) {
    const call = { method, path, body, ...options, language: language() };
    if (schema !== undefined) return ask(call, schema, WRITE);
    await within(WRITE, undefined, (signal) => textOf(call, WRITE, signal));
    return undefined;
  }

  return {
    read: (path, schema, { signal, orderKey } = {}) =>
      ask({ method: 'GET', path, isRead: true, orderKey, language: language() }, schema, READ, signal),
    search: (path, body, schema, { signal } = {}) =>
      ask({ method: 'POST', path, body, isRead: true, language: language() }, schema, READ, signal),
    send,
  };
}
