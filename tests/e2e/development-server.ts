import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

export interface DevelopmentServer {
  /** Where it answers: 'http://127.0.0.1:40123'. */
  url: string;
  stop(): void;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** Starts the shop as a developer has it: from its sources, answering itself, on a port that is free. */
export async function startDevelopment(): Promise<DevelopmentServer> {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [
      'node_modules/vite/bin/vite.js',
      '--mode',
      'mocked',
      '--host',
      '127.0.0.1',
      '--port',
      String(port),
      '--strictPort',
    ],
    { cwd: fileURLToPath(new URL('../..', import.meta.url)), stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer): void => {
      said += stripVTControlCharacters(chunk.toString());
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', () => reject(new Error(`The development server did not start: ${said}`)));
  });
  return { url, stop: () => void child.kill('SIGKILL') };
}
