// `npm run engines`: its stories in every engine that is there, and docs/engines.md written anew.
// `node tests/engines/main.ts firefox webkit --story Buying`: these only, and nothing is written.
// `--pictures`: no stories, but screens as the engines draw them, side by side on a page; `--story basket`: some of them.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { refuse, understood } from '../../src/build/command-line.ts';
import { type Engine, ENGINES } from './engines.ts';
import { drawIn, type Picture, writePage } from './pictures.ts';
import { type Run, tellIn } from './run.ts';
import { BUYING } from './stories/buying.ts';
import { KEEPING } from './stories/keeping.ts';
import { LEAVING } from './stories/leaving.ts';
import { LOOKING } from './stories/looking.ts';
import { tableOf, withTable } from './table.ts';

const STORIES = [...BUYING, ...LOOKING, ...KEEPING, ...LEAVING];
const PAGE = new URL('../../docs/engines.md', import.meta.url);

const say = (words: string): void => void process.stdout.write(`${words}\n`);
const { positionals, values } = understood(() =>
  parseArgs({ allowPositionals: true, options: { story: { type: 'string' }, pictures: { type: 'boolean' } } }),
);
const { story = '', pictures = false } = values;
const wanted = ENGINES.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
const told = STORIES.filter(({ name }) => name.includes(story));
const engines = ENGINES.map(({ name }) => name);
const stranger = positionals.find((one) => !engines.includes(one));
if (stranger !== undefined) refuse(`no engine is called '${stranger}': ${engines.join(', ')}`);
if (told.length === 0 && !pictures)
  refuse(`no story is called '${story}':\n${STORIES.map(({ name }) => name).join('\n')}`);

async function tried({ path, cannot = [], ...engine }: Engine): Promise<Run | undefined> {
  const found = path();
  const stories = told.filter((story) => !cannot.includes(story.name));
  if (found !== undefined) return tellIn(engine, found, stories, say);
  say(`${engine.name.toUpperCase()} IS NOT HERE: nothing is tried in it`);
  return undefined;
}

async function draw(): Promise<void> {
  const drawn: Picture[] = [];
  for (const engine of wanted) {
    const path = engine.path();
    // One that cannot be as wide as it is asked to be shows other screens.
    if (path !== undefined && engine.cannot === undefined) drawn.push(...(await drawIn(engine, path, story, say)));
  }
  say(`${drawn.length} pictures: ${writePage(drawn)}`);
}

async function tell(): Promise<void> {
  // One after another: whoever draws without a graphics card needs the machine for itself.
  const runs: Run[] = [];
  for (const engine of wanted) {
    const run = await tried(engine);
    if (run !== undefined) runs.push(run);
  }
  const failed = runs.flatMap((run) => run.told.filter(({ failure }) => failure !== undefined)).length;
  const passed = runs.flatMap((run) => run.told).length - failed;
  say(`engines: ${passed} passed, ${failed} failed`);
  if (positionals.length === 0 && story === '') {
    const page = readFileSync(PAGE, 'utf8');
    writeFileSync(PAGE, withTable(page, tableOf(runs)));
  }
  process.exitCode = failed === 0 ? 0 : 1;
}

await (pictures ? draw() : tell());
