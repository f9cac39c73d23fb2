// `npm run engines`: its stories in every engine that is there, and docs/engines.md written anew.
// `node tests/engines/main.ts firefox webkit --story Buying`: these only, and nothing is written.
import { readFileSync, writeFileSync } from 'node:fs';
import { ENGINES } from './engines.ts';
import { type Run, tellIn } from './run.ts';
import { BUYING } from './stories/buying.ts';
import { KEEPING } from './stories/keeping.ts';
import { LEAVING } from './stories/leaving.ts';
import { LOOKING } from './stories/looking.ts';
import { tableOf, withTable } from './table.ts';
import { parseArgs } from 'node:util';

const STORIES = [...BUYING, ...LOOKING, ...KEEPING, ...LEAVING];
const PAGE = new URL('../../docs/engines.md', import.meta.url);

const say = (words: string): void => void process.stdout.write(`${words}\n`);
const { positionals, values } = parseArgs({ allowPositionals: true, options: { story: { type: 'string' } } });
const { story = '' } = values;
const wanted = ENGINES.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
const told = STORIES.filter(({ name }) => name.includes(story));

async function tried({ name, path, launch, cannot = [] }: (typeof ENGINES)[number]): Promise<Run | undefined> {
  const found = path();
  const stories = told.filter((story) => !cannot.includes(story.name));
  if (found !== undefined) return tellIn({ name, launch }, found, stories, say);
  say(`${name.toUpperCase()} IS NOT HERE: nothing is tried in it`);
  return undefined;
}

// Two at once, the slowest first: a machine has two cores at least, and a story waits now and then.
const runs: Run[] = [];
const queue = wanted.toReversed();
const work = async (): Promise<void> => {
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const run = await tried(next);
    if (run !== undefined) runs.push(run);
  }
};
await Promise.all([work(), work()]);
runs.sort(
  (a, b) => ENGINES.findIndex(({ name }) => name === a.engine) - ENGINES.findIndex(({ name }) => name === b.engine),
);
const failed = runs.flatMap((run) => run.told.filter(({ failure }) => failure !== undefined)).length;
const passed = runs.flatMap((run) => run.told).length - failed;
say(`engines: ${passed} passed, ${failed} failed`);
if (positionals.length === 0 && story === '') {
  const page = readFileSync(PAGE, 'utf8');
  writeFileSync(PAGE, withTable(page, tableOf(runs)));
}
process.exitCode = failed === 0 ? 0 : 1;
