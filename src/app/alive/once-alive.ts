import { followDiscs } from '#views/product-card/disc-flight.ts';
import { dismissWorkers } from './old-workers.ts';
import { followTranslator } from './translated.ts';

/** What a page is given once it is alive, in a file that nobody waits for. */
export function giveMore(): void {
  followDiscs();
  followTranslator(document);
  // While developing that worker is the backend.
  if (!__MOCKED__) void dismissWorkers(navigator.serviceWorker, window.location.origin);
}
