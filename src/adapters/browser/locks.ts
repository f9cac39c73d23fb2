import type { Locks } from '#ports/locks.ts';

/** What is needed of `navigator.locks`; absent over plain http and in old browsers. */
export type LockHost = { request(name: string, run: () => Promise<void>): Promise<unknown> } | undefined;

/** The Web Locks of the browser; without them a queue within this tab. */
export function createLocks(host: LockHost): Locks {
  const tails = new Map<string, Promise<unknown>>();

  async function queued<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
    const former = tails.get(name);
    const turn = (async () => {
      await former?.catch(() => undefined);
      return run();
    })();
    tails.set(name, turn);
    return turn;
  }

  if (host === undefined) return { alone: queued, spansTabs: false };
  return {
    spansTabs: true,
    async alone<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
      let turn: Promise<Result> | undefined;
      try {
        await host.request(name, async () => {
          turn = run();
          await turn.catch(() => undefined);
        });
      } catch {
        // A browser may refuse locks (storage blocked, an opaque origin) before anything has run.
      }
      return turn ?? queued(name, run);
    },
  };
}
