// Builds the shop for production: `npm run build`, or `npm run build -- --mode us --out dist-us`. Prints what a first visit weighs and fails over the budget.
import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';
import { reportBudget } from './budget.ts';
import { refuse, understood } from './command-line.ts';
import { offencesIn } from './purity.ts';
import { newerSyntaxIn } from './syntax.ts';

const { mode, out } = understood(
  () =>
    parseArgs({ options: { mode: { type: 'string', default: 'ua' }, out: { type: 'string', default: 'dist' } } })
      .values,
);
const dist = new URL(`../../${out}/`, import.meta.url);
if (!existsSync(new URL(`../profiles/${mode}.ts`, import.meta.url)))
  refuse(`no such profile: ${mode}. src/profiles/ has a file for each`);
// The folder is emptied first.
if (existsSync(dist) && readdirSync(dist).some((name) => name !== 'client' && name !== 'server'))
  refuse(`${out}/ holds something else than a build`);
const COMPRESSIBLE = /\.(?:js|css|svg|json|html|txt)$/;
const SMALLEST_WORTH_IT = 512;

/** A `.br` beside every text file, made once so that no request pays for it. */
function compressFiles(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue;
    const file = `${entry.parentPath}/${entry.name}`;
    const text = readFileSync(file);
    if (text.length < SMALLEST_WORTH_IT) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  }
}

process.env['NODE_ENV'] = 'production';
rmSync(dist, { recursive: true, force: true });
await build({ mode, logLevel: 'warn', build: { outDir: `${out}/client` } });
await build({
  mode,
  logLevel: 'warn',
  build: { ssr: 'src/app/entry-server.tsx', manifest: false, copyPublicDir: false, outDir: `${out}/server` },
});
appendFileSync(
  new URL('client/licenses.txt', dist),
  `\n## Commissioner (OFL-1.1)\n\n${readFileSync(new URL('../views/styles/fonts/OFL.txt', import.meta.url), 'utf8')}`,
);
compressFiles(fileURLToPath(new URL('client/', dist)));
const offences = offencesIn(new URL('client/', dist));
if (offences.length > 0) {
  process.stderr.write(`what must not be in production is in it:\n${offences.join('\n')}\n`);
  process.exit(1);
}
const newer = newerSyntaxIn(new URL('client/', dist));
if (newer.length > 0) {
  process.stderr.write(`the oldest browsers of the floor (package.json) cannot read:\n${newer.join('\n')}\n`);
  process.exit(1);
}
if (!(await reportBudget(dist))) process.exit(1);
