import { errorBody } from '#contract/common.ts';
import { AppError } from '#domain/errors.ts';
import { parseJson } from './decode.ts';
import { present } from './present.ts';
import type { Reply } from './retry.ts';
import { TOO_MANY_REQUESTS } from './retry.ts';

const TEXT_MAX_LENGTH = 300;

/** Words a shopper may be shown: plain, not HTML, not a piece of a machine's answer. */
function plainText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  return text === '' || text.includes('<') ? undefined : text.slice(0, TEXT_MAX_LENGTH);
}

/** A body that is no JSON: shown only when it reads like a sentence. */
function bareText(text: string): string | undefined {
  const looksCut = /^\s*[[{"]/.test(text);
  return looksCut || text.length > TEXT_MAX_LENGTH ? undefined : plainText(text);
}

function ownText(body: object, name: string): string | undefined {
  const value: unknown = Object.getOwnPropertyDescriptor(body, name)?.value;
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/**
 * The failure of an answer that is not 2xx, whatever its body is: `{ code, message }`, half of it, a plain string, HTML,
 * nothing, cut-off JSON (spec section 8).
 */
export function failureOf(reply: Reply): AppError {
  const { status, text, retryAfterS } = reply;
  const parsed = parseJson(text);
  if (parsed === undefined) return new AppError('server', present({ status, serverText: bareText(text), retryAfterS }));
  const { value } = parsed;
  if (typeof value !== 'object' || value === null)
    return new AppError('server', present({ status, serverText: plainText(value), retryAfterS }));
  const code = ownText(value, 'code');
  // Who comes too often is put off whatever was sent: a code beside that says nothing of it.
  if (status === TOO_MANY_REQUESTS && code !== undefined)
    return new AppError('server', present({ status, retryAfterS }));
  const whole = errorBody.safeParse(value);
  const serverText = plainText(ownText(value, 'message'));
  const details = whole.success ? whole.data.details : undefined;
  return new AppError('server', present({ status, code, serverText, details, retryAfterS }));
}

/** Anything that was thrown on the way to the server and back. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (typeof error === 'string') return new AppError('server', present({ serverText: plainText(error) }));
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'AbortError') return new AppError('cancelled');
  // `fetch` says TypeError for every failure of the network.
  if (name === 'TimeoutError' || name === 'NetworkError' || name === 'TypeError') return new AppError('unreachable');
  return new AppError('unreadable');
}
