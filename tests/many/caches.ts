import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answering, ROOT } from './children.ts';

type Servers = [one: number, other: number];

const written = (file: string, servers: Servers): string =>
  readFileSync(join(ROOT, 'docs/deploy', file), 'utf8')
    .replaceAll('8081', String(servers[0]))
    .replaceAll('8082', String(servers[1]));

/** A program that answers at a port, with a folder that is gone when it is; undefined where the program is not here. */
async function begun(
  command: string,
  port: number,
  inFolder: (folder: string) => string[],
): Promise<ChildProcess | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'shov-cache-'));
  const child = spawn(command, inFolder(folder), { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (words: Buffer) => (said += words.toString()));
  child.once('close', () => rmSync(folder, { recursive: true, force: true }));
  const { promise: unfit, resolve, reject } = Promise.withResolvers<undefined>();
  child.once('error', (error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? resolve(undefined) : reject(error)));
  child.once('exit', () => reject(new Error(`${command} has ended: ${said}`)));
  return Promise.race([unfit, answering(port).then(() => child)]);
}

/** nginx with the project's own configuration, in a folder and on ports of its own; with or without its cache. */
function nginx(port: number, servers: Servers, hasCache: boolean): Promise<ChildProcess | undefined> {
  return begun(process.env['NGINX_PATH'] ?? 'nginx', port, (folder) => {
    for (const name of ['cache', 'logs']) mkdirSync(join(folder, name));
    const config = written('nginx.conf', servers)
      .replace('/var/cache/nginx/shov', join(folder, 'cache'))
      .replace('/var/log/nginx', join(folder, 'logs'))
      .replace('listen 8080', `listen 127.0.0.1:${port}`)
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
    return ['-p', folder, '-c', join(folder, 'nginx.conf')];
  });
}

/** Varnish with the project's own, begun as its first lines say. */
function varnish(port: number, servers: Servers): Promise<ChildProcess | undefined> {
  return begun(process.env['VARNISHD_PATH'] ?? 'varnishd', port, (folder) => {
    const config = join(folder, 'shop.vcl');
    writeFileSync(config, written('varnish.vcl', servers));
    const own = ['-n', join(folder, 'work'), '-a', `127.0.0.1:${port}`, '-f', config, '-s', 'malloc,256m'];
    return ['-F', '-j', 'none', '-p', 'http_gzip_support=off', ...own];
  });
}

export const CACHES = [
  {
    name: 'nginx without cache',
    hasCache: false,
    start: (port: number, servers: Servers) => nginx(port, servers, false),
  },
  {
    name: 'nginx with its cache',
    hasCache: true,
    start: (port: number, servers: Servers) => nginx(port, servers, true),
  },
  { name: 'Varnish with its cache', hasCache: true, start: varnish },
];
