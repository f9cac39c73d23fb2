import type { AnalyticsPort, ShopEvent } from '#ports/analytics.ts';

type Hear = (event: ShopEvent) => void;

/** Keeps what was done until it is known whether anybody may hear of it. */
export class EventQueue implements AnalyticsPort {
  #waiting: ShopEvent[] = [];
  #hear: Hear = (event) => void this.#waiting.push(event);

  track(event: ShopEvent): void {
    this.#hear(event);
  }

  /** From now on, and of what has waited. Undefined: nobody may hear, and what has waited is forgotten. */
  tell(hear: Hear | undefined): void {
    for (const event of this.#waiting) hear?.(event);
    this.#waiting = [];
    this.#hear = hear ?? (() => {});
  }
}
