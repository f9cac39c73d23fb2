import { type Server, STATUS_CODES } from 'node:http';
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

interface Listener {
  port: number;
  host: string;
}

/** Answers requests with `fetch` on a port (0: any that is free); `onReady` hears where. */
export function listen(
  fetch: (request: Request) => Response | Promise<Response>,
  { port, host }: Listener,
  onReady: Parameters<typeof serve>[1],
): Server {
  const serverOptions = { maxHeaderSize: HEADERS_MAX_BYTES };
  const server = serve({ fetch, port, hostname: host, serverOptions }, onReady) as Server;
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket) => {
    if (!socket.writable) return;
    const [status, text] = REFUSALS.get(code) ?? NO_REQUEST;
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: text/plain; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(text)}`,
      'Connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
  });
  return server;
}
