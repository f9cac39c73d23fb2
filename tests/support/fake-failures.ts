import type { AppError } from '#domain/errors.ts';

/** How a test makes the calls of a fake port fail or wait. */
export interface FakeFailures {
  /** The next call (of this method, when named) is refused with this error. */
  failNext(error: AppError, method?: string): void;
  /** The next call (of this method, when named) waits until what this gives is called. */
  holdNext(method?: string): () => void;
  /** Every call so far: its method and what it was given, without the signal. */
  readonly calls: { method: string; values: unknown[] }[];
}

export interface Failures extends FakeFailures {
  /** Writes a call down, then waits or fails as asked. */
  pass(method: string, ...values: unknown[]): Promise<void>;
}

/** The memory that the fake ports share a shape of. */
export function createFailures(): Failures {
  const errors: { error: AppError; method: string | undefined }[] = [];
  const holds: { method: string | undefined; until: Promise<void> }[] = [];
  const calls: { method: string; values: unknown[] }[] = [];
  const take = <Row extends { method: string | undefined }>(rows: Row[], method: string): Row | undefined => {
    const index = rows.findIndex((row) => row.method === undefined || row.method === method);
    return index < 0 ? undefined : rows.splice(index, 1)[0];
  };
  return {
    calls,
    failNext: (error, method) => void errors.push({ error, method }),
    holdNext(method) {
      let release = (): void => {};
      const until = new Promise<void>((resolve) => (release = resolve));
      holds.push({ method, until });
      return () => release();
    },
    async pass(method, ...values) {
      calls.push({ method, values });
      await take(holds, method)?.until;
      const failure = take(errors, method);
      if (failure !== undefined) throw failure.error;
    },
  };
}
