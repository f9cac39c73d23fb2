import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface ShopServer {
  /** Where it answers: 'http://127.0.0.1:40123'. */
  url: string;
  stop(): void;
  /** Plans faults of the bundled backend, e.g. 'products.variants.search:html:always'; none: all is well again. */
  plan(...faults: string[]): Promise<void>;
  /** Forgets orders, faults and worlds. */
  reset(): Promise<void>;
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
    reset: async () => void (await developerCall(`${url}/v1/__mock/reset`, {})),
    async orders() {
      const state = (await (await developerCall(`${url}/v1/__mock/state`)).json()) as { orders: number };
      return state.orders;
    },
  };
}
