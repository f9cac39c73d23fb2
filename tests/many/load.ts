import { Agent, request } from 'node:http';

interface Outcome {
  answered: number;
  /** Everything that was not 200 in whole: statuses and errors, and how often. */
  lost: Record<string, number>;
  perSecond: number;
}

export interface Load {
  port: number;
  paths: string[];
  connections: number;
  /** Until this has come to its end. */
  during: Promise<unknown>;
}

/** How one request ended: 'well', its status, or the name of the error. */
function ending(port: number, path: string, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    const headers = { host: 'shop.example.com', 'accept-encoding': 'br' };
    const asked = request({ host: '127.0.0.1', port, path, agent, headers }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode === 200 ? 'well' : String(answer.statusCode)));
      answer.once('error', (error: NodeJS.ErrnoException) => resolve(`cut off: ${error.code ?? error.message}`));
    });
    asked.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    asked.end();
  });
}

/** Connections that never rest. */
export async function load({ port, paths, connections, during }: Load): Promise<Outcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const lost: Record<string, number> = {};
  const began = performance.now();
  const over = new AbortController();
  let [answered, asked] = [0, 0];
  const shopper = async (): Promise<void> => {
    while (!over.signal.aborted) {
      asked += 1;
      const end = await ending(port, paths[asked % paths.length] ?? '/ua', agent);
      if (end === 'well') answered += 1;
      else lost[end] = (lost[end] ?? 0) + 1;
    }
  };
  const shoppers = Array.from({ length: connections }, shopper);
  await during.finally(() => over.abort());
  await Promise.all(shoppers);
  agent.destroy();
  return { answered, lost, perSecond: Math.round((answered * 1_000) / (performance.now() - began)) };
}
