const HEARD_MS = 30_000;

/** Posts the bank's word to a backend elsewhere. Whoever develops that hears why it was not heard. */
export function createCallOut(say: (line: string) => void): (callback: Request) => Promise<void> {
  return async (callback) => {
    const { origin, pathname } = new URL(callback.url);
    const why = (what: string): void => say(`The bank's word to ${origin}${pathname} ${what}`);
    try {
      const { ok, status } = await fetch(callback, { redirect: 'manual', signal: AbortSignal.timeout(HEARD_MS) });
      if (!ok) why(`was answered with ${status}`);
    } catch (error) {
      why(`was not heard: ${(error as Error).message}`);
    }
  };
}
