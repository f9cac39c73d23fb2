import { autorun, when } from 'mobx';
import { toldByPage } from '#adapters/browser/told-by-page.ts';
import { createTrackers, type Trackers } from '#adapters/browser/trackers.ts';
import type { Stores } from '#views/stores.ts';
import type { Platform } from '../platform.ts';

/**
 * From now on the shopper may be asked about cookies, and who counts visits hears of them as long as the answer is yes;
 * never of what was before it.
 */
export function followConsent(
  { consent, discount }: Pick<Stores, 'consent' | 'discount'>,
  { analytics, profile }: Pick<Platform, 'analytics' | 'profile'>,
): void {
  // Where foreign scripts are shut up: see src/server/trackers.ts.
  const address = toldByPage('trackers', document);
  const measurements = toldByPage('measurements', document);
  const isAgreed = (): boolean => consent.answer === 'accepted';
  let trackers: Trackers | undefined;
  consent.start();
  discount.start();
  autorun(() => {
    trackers?.stop();
    trackers =
      isAgreed() && address !== undefined
        ? createTrackers({ document, address, currency: profile.currency.code })
        : undefined;
    analytics.tell(trackers?.hear);
  });
  when(
    () => measurements !== undefined && isAgreed(),
    // Whoever cannot have it is not measured.
    () => void import('./measure.ts').then(({ measure }) => measure(measurements ?? '', isAgreed)).catch(() => {}),
  );
}
