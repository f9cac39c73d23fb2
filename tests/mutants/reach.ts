import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const IMPORT = /^(?:import|export)(?! type\b)[^;]*?from '([^']+)'|import\('([^']+)'\)|^import '([^']+)'/gm;

const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> };
const FOLDERS = Object.entries(imports).map(([name, at]) => [name.slice(0, -1), at.slice(2, -1)] as const);

function resolved(from: string, name: string): string[] {
  if (name === '#profile') return ['src/profiles/ua.ts'];
  if (name.startsWith('.')) return [join(dirname(from), name)];
  return FOLDERS.flatMap(([begin, at]) => (name.startsWith(begin) ? at + name.slice(begin.length) : []));
}

/** Who imports each file. */
function importers(files: string[]): Map<string, string[]> {
  const known = new Map<string, string[]>();
  for (const file of files)
    for (const [, plain, late, bare] of readFileSync(file, 'utf8').matchAll(IMPORT))
      for (const to of resolved(file, plain ?? late ?? bare ?? ''))
        if (existsSync(to)) known.set(to, [...(known.get(to) ?? []), file]);
  return known;
}

const nameOf = (file: string): string => basename(file).replace(/\..*$/, '');

/** Gives the tests that a file has something to do with: those called like it first, then like who imports it. */
export function reachOf(files: string[]): (file: string) => string[] {
  const known = importers(files);
  return (file) => {
    const reached = new Set([file]);
    for (const one of reached) for (const importer of known.get(one) ?? []) reached.add(importer);
    const tests = [...reached].filter((one) => /\.test\.tsx?$/.test(one));
    const sources = [...reached].filter((one) => !one.startsWith('tests/')).map(nameOf);
    const namesakes = tests.map((one) => [sources.findIndex((name) => nameOf(one).includes(name)), one] as const);
    const rank = ([at]: (typeof namesakes)[number]): number => (at < 0 ? sources.length : at);
    return namesakes.toSorted((a, b) => rank(a) - rank(b)).map(([, one]) => one);
  };
}
