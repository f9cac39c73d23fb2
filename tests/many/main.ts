// `npm run many`: two servers of the build behind nginx, restarted one after the other under load; no request may be lost.
import type { ChildProcess } from 'node:child_process';
import { freePort, start, startNginx, stop } from './children.ts';
import { load, type Load } from './load.ts';

const CONNECTIONS = 50;
/** So many wait no longer for a page that is drawn each time than nginx does, also on a busy machine. */
const CONNECTIONS_UNCACHED = 10;
const MEASURED_MS = 8_000;
const LISTINGS = ['/ua/catalog', '/en/catalog', '/ua/catalog?sort=new', '/ua/catalog?sale=1'];
const PAGES = ['/ua', '/en', '/ua/faq', '/ua/catalog', '/en/catalog'];

const say = (words: string): void => void process.stdout.write(`${words}\n`);
const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const [backendPort, onePort, otherPort] = [await freePort(), await freePort(), await freePort()];
const environment = { API_URL: `http://127.0.0.1:${backendPort}`, PUBLIC_ORIGIN: 'https://shop.example.com' };
const children: ChildProcess[] = [];
let isWell = true;

async function begin(port: number): Promise<ChildProcess> {
  const child = await start('src/server/main.ts', port, environment);
  children.push(child);
  return child;
}

async function measured(name: string, asked: Omit<Load, 'connections'>, hasCache: boolean): Promise<void> {
  const connections = hasCache ? CONNECTIONS : CONNECTIONS_UNCACHED;
  const outcome = await load({ ...asked, connections });
  const lost = Object.entries(outcome.lost).map(([how, times]) => `${times} × ${how}`);
  isWell &&= lost.length === 0;
  say(
    `${name.padEnd(42)}${String(outcome.perSecond).padStart(6)} a second${String(outcome.answered).padStart(9)} in all, lost: ${lost.join(', ') || 'none'}`,
  );
}

try {
  children.push(await start('mocks/start-server.ts', backendPort));
  const servers = [await begin(onePort), await begin(otherPort)];

  /** About 30 seconds in which each server is stopped and begun again. */
  async function restarts(): Promise<void> {
    for (const [index, port] of [onePort, otherPort].entries()) {
      await wait(4_000);
      const server = servers[index];
      if (server !== undefined) await stop(server);
      servers[index] = await begin(port);
      await wait(4_000);
    }
  }

  await measured('one server alone, listings', { port: onePort, paths: LISTINGS, during: wait(MEASURED_MS) }, false);
  for (const hasCache of [false, true]) {
    const port = await freePort();
    const nginx = await startNginx(port, [onePort, otherPort], hasCache);
    children.push(nginx);
    const name = `two behind nginx ${hasCache ? 'with its cache' : 'without cache'}`;
    await measured(`${name}, listings`, { port, paths: LISTINGS, during: wait(MEASURED_MS) }, hasCache);
    await measured(`${name}, restarted`, { port, paths: PAGES, during: restarts() }, hasCache);
    await stop(nginx);
  }
} finally {
  for (const child of children) child.kill('SIGKILL');
}
process.exitCode = isWell ? 0 : 1;
