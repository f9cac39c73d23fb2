import { chromiumPath } from '../../src/build/chromium.mjs';
import { ENGINES as FOUND } from '../../src/build/engines.mjs';
import type { Open } from './port.ts';
import { openScreen } from './screen.ts';
import { withPuppeteer } from './with-puppeteer.ts';
import { withWebDriver } from './with-web-driver.ts';

type Launched = Promise<{ open: Open; quit: () => Promise<void> }>;

/** A browser that the shop is tried in. */
export interface Engine {
  name: string;
  /** The program that is started; undefined where it is not there. */
  path: () => string | undefined;
  launch: (path: string) => Launched;
  /** A story that takes longer will not end; undefined: as long as usual. */
  storyMs?: number;
  /** Stories that need a window of another width than it has, or a second one. */
  cannot?: string[];
}

async function webkit(binary: string): Launched {
  const { display, close } = await openScreen();
  const { open, quit } = await withWebDriver({
    driver: 'WebKitWebDriver',
    environment: { DISPLAY: display, WEBKIT_DISABLE_DMABUF_RENDERER: '1', LIBGL_ALWAYS_SOFTWARE: '1' },
    capabilities: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } },
  });
  return {
    open,
    async quit() {
      await quit();
      close();
    },
  };
}

const wpe = (binary: string): Launched =>
  withWebDriver({
    driver: 'WPEWebDriver',
    environment: { LIBGL_ALWAYS_SOFTWARE: '1' },
    capabilities: { 'wpe:browserOptions': { binary, args: ['--automation', '--platform=headless'] } },
  });

const firefox = (path: string): Launched => withPuppeteer('firefox', path);

/** In the order of the table. */
export const ENGINES: Engine[] = [
  { name: 'chromium', path: () => chromiumPath(), launch: (path) => withPuppeteer('chrome', path) },
  { name: 'firefox', path: FOUND.firefox.path, launch: firefox },
  { name: 'webkit', path: FOUND.webkit.path, launch: webkit },
  { name: 'firefox 115', path: FOUND['firefox 115'].path, launch: firefox },
  {
    name: 'wpe',
    path: FOUND.wpe.path,
    launch: wpe,
    // Its driver types slowly.
    storyMs: 120_000,
    cannot: ['Buying in English on a phone', 'Filters, a thing, and Back', 'Two tabs of one basket', 'Loaded anew'],
  },
];
