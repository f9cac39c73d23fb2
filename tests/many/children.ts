import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CONFIG = join(ROOT, 'docs/deploy/nginx.conf');

/** A port nobody has taken. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Resolves once something answers there at all. */
async function answering(port: number): Promise<void> {
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

/** A script of the project that listens on a port; what it says is dropped. */
export async function start(
  file: string,
  port: number,
  environment: Record<string, string> = {},
): Promise<ChildProcess> {
  const env = { ...process.env, PORT: String(port), ...environment };
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

/** nginx with the project's own configuration, in a folder and on ports of its own; with or without its cache. */
export async function startNginx(
  port: number,
  servers: [one: number, other: number],
  hasCache: boolean,
): Promise<ChildProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'shov-nginx-'));
  for (const name of ['cache', 'logs']) mkdirSync(join(folder, name));
  const config = readFileSync(CONFIG, 'utf8')
    .replace('/var/cache/nginx/shov', join(folder, 'cache'))
    .replace('/var/log/nginx', join(folder, 'logs'))
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace(':8081', `:${servers[0]}`)
    .replace(':8082', `:${servers[1]}`)
    .replace('proxy_cache shov;', hasCache ? 'proxy_cache shov;' : 'proxy_cache off;');
  writeFileSync(join(folder, 'shop.conf'), config);
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const main = [
    `daemon off; pid ${folder}/pid; error_log ${folder}/logs/error.log;`,
    // Else, begun by root, it would not be let into a folder of root's.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'events { worker_connections 1024; }',
    `http { ${kept.join(' ')} include ${folder}/shop.conf; }`,
  ];
  writeFileSync(join(folder, 'nginx.conf'), main.join('\n'));
  const command = process.env['NGINX_PATH'] ?? 'nginx';
  const child = spawn(command, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const failed = once(child, 'error').then(([error]) => {
    throw new Error(`${command} cannot be started: name it with NGINX_PATH`, { cause: error });
  });
  await Promise.race([failed, answering(port)]);
  return child;
}
