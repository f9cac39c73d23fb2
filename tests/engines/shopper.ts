import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isAwake } from '../e2e/is-awake.ts';
import type { Seen, Wanted } from './in-page.ts';
import { isEquipped, look } from './in-page.ts';
import type { Browser, Key } from './port.ts';

/** Roles and names as assistive technology has them, in engines whose drivers cannot say them. */
const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);
const PATIENCE_MS = 10_000;
const AGAIN_MS = 50;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const said = ({ role, name, text, within }: Wanted): string =>
  `${role}${name === undefined ? '' : ` “${name}”`}${text === undefined ? '' : ` with “${text}”`}${within === undefined ? '' : ` in ${said(within)}`}`;

/** Somebody in front of a browser: goes by roles and names, and waits as people do. */
export class Shopper {
  readonly #browser: Browser;
  readonly origin: string;

  constructor(browser: Browser, origin: string) {
    this.#browser = browser;
    this.origin = origin;
  }

  /** Runs a function in the page; it knows nothing but what it is given. */
  run<Given extends unknown[], Answer>(work: (...given: Given) => Answer, ...given: Given): Promise<Answer> {
    const words = given.map((one) => JSON.stringify(one) ?? 'undefined').join(',');
    return this.#browser.script<Answer>(`return (${String(work)})(${words});`);
  }

  /** Asks until it is so. Between two pages nothing can be asked: that counts as not yet. */
  async until<Answer>(
    what: string,
    ask: () => Promise<Answer | false | undefined | null>,
    ms = PATIENCE_MS,
  ): Promise<Answer> {
    const end = Date.now() + ms;
    let failure = '';
    for (;;) {
      try {
        const answer = await ask();
        if (answer !== false && answer !== undefined && answer !== null) return answer;
      } catch (error) {
        failure = ` (${String(error).slice(0, 200)})`;
      }
      if (Date.now() > end) {
        const place = await this.run(() => `${location.pathname}${location.search}`).catch(() => 'nowhere');
        throw new Error(`not so: ${what}, at ${place}${failure}`);
      }
      await pause(AGAIN_MS);
    }
  }

  async #look(wanted: Wanted, bring = false): Promise<Seen | null> {
    if (!(await this.run(isEquipped))) await this.#browser.script(`${LIBRARY};\nreturn true;`);
    return this.run(look, wanted, bring);
  }

  /** Opens an address of the shop and waits until its page is alive. */
  async open(path: string): Promise<void> {
    await this.#browser.goto(this.origin + path);
    await this.awake();
  }

  awake(): Promise<true> {
    return this.until('the page is alive', async () => (await this.run(isAwake)) || undefined);
  }

  see(wanted: Wanted): Promise<Seen> {
    return this.until(`there is ${said(wanted)}`, () => this.#look(wanted));
  }

  /** Waits until a thing is as it should be. */
  seeThat(wanted: Wanted, what: string, isSo: (seen: Seen) => boolean): Promise<Seen> {
    return this.until(`${said(wanted)} ${what}`, async () => {
      const seen = await this.#look(wanted);
      return seen !== null && isSo(seen) && seen;
    });
  }

  async miss(wanted: Wanted): Promise<void> {
    await this.until(`there is no ${said(wanted)}`, async () => (await this.#look(wanted)) === null);
  }

  /** Presses what is there, stands still and is covered by nothing. */
  async press(wanted: Wanted): Promise<void> {
    let last: Seen | undefined;
    const seen = await this.until(`${said(wanted)} can be pressed`, async () => {
      const now = await this.#look(wanted, true);
      const isStill = now !== null && last !== undefined && now.x === last.x && now.y === last.y;
      last = now ?? undefined;
      return isStill && !now.isMoving && !now.isCovered && !now.isOff && now;
    });
    await this.#browser.pressAt(seen.x, seen.y);
  }

  /** Goes to a field and types into it; what was there is typed over. */
  async type(wanted: Wanted, text: string): Promise<void> {
    await this.press(wanted);
    const { value } = await this.seeThat(wanted, 'has the focus', ({ isFocused }) => isFocused);
    for (const _ of value) await this.key('Backspace');
    await this.#browser.write(text);
  }

  key(key: Key): Promise<void> {
    return this.#browser.key(key);
  }

  /** Presses Tab until the focus is there. */
  async tabTo(wanted: Wanted, most = 60): Promise<void> {
    await this.see(wanted);
    for (let stop = 0; stop < most; stop += 1) {
      if ((await this.#look(wanted))?.isFocused === true) return;
      await this.key('Tab');
    }
    throw new Error(`Tab never reaches ${said(wanted)}`);
  }

  /** Waits for an address, path and query together. */
  at(pattern: RegExp): Promise<string> {
    return this.until(`the address is ${pattern}`, async () => {
      const address = await this.run(() => location.pathname + location.search);
      return pattern.test(address) && address;
    });
  }

  /** As the button of the browser does; where that leads is for the story to say. */
  async back(): Promise<void> {
    await this.run(() => void setTimeout(() => history.back()));
  }

  async leaveFor(path: string): Promise<void> {
    await this.run((to) => void setTimeout(() => (location.href = to)), path);
  }

  /** Until the page that is left is gone, it looks as alive as the one that is to come. */
  async reload(): Promise<void> {
    await this.run(() => {
      Object.assign(window, { isLeft: true });
      setTimeout(() => location.reload());
    });
    await this.until('the page is a new one', () => this.run(() => !('isLeft' in window)));
    await this.awake();
  }

  scrollTo(top: number): Promise<void> {
    return this.run((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  }

  top(): Promise<number> {
    return this.run(() => Math.round(scrollY));
  }

  openTab(): Promise<void> {
    return this.#browser.openTab();
  }

  toTab(index: number): Promise<void> {
    return this.#browser.toTab(index);
  }
}
