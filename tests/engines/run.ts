import { STORAGE_CONSENT } from '#domain/constants.ts';
import { startShop } from '../e2e/shop-server.ts';
import type { Engine } from './engines.ts';
import type { Browser } from './port.ts';
import { Shopper } from './shopper.ts';
import { openSlowLine } from './slow-line.ts';
import type { Story } from './story.ts';

/** What a story came to in an engine. */
export interface Told {
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

/** A story that takes longer will not end; the driver of WPE types slowly. */
const STORY_MS = 120_000;

function within<Answer>(ms: number, work: Promise<Answer>): Promise<Answer> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`no end within ${ms / 1_000} s`)), ms).unref();
  });
  return Promise.race([work, late]);
}

/** Tells every story in an engine, each in a browser that remembers nothing and a shop without orders. */
export async function tellIn(
  engine: Pick<Engine, 'name' | 'launch'>,
  path: string,
  stories: Story[],
  say: (words: string) => void,
): Promise<Run> {
  const server = await startShop();
  const line = await openSlowLine(server.url);
  const { open, quit } = await engine.launch(path);
  const run: Run = { engine: engine.name, version: '', told: [] };
  for (const { name, size, tell } of stories) {
    const start = performance.now();
    await server.reset();
    line.delay();
    let browser: Browser | undefined;
    const told: Told = { story: name, ms: 0 };
    try {
      await within(
        STORY_MS,
        (async () => {
          browser = await open(size);
          run.version = browser.version;
          const shopper = new Shopper(browser, line.url);
          await browser.goto(`${line.url}/robots.txt`);
          await shopper.run((key) => localStorage.setItem(key, 'false'), STORAGE_CONSENT);
          await tell({ shopper, server, line });
        })(),
      );
    } catch (error) {
      told.failure = String(error);
    }
    await within(5_000, Promise.resolve(browser?.close())).catch(() => undefined);
    told.ms = Math.round(performance.now() - start);
    run.told.push(told);
    say(
      `${told.failure === undefined ? 'ok ' : 'BAD'} ${engine.name}: ${name} (${(told.ms / 1_000).toFixed(1)} s)${told.failure === undefined ? '' : `\n    ${told.failure}`}`,
    );
  }
  await within(5_000, quit()).catch(() => undefined);
  line.close();
  server.stop();
  return run;
}
