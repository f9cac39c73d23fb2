import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createEmbeddedBackend } from '#mocks/server.ts';
import { ownerOfBundled } from './bundled.ts';
import { report } from './report.ts';

const USAGE = `Usage: npm run contract              the examples, the adapters and the bundled backend
       npm run contract -- --url https://api.example.com   that server, without owning it`;

/** The server asked for, undefined for the bundled backend. Throws a sentence for whoever typed something else. */
export function serverOf(args: string[]): string | undefined {
  const { values } = parseArgs({ args, options: { url: { type: 'string' } } });
  const { url } = values;
  if (url === undefined) return undefined;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new Error(`--url wants an address like https://api.example.com, not '${url}'`);
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname.replace(/\/+$/, '')}`;
}

/** What went wrong below a failed `fetch`: 'connect ECONNREFUSED 127.0.0.1:4010'. */
function reasonOf(error: unknown): string {
  const { cause, message } = error instanceof Error ? error : new Error(String(error));
  return cause instanceof Error && cause.message !== '' ? cause.message : message;
}

const say = (line: string) => console.log(line);

/** Walks through a server anybody may call. Gives the exit code. */
export async function checkServer(url: string, say: (line: string) => void): Promise<number> {
  try {
    return (await report({ baseUrl: url, fetch: (address, init) => fetch(address, init) }, say)) === 0 ? 0 : 1;
  } catch (error) {
    say(`${url} cannot be reached: ${reasonOf(error)}`);
    return 1;
  }
}

async function checkBundled(): Promise<number> {
  const backend = createEmbeddedBackend({ hasOpenTools: true });
  const fetch = (address: string, init: RequestInit) => backend(new Request(address, init));
  const place = { baseUrl: 'https://shop.test', fetch };
  const problems = await report({ ...place, owner: ownerOfBundled(place) }, say);
  const vitest = fileURLToPath(new URL('vitest.mjs', import.meta.resolve('vitest/package.json')));
  const { status } = spawnSync(process.execPath, [vitest, 'run', 'tests/contract'], { stdio: 'inherit' });
  return problems === 0 && status === 0 ? 0 : 1;
}

/** Gives the exit code: 0 when everything is of the contract, 1 when not, 2 for a command nobody understands. */
async function main(args: string[]): Promise<number> {
  let url: string | undefined;
  try {
    url = serverOf(args);
  } catch (error) {
    console.error(`${reasonOf(error)}\n${USAGE}`);
    return 2;
  }
  return url === undefined ? checkBundled() : checkServer(url, say);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await main(process.argv.slice(2));
