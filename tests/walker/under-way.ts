import type { Page, Request } from 'playwright';

const QUIET_MS = 120;
const WAITED_FOR = new Set(['document', 'script', 'xhr', 'fetch', 'stylesheet']);

/** What a page has asked for and waits for. */
export class UnderWay {
  readonly #asked = new Set<Request>();
  #changedAt = Date.now();

  constructor(page: Page) {
    page.on('request', (request) => {
      // What a page that is left has asked for ends unheard.
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) this.#asked.clear();
      if (WAITED_FOR.has(request.resourceType())) this.#asked.add(request);
      this.#changedAt = Date.now();
    });
    const end = (request: Request): void => {
      this.#asked.delete(request);
      this.#changedAt = Date.now();
    };
    page.on('requestfinished', end);
    page.on('requestfailed', end);
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) this.#changedAt = Date.now();
    });
  }

  /** Nothing is on its way, nor was a moment ago. */
  get isOver(): boolean {
    return this.#asked.size === 0 && Date.now() - this.#changedAt > QUIET_MS;
  }
}
