import { autorun } from 'mobx';
import { createTrackers, type Trackers } from '#adapters/browser/trackers.ts';
import type { Stores } from '#views/stores.ts';
import type { Platform } from './platform.ts';

/** Where the server shuts foreign scripts up, when it is set up to have any: see src/server/trackers.ts. */
function trackersAddress(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="trackers"]')?.content || undefined;
}

/**
 * From now on the shopper may be asked about cookies, and who counts visits hears of them as long as the answer is yes;
 * never of what was before it.
 */
export function followConsent(
  { consent, discount }: Pick<Stores, 'consent' | 'discount'>,
  { analytics, profile }: Pick<Platform, 'analytics' | 'profile'>,
): () => void {
  const address = trackersAddress();
  let trackers: Trackers | undefined;
  const stops = [
    consent.start(),
    discount.start(),
    autorun(() => {
      trackers?.stop();
      trackers =
        consent.answer === 'accepted' && address !== undefined
          ? createTrackers({ document, address, currency: profile.currency.code })
          : undefined;
      analytics.tell(trackers?.hear);
    }),
    () => trackers?.stop(),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
