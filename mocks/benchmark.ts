// `npm run benchmark`: how fast the bundled backend is. Ends with 1 when it is slower than it may be; single times
// depend on what else the machine does.
import { cpus, loadavg } from 'node:os';
import { takeNothing } from '../src/build/command-line.ts';
import type { Figure } from './benchmark/figures.ts';
import { lineOf } from './benchmark/figures.ts';
import { loadFigures } from './benchmark/load.ts';
import { searchFigures } from './benchmark/search.ts';
import { startFigures, startServer } from './benchmark/server.ts';

takeNothing();

async function underLoad(): Promise<Figure[]> {
  const server = await startServer({ isInspected: true });
  try {
    return await loadFigures(server);
  } finally {
    await server.stop();
  }
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const load = (): string => loadavg()[0]?.toFixed(1) ?? '?';

say(`${cpus().length} processors, load ${load()} before`);
for (const measure of [searchFigures, startFigures, underLoad])
  for (const figure of await measure()) {
    say(lineOf(figure));
    if (figure.goal?.isReached === false) process.exitCode = 1;
  }
say(`load ${load()} after`);
