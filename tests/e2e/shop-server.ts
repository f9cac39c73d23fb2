import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface ShopServer {
  /** Where it answers: 'http://127.0.0.1:40123'. */
  url: string;
  stop(): void;
  /** Plans faults of the bundled backend, e.g. 'products.variants.search:html:always'; none: all is well again. */
  plan(...faults: string[]): Promise<void>;
  /** Forgets orders, faults and worlds, and what the server remembers of calls that failed. */
  reset(): Promise<void>;
  /** Makes the server's clock so far ahead; until it is reset. */
  turnClock(offsetMs: number): Promise<void>;
  /** How many orders there are. */
  orders(): Promise<number>;
}

const READY = /ready: (\S+)/;

async function developerCall(url: string, body?: unknown): Promise<Response> {
  const answer = await fetch(
    url,
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  );
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/** Pages are drawn without calls that failed often, until one page has tried them again. */
async function untilNothingRests(url: string): Promise<void> {
  const { resting } = (await (await fetch(`${url}/health`)).json()) as { resting?: string[] };
  if (resting === undefined) return;
  await new Promise((resolve) => setTimeout(resolve, 500));
  await (await fetch(`${url}/ua`)).text();
  const listing = await (await fetch(`${url}/ua/catalog`)).text();
  const [product = ''] = /\/ua\/catalog\/product\/[\w-]+/.exec(listing) ?? [];
  await (await fetch(url + product)).text();
  return untilNothingRests(url);
}

/** Starts the built shop with its bundled backend in memory, on a port that is free, on a day that never ends. */
export async function startShop(dist = 'dist', environment: Record<string, string> = {}): Promise<ShopServer> {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const child = spawn(
    process.execPath,
    ['--import', new URL('on-that-day.ts', import.meta.url).href, 'src/server/main.ts'],
    {
      cwd: root,
      env: { ...process.env, PORT: '0', DATA_FILE: '', API_URL: '', PUBLIC_ORIGIN: '', DIST: dist, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      const [, found] = READY.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', () => reject(new Error(`The shop did not start (is it built?): ${said}`)));
  });
  // A log line a request: read and dropped, or the pipe would fill.
  child.stdout.removeAllListeners('data').resume();
  return {
    url,
    stop: () => void child.kill('SIGKILL'),
    plan: async (...faults) => void (await developerCall(`${url}/v1/__mock/faults`, { faults })),
    async reset() {
      await developerCall(`${url}/v1/__mock/reset`, {});
      await untilNothingRests(url);
    },
    turnClock: async (offsetMs) => void (await developerCall(`${url}/v1/__mock/clock`, { offsetMs })),
    async orders() {
      const state = (await (await developerCall(`${url}/v1/__mock/state`)).json()) as { orders: number };
      return state.orders;
    },
  };
}
