import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs a script of ours to its end and gives its exit code. Whoever stops this process meanwhile stops that one. */
export async function runScript(file: string): Promise<number> {
  const child = spawn(process.execPath, [file], { stdio: 'inherit' });
  const stop = (signal: NodeJS.Signals): void => void child.kill(signal);
  process.on('SIGTERM', stop).on('SIGINT', stop);
  const [status] = (await once(child, 'exit')) as [number | null];
  process.off('SIGTERM', stop).off('SIGINT', stop);
  return status ?? 1;
}
