import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A line to the shop on which some answers are late. */
export interface SlowLine {
  url: string;
  /** Answers to paths that fit come so much later; nothing is late any more without them. */
  delay(pattern?: RegExp, ms?: number): void;
  close(): void;
}

export async function openSlowLine(origin: string): Promise<SlowLine> {
  let late: { pattern: RegExp; ms: number } | undefined;
  const { hostname, port } = new URL(origin);
  const server = createServer((asked, answer) => {
    const pass = (): void => {
      const { method, url: path, headers } = asked;
      const onwards = request({ hostname, port, method, path, headers }, (got) => {
        answer.writeHead(got.statusCode ?? 502, got.headers);
        got.pipe(answer);
      });
      onwards.once('error', () => answer.destroy());
      answer.once('close', () => onwards.destroy());
      asked.pipe(onwards);
    };
    if (late?.pattern.test(asked.url ?? '') === true) setTimeout(pass, late.ms);
    else pass();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    delay: (pattern, ms = 0) => void (late = pattern && { pattern, ms }),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
