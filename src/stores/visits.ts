import type { AnalyticsPort } from '#ports/analytics.ts';

/** Which screens are looked at, for who counts visits. */
export class VisitsStore {
  readonly #analytics: AnalyticsPort;
  #last: string | undefined;

  constructor(analytics: AnalyticsPort) {
    this.#analytics = analytics;
  }

  /** `screen` is the name of a route, never an address: an address may say who looks, or what was ordered. */
  see(screen: string): void {
    if (screen === this.#last) return;
    this.#last = screen;
    this.#analytics.track({ name: 'page', screen });
  }
}
