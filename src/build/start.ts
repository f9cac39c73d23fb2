// `npm start`: the production build, then its server.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { configOf } from '../server/config.ts';
import { refuse, understood } from './command-line.ts';

const at = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** Runs one of our scripts; rejects when it fails. */
function run(file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [at(file)], { stdio: 'inherit' });
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => child.kill(signal));
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${file} ended with ${code}`))));
  });
}

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

await checkPort();
try {
  process.stdout.write('building the shop\n');
  await run('./build.ts');
  await run('../server/main.ts');
} catch {
  process.exitCode = 1;
}
