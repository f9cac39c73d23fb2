// Adds to package-lock.json the platform packages that its packages name and it does not list: `npm run lock`, after
// `npm install`. A registry that mirrors only some platforms leaves them out, and `npm ci` then refuses the lock file
// everywhere. They are listed without a checksum, because there is nothing here to take it from.
import { readFileSync, writeFileSync } from 'node:fs';
import { takeNothing } from './command-line.ts';

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32', 'aix', 'netbsd', 'openbsd', 'sunos'];
const PROCESSORS = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 's390x', 'riscv64', 'loong64', 'mips64el', 'wasm32'];

interface Locked {
  optionalDependencies?: Record<string, string>;
  dev?: boolean;
}

/** What npm calls a platform is spelt in the name of its package: 'core-linux-arm64-musl', 'binding-win32-x64-msvc'. */
function platformOf(name: string): Record<string, string[]> {
  const words = name.split(/[/-]/);
  const os = SYSTEMS.filter((one) => words.includes(one));
  const cpu = PROCESSORS.filter((one) => words.includes(one));
  const isMusl = words.some((word) => word.startsWith('musl'));
  const isGnu = os.includes('linux') && words.some((word) => word.startsWith('gnu'));
  const libc = isMusl ? ['musl'] : isGnu ? ['glibc'] : [];
  return Object.fromEntries(Object.entries({ cpu, os, libc }).filter(([, values]) => values.length > 0));
}

/** Platform packages that a lock file's packages name and it does not list: place -> entry. */
export function missingFrom({ packages }: { packages: Record<string, Locked> }): Record<string, object> {
  const missing: Record<string, object> = {};
  for (const [where, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    if (where === '') continue;
    for (const [name, range] of Object.entries(optionalDependencies)) {
      const place = `node_modules/${name}`;
      if (place in packages || `${where}/${place}` in packages) continue;
      const version = range.replace(/^[\^~]/, '');
      missing[place] = { version, ...(dev ? { dev } : {}), ...platformOf(name), optional: true };
    }
  }
  return missing;
}

if (process.argv[1]?.endsWith('complete-lock.ts')) {
  takeNothing();
  const file = new URL('../../package-lock.json', import.meta.url);
  const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Locked> };
  const missing = missingFrom(lock);
  const sorted = Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, undefined, 2)}\n`);
  process.stdout.write(`package-lock.json: ${Object.keys(missing).length} platform packages added\n`);
}
