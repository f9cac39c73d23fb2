// `npm run many`: two servers of the build behind nginx and behind Varnish, restarted one after the other under load; no
// request may be lost, and what a cache has is shown while neither of them is there.
import type { ChildProcess } from 'node:child_process';
import { takeNothing } from '../../src/build/command-line.ts';
import { CACHES } from './caches.ts';
import { freePort, start, stop } from './children.ts';
import { load, type Load } from './load.ts';

takeNothing();

const CONNECTIONS = 50;
/** So many wait no longer for a page that is drawn each time than nginx does, also on a busy machine. */
const CONNECTIONS_UNCACHED = 10;
const MEASURED_MS = 8_000;
const LISTINGS = ['/ua/catalog', '/en/catalog', '/ua/catalog?sort=new', '/ua/catalog?sale=1'];
/** Longer than a page is fresh. */
const OLD_MS = 62_000;
const PAGES = ['/ua', '/en', '/ua/faq', '/ua/catalog', '/en/catalog'];
const OLD_PAGE = '/en/faq';
const WIDTH = 50;

const say = (words: string): void => void process.stdout.write(`${words}\n`);
const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const statusOf = async (address: string): Promise<number> => (await fetch(address)).status;

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
    `${name.padEnd(WIDTH)}${String(outcome.perSecond).padStart(6)} a second${String(outcome.answered).padStart(9)} in all, lost: ${lost.join(', ') || 'none'}`,
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

  /** A page that is old by now is shown while both are gone; whoever is back first is asked, and the other not missed. */
  async function bothGone(name: string, address: string): Promise<void> {
    for (const server of servers) await stop(server);
    const [old, unseen] = [await statusOf(address + OLD_PAGE), await statusOf(`${address}/en/faq?unseen`)];
    servers[1] = await begin(otherPort);
    await wait(2_000);
    const others = await Promise.all(Array.from({ length: 6 }, (_, index) => statusOf(`${address}/ua/faq?n=${index}`)));
    servers[0] = await begin(onePort);
    isWell &&= old === 200 && unseen >= 500 && others.every((status) => status === 200);
    say(`${`${name}, both gone`.padEnd(WIDTH)}an old page ${old}, another ${unseen}; one is back: ${others.join(' ')}`);
  }

  await measured('one server alone, listings', { port: onePort, paths: LISTINGS, during: wait(MEASURED_MS) }, false);
  for (const { name: cache, hasCache, start: startCache } of CACHES) {
    const port = await freePort();
    const name = `two behind ${cache}`;
    const child = await startCache(port, [onePort, otherPort]);
    if (child === undefined) {
      say(`${name.padEnd(WIDTH)}left out: the program is not on this machine`);
      continue;
    }
    children.push(child);
    const address = `http://127.0.0.1:${port}`;
    await statusOf(address + OLD_PAGE);
    const isOld = wait(OLD_MS);
    await measured(`${name}, listings`, { port, paths: LISTINGS, during: wait(MEASURED_MS) }, hasCache);
    await measured(`${name}, restarted`, { port, paths: PAGES, during: restarts() }, hasCache);
    if (hasCache) await isOld.then(() => bothGone(name, address));
    await stop(child);
  }
} finally {
  for (const child of children) child.kill('SIGKILL');
}
process.exitCode = isWell ? 0 : 1;
