import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Backend } from '../backend.ts';
import type { CallLog } from '../call-log.ts';
import type { Letter } from '../state.ts';
import { developerFor } from '../developer-client.ts';
import { rememberFollowed } from '../followed.ts';
import type { Situation } from '../situation.ts';
import { addressWith } from '../situation.ts';

/** What `GET /v1/__mock/state` tells. */
interface Counts extends Situation {
  /** Epoch milliseconds by the backend's clock. */
  now: number;
  isOffline: boolean;
  orders: number;
  customers: number;
  sessions: number;
}

export interface BackendNow {
  /** Undefined until it is asked for the first time. */
  counts: Counts | undefined;
  letters: readonly Letter[];
  /** The page's address with the present situation in it. */
  link: string;
  /** The whole state, to download. */
  snapshot(): Promise<unknown>;
  /** Does one of the developer's calls; gives what is wrong with it, nothing when it was done. */
  act(method: 'POST' | 'PUT', path: string, body?: unknown): Promise<string | undefined>;
}

/**
 * The backend as it is: asked anew after every call of the shop, here or in another tab, and every act of the
 * developer.
 */
export function useBackendNow(backend: Backend, calls: CallLog): BackendNow {
  const [counts, setCounts] = useState<Counts>();
  const [letters, setLetters] = useState<readonly Letter[]>([]);
  const ask = useMemo(() => developerFor(backend, location.origin), [backend]);

  const look = useCallback(async (): Promise<Counts> => {
    const now = (await ask('GET', 'state')) as Counts;
    setCounts(now);
    setLetters((await ask('GET', 'letters')) as Letter[]);
    return now;
  }, [ask]);
  useEffect(() => {
    const refresh = (): void => void look();
    refresh();
    const stop = calls.subscribe(refresh);
    // Another tab has kept something.
    window.addEventListener('storage', refresh);
    return () => {
      stop();
      window.removeEventListener('storage', refresh);
    };
  }, [look, calls]);

  return {
    counts,
    letters,
    link: counts === undefined ? location.href : addressWith(new URL(location.href), counts).href,
    snapshot: () => ask('GET', 'snapshot'),
    async act(method, path, body) {
      try {
        await ask(method, path, body);
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
      const address = addressWith(new URL(location.href), await look());
      rememberFollowed(address);
      history.replaceState(history.state, '', address);
      return undefined;
    },
  };
}
