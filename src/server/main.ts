// The server of a built shop: `node src/server/main.ts`. See config.ts for what the environment can say.
import type * as Entry from '#app/entry-server.tsx';
import { configOf } from './config.ts';
import { stopOnSignals } from './graceful-stop.ts';
import { listen } from './listen.ts';
import { createShop, type Backend } from './shop.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const config = configOf(process.env);
const dist = new URL(`../../${config.dist}/`, import.meta.url);
let backend: Backend | undefined;
if (config.apiUrl === undefined) {
  // The one gate to the bundled backend: with API_URL no mock code is loaded.
  const { createEmbeddedBackend } = await import('#mocks/server.ts');
  // React reads it when it is first imported.
  process.env['NODE_ENV'] ??= 'production';
  const { profile } = (await import(new URL('server/entry-server.js', dist).href)) as typeof Entry;
  const { dataFile } = config;
  backend = createEmbeddedBackend({ project: profile.name, ...(dataFile === undefined ? {} : { dataFile }) });
}
const shop = await createShop({ config, dist, backend, log: say });
const server = listen(shop.fetch, config, ({ address, port }) => {
  const host = address === '0.0.0.0' || address === '::' ? 'localhost' : address;
  say(`ready: http://${host}:${port} (${config.apiUrl ?? 'bundled backend'})`);
});

stopOnSignals(server, process, say);
server.once('error', (error: NodeJS.ErrnoException) => {
  const why = error.code === 'EADDRINUSE' ? `port ${config.port} is taken: choose another with PORT` : error.message;
  process.stderr.write(`cannot listen: ${why}\n`);
  process.exit(1);
});
