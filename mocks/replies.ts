import type { PlannedFault } from './planned-fault.ts';
import { Fault } from './faults.ts';

/** An answer before it is put on the wire. No body: 204 in a success. */
export interface Reply {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

export function replyOf(error: unknown): Reply {
  const fault = error instanceof Fault ? error : new Fault('SOMETHING_WENT_WRONG');
  const { code, message, status, details, headers } = fault;
  return { status, headers, body: { code, message, ...(details.length > 0 && { details }) } };
}

/** What is kept by nobody on its way. */
const headersOf = (type: string): Record<string, string> => ({ 'content-type': type, 'cache-control': 'no-store' });

export function responseOf(reply: Reply): Response {
  const headers = { 'cache-control': 'no-store', ...reply.headers };
  if (reply.body === undefined) return new Response(null, { status: reply.status, headers });
  return Response.json(reply.body, { status: reply.status, headers });
}

/** Spoils a good answer the way the fault asks for; `undefined` when this fault is of another kind. */
export function spoiled(reply: Reply, fault: PlannedFault): Response | undefined {
  const json = headersOf('application/json');
  switch (fault.kind) {
    case 'html': {
      const page = '<!doctype html><title>503</title><h1>Service unavailable</h1>';
      return new Response(page, { status: 503, headers: headersOf('text/html; charset=utf-8') });
    }
    case 'plain-string':
      return new Response('Upstream is tired', { status: 500, headers: headersOf('text/plain; charset=utf-8') });
    case 'truncated-json': {
      const text = JSON.stringify(reply.body ?? {});
      return new Response(text.slice(0, Math.ceil(text.length / 2)), { status: 200, headers: json });
    }
    case 'empty':
      return new Response('', { status: 200, headers: json });
    case 'lost-after-commit':
      return Response.error();
    default:
      return undefined;
  }
}

/** Refuses before anything is done; the header says after how many seconds to come again. */
export function tooManyRequests(): Response {
  return new Response('Too many requests', {
    status: 429,
    headers: { ...headersOf('text/plain; charset=utf-8'), 'retry-after': '1' },
  });
}

/** Never answers; when the caller gives up, the connection is as good as dropped. */
export function hang(signal: AbortSignal): Promise<Response> {
  return new Promise((resolve) => {
    const end = (): void => resolve(Response.error());
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}
