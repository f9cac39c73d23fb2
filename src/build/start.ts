// `npm start`: the production build, then its server.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { configOf } from '../server/config.ts';
import { refuse, takeNothing, understood } from './command-line.ts';
import { runScript } from './run-script.ts';

/** Said before the build, not after it. */
async function checkPort(): Promise<void> {
  const { port, host } = understood(() => configOf(process.env));
  const server = createServer().listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    refuse(code === 'EADDRINUSE' ? `port ${port} is taken: choose another with PORT` : message);
  }
  server.close();
}

takeNothing();
await checkPort();
process.stdout.write('building the shop\n');
process.exitCode = await runScript(fileURLToPath(new URL('build.ts', import.meta.url)));
if (process.exitCode === 0) await import('../server/main.ts');
