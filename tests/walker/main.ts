// `npm run walk -- --minutes 30`: a shopper walks through the built shop by chance, for so long. Says the shortest walk that
// ended badly. `--seed 7` begins with that seed; `--seed 7 --path 3:1 --replay AAB:c` walks one walk of a report again.
import { parseArgs } from 'node:util';
import { startShop } from '../e2e/shop-server.ts';
import { STEPS } from './steps.ts';
import { openBrowser } from './walk-in-shop.ts';
import { walkThrough } from './walk.ts';

const MINUTE_MS = 60_000;
const SHRINK_MS = MINUTE_MS;
/** Walks of one seed. */
const WALKS = 10;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    path: { type: 'string' },
    replay: { type: 'string' },
    dist: { type: 'string', default: 'dist' },
    'go-on': { type: 'boolean', default: false },
  },
});
const say = (words: string): void => void process.stdout.write(`${words}\n`);

const until = Date.now() + Number(values.minutes) * MINUTE_MS;
const server = await startShop(values.dist);
const browser = await openBrowser();
let walks = 0;
const taken = new Map<string, number>();
let failures = 0;
for (let seed = Number(values.seed); Date.now() < until; seed += 1) {
  const { path, replay } = values;
  const report = await walkThrough(browser, server, { seed, walks: WALKS, shrinkMs: SHRINK_MS, until, path, replay });
  walks += report.walks;
  for (const [name, times] of report.taken) taken.set(name, (taken.get(name) ?? 0) + times);
  if (report.failure !== undefined) {
    failures += 1;
    const { path, steps, seen } = report.failure;
    say(`seed ${seed}, path ${path}\n  ${seen}\n  ${steps.split(',').join('\n  ')}\n`);
    if (!values['go-on']) break;
  }
  if (path !== undefined) break;
}
await browser.close();
server.stop();
const steps = [...taken.values()].reduce((sum, times) => sum + times, 0);
for (const { name } of STEPS) say(`${String(taken.get(name) ?? 0).padStart(5)}  ${name}`);
say(`${walks} walks, ${steps} steps, ${failures === 0 ? 'nothing was wrong' : `${failures} failed`}`);
process.exitCode = failures === 0 ? 0 : 1;
