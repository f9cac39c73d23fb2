import { STORAGE_CONSENT } from '#domain/constants.ts';
import { startShop } from '../e2e/shop-server.ts';
import type { Engine } from './engines.ts';
import type { Browser } from './port.ts';
import { Shopper } from './shopper.ts';
import { openSlowLine } from './slow-line.ts';
import type { Story } from './story.ts';
import { within } from './within.ts';

/** What a story came to in an engine. */
interface Told {
  story: string;
  ms: number;
  /** Why it ended badly; undefined where it ended well. */
  failure?: string;
}

export interface Run {
  engine: string;
  version: string;
  told: Told[];
}

/** A story that takes longer will not end. */
const STORY_MS = 90_000;
const CLOSED_MS = 5_000;

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

/**
 * Tells stories in an engine, each in a browser that remembers nothing and a shop without orders. Drivers of other engines
 * lose an answer now and then: what ends badly is told once more, and counts as it ends then. Undefined where the engine does
 * not start, which is said.
 */
export async function tellIn(
  engine: Pick<Engine, 'name' | 'launch' | 'storyMs'>,
  path: string,
  stories: Story[],
  say: (words: string) => void,
): Promise<Run | undefined> {
  const launched = await engine.launch(path).catch((error: unknown) => {
    say(`${engine.name.toUpperCase()} DOES NOT START: nothing is tried in it. ${String(error)}`);
  });
  if (launched === undefined) return undefined;
  const { open, quit } = launched;
  const server = await startShop();
  const line = await openSlowLine(server.url);
  const run: Run = { engine: engine.name, version: '', told: [] };

  async function begin(browser: Browser, tell: Story['tell']): Promise<void> {
    run.version = browser.version;
    const shopper = new Shopper(browser, line.url);
    await browser.goto(`${line.url}/robots.txt`);
    await shopper.run((key) => localStorage.setItem(key, 'false'), STORAGE_CONSENT);
    await tell({ shopper, server, line });
  }

  async function tellOnce({ name, size, tell }: Story): Promise<Told> {
    const start = performance.now();
    await server.reset();
    line.delay();
    const opened = open(size);
    const failure = await within(
      engine.storyMs ?? STORY_MS,
      opened.then((browser) => begin(browser, tell)),
    ).then(() => undefined, String);
    await within(
      CLOSED_MS,
      opened.then((browser) => browser.close()),
    ).catch(() => undefined);
    const told: Told = { story: name, ms: Math.round(performance.now() - start) };
    const said = `${engine.name}: ${name} (${seconds(told.ms)})`;
    say(failure === undefined ? `ok  ${said}` : `BAD ${said}\n    ${failure}`);
    return failure === undefined ? told : { ...told, failure };
  }

  const start = performance.now();
  for (const story of stories) {
    const told = await tellOnce(story);
    run.told.push(told.failure === undefined ? told : await tellOnce(story));
  }
  say(`${engine.name}: ${seconds(performance.now() - start)}`);
  await within(CLOSED_MS, quit()).catch(() => undefined);
  line.close();
  server.stop();
  return run;
}
