// `npm start`: the production build, then its server.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const at = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** Runs one of our scripts; rejects when it fails. */
function run(file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [at(file)], { stdio: 'inherit' });
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => child.kill(signal));
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${file} ended with ${code}`))));
  });
}

try {
  process.stdout.write('building the shop\n');
  await run('./build.ts');
  await run('../server/main.ts');
} catch {
  process.exitCode = 1;
}
