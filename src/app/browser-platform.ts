import type { NavigateFunction } from 'react-router-dom';
import { createClock } from '#adapters/browser/clock.ts';
import { createLocaleCookie } from '#adapters/browser/cookies.ts';
import { EventQueue } from '#adapters/browser/event-queue.ts';
import { createKeyValue } from '#adapters/browser/key-value.ts';
import { createNavigation } from '#adapters/browser/navigation.ts';
import { createNewId } from '#adapters/browser/new-id.ts';
import { toldByPage } from '#adapters/browser/told-by-page.ts';
import { chooseLocale, type Locale, type Profile } from '#domain/profile.ts';
import { localePath } from '#stores/locale.ts';
import { createAnswersAhead, type AnswersAhead } from './answers-ahead.ts';
import type { Platform } from './platform.ts';
import type { Match } from './routes/route.ts';
import { matchAddress } from './match.ts';
import { report } from './report.ts';

/** What the page was told by its server, else by its build. */
function said(name: string, ofBuild: unknown): string | undefined {
  return toldByPage(name, document) ?? (ofBuild as string | undefined);
}

/** Where the API is: same origin, unless the page or the build names another. */
function apiAddress(): string {
  return said('api-url', import.meta.env['VITE_API_URL']) || '';
}

/** Unless it is said, an API elsewhere is sent no `Idempotency-Key`: it may refuse a header that it does not know. */
function sendsIdempotencyKey(baseUrl: string): boolean {
  const decided = said('send-idempotency-key', import.meta.env['VITE_SEND_IDEMPOTENCY_KEY']);
  return decided ? decided === '1' : ['', window.location.origin].includes(baseUrl);
}

/** This browser as the shop's surroundings. `setNavigate` hands over the router once there is one. */
export function createBrowserPlatform(profile: Profile): {
  platform: Platform;
  setNavigate: (navigate: NavigateFunction) => void;
  /** Asks ahead what is then read. */
  askAhead: AnswersAhead['ask'];
} {
  let navigate: NavigateFunction | undefined;
  const here = (): Match | undefined => matchAddress(window.location.pathname, profile);
  const open = (path: string, options?: { replace?: boolean }): void => {
    const locale = here()?.locale ?? favouriteLocale(profile);
    const to = localePath(locale, path);
    const { pathname, search, hash } = window.location;
    // What is shown already is no other step of the history.
    void navigate?.(to, { replace: options?.replace ?? to === pathname + search + hash });
  };
  const baseUrl = apiAddress();
  const clock = createClock();
  const answers = createAnswersAhead(clock);
  const platform: Platform = {
    profile,
    baseUrl,
    fetch: (...call) => window.fetch(...call),
    asking: answers.answer,
    sendIdempotencyKey: sendsIdempotencyKey(baseUrl),
    keyValue: createKeyValue(window),
    clock,
    navigation: createNavigation({ open, at: () => here()?.path ?? '/', document }),
    newId: createNewId(window.crypto),
    analytics: new EventQueue(),
    random: Math.random,
    report,
  };
  return {
    platform,
    setNavigate: (given) => {
      navigate = given;
    },
    askAhead: answers.ask,
  };
}

/** The language for an address that names none: the cookie's, else the best the browser asks for, else the profile's. */
export function favouriteLocale(profile: Profile): Locale {
  return chooseLocale(createLocaleCookie(document).read(), navigator.languages, profile);
}
