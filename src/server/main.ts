// The server of a built shop: `node src/server/main.ts`. See config.ts for what the environment can say.
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type * as Entry from '#app/entry-server.tsx';
import { takeNothing } from '../build/command-line.ts';
import { type Config, configOf } from './config.ts';
import { demonstrationNotice } from './demonstration.ts';
import { type Life, stopOnSignals } from './graceful-stop.ts';
import { listen } from './listen.ts';
import { PARCEL_BRANCHES_PATH } from './parcel-branches.ts';
import { isForItselfAlone } from './public-origin.ts';
import { securityHeaders } from './security.ts';
import { createShop, type Backend } from './shop.ts';

/** On every interface, it is itself at least on this machine. */
function hostOf({ address, port }: Pick<AddressInfo, 'address' | 'port'>): string {
  if (address === '0.0.0.0' || address === '::') return `localhost:${port}`;
  return `${address.includes(':') ? `[${address}]` : address}:${port}`;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

function giveUp(why: string): never {
  process.stderr.write(`${why}\n`);
  process.exit(1);
}

function configured(): Config {
  try {
    return configOf(process.env);
  } catch (error) {
    return giveUp((error as Error).message);
  }
}

takeNothing();
const config = configured();
const dist = new URL(`../../${config.dist}/`, import.meta.url);
if (!existsSync(new URL('server/entry-server.js', dist))) giveUp(`no build in ${config.dist}/: npm run build`);
let backend: Backend | undefined;
if (config.apiUrl === undefined) {
  // The one gate to the bundled backend: with API_URL no mock code is loaded.
  const { createEmbeddedBackend } = await import('#mocks/server.ts');
  // React reads it when it is first imported.
  process.env['NODE_ENV'] ??= 'production';
  const { profile } = (await import(new URL('server/entry-server.js', dist).href)) as typeof Entry;
  const { dataFile, hasOpenTools, publicOrigin } = config;
  const listensOn = (): string => `http://${hostOf(server.address() as AddressInfo)}`;
  const kept = dataFile === undefined ? {} : { dataFile };
  const mayCallOut = hasOpenTools || (publicOrigin === undefined && isForItselfAlone(config));
  const origins = { publicOrigin, listensOn };
  backend = createEmbeddedBackend({ project: profile.name, hasOpenTools, mayCallOut, ...origins, ...kept });
  const notice = demonstrationNotice(config);
  if (notice !== undefined) say(notice);
}
const life: Life = { isStopping: false };
const shop = await createShop({ config, dist, backend, life, log: say, isProcess: true });

/** The directory of cities is long: nobody who types the first letters of one should wait for it. */
async function fetchCities(): Promise<void> {
  await shop.request(PARCEL_BRANCHES_PATH, { method: 'POST', body: JSON.stringify({ query: 'київ', limit: 1 }) });
}

const server = listen(shop.fetch, { ...config, headers: securityHeaders(config) }, (where) => {
  say(`ready: http://${hostOf(where)} (${config.apiUrl ?? 'bundled backend'})`);
  if (config.novaPoshtaKey !== undefined) void fetchCities();
});

stopOnSignals(server, process, { say, life });
server.once('error', (error: NodeJS.ErrnoException) => {
  const why = error.code === 'EADDRINUSE' ? `port ${config.port} is taken: choose another with PORT` : error.message;
  giveUp(`cannot listen: ${why}`);
});
