import { AppError } from '#domain/errors.ts';

type Asynchronous = Record<string, (...values: never[]) => Promise<unknown>>;

/**
 * A port whose adapter is fetched with the first call: a page drawn by the server needs none of it to come alive. Only
 * for ports all of whose methods give promises. A chunk that cannot be fetched is a server that cannot be reached.
 */
export function latePort<Port extends object>(load: () => Promise<Port>): Port {
  const fetched = (): Promise<Port> =>
    load().catch(() => {
      throw new AppError('unreachable');
    });
  return new Proxy({} as Port, {
    get(_, name) {
      // Not a promise itself, whoever asks.
      if (typeof name === 'symbol' || name === 'then') return undefined;
      return async (...values: never[]) => ((await fetched()) as unknown as Asynchronous)[name]?.(...values);
    },
  });
}
