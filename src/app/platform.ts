import type { Asking } from '#adapters/http/client.ts';
import type { EventQueue } from '#adapters/browser/event-queue.ts';
import type { Profile } from '#domain/profile.ts';
import type { Clock, KeyValue, Navigation, NewId } from '#ports/platform.ts';

/** The place the shop runs in: a browser, a server rendering one request, or a test. */
export interface Platform {
  profile: Profile;
  fetch: typeof globalThis.fetch;
  /** How what is only read is asked for: a browser may know the answer ahead. */
  asking?: Asking;
  /** Where `/v1/…` begins; '' for the origin of the page. */
  baseUrl: string;
  sendIdempotencyKey: boolean;
  keyValue: KeyValue;
  clock: Clock;
  navigation: Navigation;
  newId: NewId;
  analytics: EventQueue;
  random: () => number;
  /** Hears what an answer held that the shop cannot use: for whoever runs it, nothing personal. */
  report: (message: string) => void;
}
