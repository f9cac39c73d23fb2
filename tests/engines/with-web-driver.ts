import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { Capabilities, Key as Keys, Origin, WebDriver } from 'selenium-webdriver';
import type * as Http from 'selenium-webdriver/http';
import type { Browser, Key, Open, Size } from './port.ts';
import { within } from './within.ts';

// Without an extension, it is found only the old way.
const { Executor, HttpClient } = createRequire(import.meta.url)('selenium-webdriver/http') as typeof Http;

const KEYS: Record<Key, string> = {
  Enter: Keys.ENTER,
  Tab: Keys.TAB,
  Escape: Keys.ESCAPE,
  Space: ' ',
  Backspace: Keys.BACK_SPACE,
};
/** How often a window is asked for the size that its page is to have: it has frames of its own. */
const TURNS = 4;
/** By then it has another size, or will not have it. */
const RESIZED_MS = 300;
const LOOK_MS = 30;
/** WebKitGTK's window goes no narrower than 447; what is drawn there is still what a phone shows. */
const PHONE_AT_MOST = 480;
/** A page that goes away may take an answer with it, and the driver's own limit too: it is asked anew. */
const ANSWER_MS = 5_000;

const isSame = (one: Size, other: Size): boolean => one.width === other.width && one.height === other.height;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

export interface DriverOptions {
  /** The program that speaks W3C's WebDriver. */
  driver: string;
  capabilities: object;
  environment?: Record<string, string>;
}

async function untilReady(address: string): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) {
    const answer = await fetch(`${address}/status`).catch(() => undefined);
    if (answer?.ok === true) return;
    await pause(50);
  }
  throw new Error(`${address} does not answer`);
}

/** An engine by its own driver: a session is a browser that remembers nothing. */
export async function withWebDriver(options: DriverOptions): Promise<{ open: Open; quit: () => Promise<void> }> {
  const port = await freePort();
  const child = spawn(options.driver, [`--port=${port}`], {
    env: { ...process.env, ...options.environment },
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  await untilReady(address);
  const open: Open = async (size) => {
    const executor = new Executor(Promise.resolve(new HttpClient(address)));
    const driver = WebDriver.createSession(executor, new Capabilities(options.capabilities));
    const got = await driver.getCapabilities();
    await driver.manage().setTimeouts({ script: ANSWER_MS });
    const tabs = [await driver.getWindowHandle()];
    const inner = (): Promise<Size> => driver.executeScript('return { width: innerWidth, height: innerHeight }');
    const browser: Browser = {
      version: `${got.getBrowserName()} ${got.getBrowserVersion()}`.toLowerCase(),
      goto: (to) => driver.get(to),
      script: <Answer>(body: string) => within(ANSWER_MS, driver.executeScript<Answer>(body)),
      pressAt: (x, y) =>
        driver
          .actions()
          .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
          .press()
          .pause(30)
          .release()
          .perform(),
      key: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
      write: (text) => driver.actions().sendKeys(text).perform(),
      async resize(wanted) {
        let seen = await inner();
        let asked = wanted;
        for (let turn = 0; turn < TURNS && !isSame(seen, wanted); turn += 1) {
          await driver.manage().window().setRect(asked);
          const before = seen;
          for (let wait = 0; wait < RESIZED_MS && isSame(seen, before); wait += LOOK_MS) {
            await pause(LOOK_MS);
            seen = await inner();
          }
          asked = {
            width: Math.max(1, asked.width + wanted.width - seen.width),
            height: Math.max(1, asked.height + wanted.height - seen.height),
          };
        }
        return seen;
      },
      async openTab() {
        await driver.switchTo().newWindow('window');
        tabs.push(await driver.getWindowHandle());
      },
      async toTab(index) {
        await driver.switchTo().window(tabs[index] ?? '');
      },
      picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
      close: () => driver.quit(),
    };
    const { width } = await browser.resize(size);
    if (width <= Math.max(size.width, PHONE_AT_MOST)) return browser;
    await browser.close();
    throw new Error(`its window is never less than ${width} wide`);
  };
  return { open, quit: async () => void child.kill() };
}
