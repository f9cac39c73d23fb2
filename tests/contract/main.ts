import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { CALLS } from '#contract/calls.ts';
import type { Place } from './ask.ts';
import type { Finding } from './check.ts';
import { isAskedFor } from './check.ts';
import type { Owner, OwnerOf } from './owner.ts';
import { remoteOwner } from './owner.ts';
import { reportText } from './report-file.ts';
import { report } from './report.ts';
import { ROWS } from './rows/rows.ts';

const USAGE = `Usage: npm run contract              the examples, the adapters and the bundled backend
       npm run contract -- --url https://api.example.com   that server
  --owner ./my-owner.ts    what only its owner can do: a file, or an address (docs/contract.md)
  --only 'orders.*'        questions of these names only
  --report junit.xml       what was found, for a machine: .xml (JUnit) or .json
  --origin https://shop.example.com   where the shop’s pages are, when that is another origin than the server’s
  --language en            the language asked in: uk or en`;

const NAMES = [...Object.keys(CALLS), ...ROWS.map(({ name }) => name)];
/** Stays behind where the kit is copied. */
const BUNDLED = new URL('./bundled-place.ts', import.meta.url);

export interface Asked {
  url?: string;
  owner?: string;
  only?: string;
  report?: string;
  language?: 'uk' | 'en';
  origin?: string;
}

/** Throws a sentence for whoever typed something else. */
function serverOf(url: string): string {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new Error(`--url wants an address like https://api.example.com, not '${url}'`);
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname.replace(/\/+$/, '')}`;
}

const TEXT = { type: 'string' } as const;

/** What was asked for; no url stands for the bundled backend. Throws a sentence for whoever typed something else. */
export function askedFor(args: string[]): Asked {
  const options = { url: TEXT, owner: TEXT, only: TEXT, report: TEXT, language: TEXT, origin: TEXT };
  const { url, language, ...rest } = parseArgs({ args, options }).values;
  if (language !== undefined && language !== 'uk' && language !== 'en')
    throw new Error(`--language is uk or en, not '${language}'`);
  if (rest.report !== undefined) {
    reportText(rest.report, []);
    if (!existsSync(dirname(rest.report))) throw new Error(`--report: there is no folder ${dirname(rest.report)}`);
  }
  const stray = rest.only?.split(',').find((pattern) => !NAMES.some((name) => isAskedFor(name, pattern)));
  if (stray !== undefined) throw new Error(`--only: no question is called '${stray.trim()}'`);
  return { ...rest, ...(url !== undefined && { url: serverOf(url) }), ...(language !== undefined && { language }) };
}

/** What went wrong below a failed `fetch`: 'connect ECONNREFUSED 127.0.0.1:4010'. */
function reasonOf(error: unknown): string {
  const { cause, message } = error instanceof Error ? error : new Error(String(error));
  return cause instanceof Error && cause.message !== '' ? cause.message : message;
}

const say = (line: string) => console.log(line);

/** The owner whom a file or an address gives. */
async function ownerAt(where: string, place: Place): Promise<Owner> {
  if (/^https?:/.test(where)) return remoteOwner(where.replace(/\/+$/, ''));
  const module = (await import(pathToFileURL(resolve(where)).href)) as { owner?: OwnerOf };
  if (module.owner === undefined) throw new Error(`${where} exports no 'owner'`);
  return module.owner(place);
}

async function found(place: Place, asked: Asked, say: (line: string) => void): Promise<number> {
  const all: Finding[] = await report(place, say, asked.only);
  if (asked.report !== undefined) writeFileSync(asked.report, reportText(asked.report, all));
  return all.some(({ state }) => state === 'wrong') ? 1 : 0;
}

/** Puts a server through everything. Gives the exit code. */
export async function checkServer(asked: Asked & { url: string }, say: (line: string) => void): Promise<number> {
  const { url, language, owner, origin } = asked;
  const place: Place = {
    baseUrl: url,
    fetch: (address, init) => fetch(address, init),
    ...(language && { language }),
    ...(origin && { origin }),
  };
  let at = `the owner ${owner}:`;
  try {
    const mine = owner === undefined ? {} : { owner: await ownerAt(owner, place) };
    at = `${url} cannot be reached:`;
    return await found({ ...place, ...mine }, asked, say);
  } catch (error) {
    say(`${at} ${reasonOf(error)}`);
    return 1;
  }
}

async function checkBundled(asked: Asked): Promise<number> {
  // Only here, so that who has copied the kit needs none of it.
  const { bundledPlace } = await import('./bundled-place.ts');
  const code = await found(bundledPlace({ language: asked.language }), asked, say);
  if (asked.only !== undefined) return code;
  const { judged, tableOf, writeTable } = await import('./planted/table.ts');
  writeTable(tableOf(await judged()));
  const vitest = fileURLToPath(new URL('vitest.mjs', import.meta.resolve('vitest/package.json')));
  const { status } = spawnSync(process.execPath, [vitest, 'run', 'tests/contract'], { stdio: 'inherit' });
  return code === 0 && status === 0 ? 0 : 1;
}

/** Gives the exit code: 0 when everything is of the contract, 1 when not, 2 for a command nobody understands. */
async function main(args: string[]): Promise<number> {
  if (args.includes('--help')) {
    say(USAGE);
    return 0;
  }
  let asked: Asked;
  try {
    asked = askedFor(args);
    if (asked.url === undefined && !existsSync(BUNDLED)) throw new Error('--url says which server');
  } catch (error) {
    console.error(`${reasonOf(error)}\n${USAGE}`);
    return 2;
  }
  const { url } = asked;
  return url === undefined ? checkBundled(asked) : checkServer({ ...asked, url }, say);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await main(process.argv.slice(2));
