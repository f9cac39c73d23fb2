/** A call as the server saw it. */
interface SeenCall {
  method: string;
  /** Address without the time stamp `v`. */
  address: string;
  /** The time stamp `v`. */
  stamp: string | null;
  headers: Headers;
  /** The JSON that was sent, or undefined. */
  body: unknown;
  init: RequestInit;
}

/**
 * What the server does with a call: answers · `refused`: there is no network · `hang`: never answers, but lets go when
 * the shop gives up · `deaf`: never answers and never lets go.
 */
export type FakeReply =
  | { status: number; json?: unknown; text?: string; headers?: Record<string, string> }
  | 'refused'
  | 'hang'
  | 'deaf';

export interface FakeServer {
  fetch: typeof globalThis.fetch;
  readonly calls: SeenCall[];
  /** The answers to the next calls, one each; after them the usual one. */
  next(...replies: FakeReply[]): void;
  /** The usual answer. */
  always(reply: FakeReply | ((call: SeenCall) => FakeReply)): void;
}

function seen(input: RequestInfo | URL, init: RequestInit = {}): SeenCall {
  const url = new URL(input instanceof Request ? input.url : input, 'https://shop.test');
  const stamp = url.searchParams.get('v');
  url.searchParams.delete('v');
  return {
    method: init.method ?? 'GET',
    address: url.origin === 'https://shop.test' ? `${url.pathname}${url.search}` : url.href,
    stamp,
    headers: new Headers(init.headers),
    body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    init,
  };
}

function answer(reply: FakeReply, init: RequestInit): Promise<Response> {
  if (reply === 'refused') return Promise.reject(new TypeError('Failed to fetch'));
  if (reply === 'deaf') return new Promise(() => {});
  if (reply === 'hang')
    return new Promise((_, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
  const body = reply.status === 204 ? null : (reply.text ?? JSON.stringify(reply.json) ?? '');
  return Promise.resolve(new Response(body, { status: reply.status, headers: reply.headers ?? {} }));
}

/** A scriptable `fetch` that remembers every call; the usual answer is an empty object. */
export function createFakeServer(): FakeServer {
  const calls: SeenCall[] = [];
  const script: FakeReply[] = [];
  let usual: (call: SeenCall) => FakeReply = () => ({ status: 200, json: {} });

  return {
    calls,
    // A plain function that minds its `this`, as the one of a browser does.
    fetch(this: unknown, input: RequestInfo | URL, init: RequestInit = {}) {
      if (this !== undefined && this !== globalThis) return Promise.reject(new TypeError('Illegal invocation'));
      const call = seen(input, init);
      calls.push(call);
      return answer(script.shift() ?? usual(call), init);
    },
    next(...replies) {
      script.push(...replies);
    },
    always(reply) {
      usual = typeof reply === 'function' ? reply : () => reply;
    },
  };
}
