import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import { serve } from '@hono/node-server';

/**
 * Bytes that an address and the headers of a request may have together. Node allows 16 KiB, so that a shared link to a
 * long search would end in an empty page; this holds one of a hundred thousand letters, of which the shop reads the few
 * it has a use for.
 */
const HEADERS_MAX_BYTES = 128 * 1024;

/** Of requests that are none: Node alone would answer them with nothing to read. */
const REFUSALS = new Map<string, [status: number, text: string]>(
  Object.entries({
    HPE_HEADER_OVERFLOW: [431, 'Ця адреса або куки задовгі. / This address or its cookies are too long.\n'],
    ERR_HTTP_REQUEST_TIMEOUT: [408, 'Запит не дійшов. / The request did not arrive.\n'],
  }),
);
const NO_REQUEST: [number, string] = [400, 'Це не запит. / This is no request.\n'];

/** After a refusal the client may read it for so long; one that never closes its side would hold the connection. */
const LINGER_MS = 500;

interface Listener {
  port: number;
  host: string;
  /** Of answers to requests that are none; all others have theirs from `fetch`. */
  headers: Record<string, string>;
}

type Headed = Pick<IncomingMessage, 'rawHeaders'>;

/** Whoever stands before the shop may have gone by the other one (RFC 9112, section 3.2). */
function namesTwoHosts({ rawHeaders }: Headed): boolean {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1;
}

/**
 * Answers requests with `fetch`, which also gets what Node tells beside them, on a port (0: any that is free); `onReady`
 * hears where.
 */
export function listen(
  fetch: (request: Request, beside: object) => Response | Promise<Response>,
  { port, host, headers }: Listener,
  onReady: Parameters<typeof serve>[1],
): Server {
  const serverOptions = { maxHeaderSize: HEADERS_MAX_BYTES };
  const answer = (request: Request, beside: { incoming: Headed }): Response | Promise<Response> => {
    if (!namesTwoHosts(beside.incoming)) return fetch(request, beside);
    const [status, text] = NO_REQUEST;
    return new Response(text, { status, headers: { ...headers, connection: 'close' } });
  };
  const server = serve({ fetch: answer, port, hostname: host, serverOptions }, onReady) as Server;
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket) => {
    if (!socket.writable) return;
    const [status, text] = REFUSALS.get(code) ?? NO_REQUEST;
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: text/plain; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(text)}`,
      'Connection: close',
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  });
  return server;
}
