import type { Locator, Page } from 'playwright';
import { becameOther, lookUnder, type Spot } from './spot.ts';

/** What was to be pressed has gone: a hand finds nothing there and does nothing. */
export class NotThere extends Error {}

export interface Manner {
  /** ms between coming and pressing. */
  restMs?: number;
  /** A double press. */
  isTwice?: boolean;
}

const DOUBLE_PRESS_MS = 90;

/** A pointer, and what lies under it while it rests. */
export class Hand {
  readonly #page: Page;
  #at = { x: 0, y: 0 };
  #under: Spot | undefined;
  readonly #changed: string[] = [];

  constructor(page: Page) {
    this.#page = page;
    // What comes anew has become nothing else.
    page.on('domcontentloaded', () => this.leave());
  }

  /**
   * Presses as a hand does: the pointer comes, rests for a while, and presses where it is. It stays there: what is under it
   * is the same thing before the press and after. Rejects with `NotThere` where it is gone before the pointer has come.
   */
  async press(target: Locator, { restMs = 0, isTwice = false }: Manner = {}): Promise<void> {
    try {
      await target.scrollIntoViewIfNeeded();
      await target.hover();
    } catch (error) {
      if ((await target.count()) > 0) throw error;
      throw new NotThere();
    }
    const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
    this.#at = { x: x + width / 2, y: y + height / 2 };
    await this.rest();
    if (restMs > 0) await new Promise((resolve) => setTimeout(resolve, restMs));
    const other = await this.#other();
    if (other !== undefined) this.#changed.push(other);
    await this.rest();
    await this.#page.mouse.down();
    await this.#page.mouse.up();
    if (!isTwice) return;
    await new Promise((resolve) => setTimeout(resolve, DOUBLE_PRESS_MS));
    await this.#page.mouse.down({ clickCount: 2 });
    await this.#page.mouse.up({ clickCount: 2 });
  }

  /** From now on what lies under the pointer may not become something else. */
  async rest(): Promise<void> {
    this.#under = await lookUnder(this.#page, this.#at);
  }

  /** The pointer is of no interest any more. */
  leave(): void {
    this.#under = undefined;
  }

  /** What became something else under the pointer while it rested. */
  async changed(): Promise<string[]> {
    const other = await this.#other();
    return other === undefined ? this.#changed : [...this.#changed, other];
  }

  async #other(): Promise<string | undefined> {
    return this.#under && becameOther(this.#under, await lookUnder(this.#page, this.#at));
  }
}
