import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A port nobody has taken. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Resolves once something answers there at all. */
export async function answering(port: number): Promise<void> {
  for (let tries = 0; tries < 150; tries += 1) {
    if (
      await fetch(`http://127.0.0.1:${port}/health`).then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`nothing answers at port ${port} (is the shop built?)`);
}

/** A script of the project that listens on a port; what it says is dropped, and what it keeps is no developer's. */
export async function start(
  file: string,
  port: number,
  environment: Record<string, string> = {},
): Promise<ChildProcess> {
  const env = { ...process.env, PORT: String(port), DATA_FILE: '', ...environment };
  const child = spawn(process.execPath, [file], { cwd: ROOT, env, stdio: 'ignore' });
  await answering(port);
  return child;
}

/** Tells it to stop, as whoever deploys does, and waits until it has. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
