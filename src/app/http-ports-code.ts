import type * as Code from './http-ports.ts';

let code: typeof Code | undefined;

/**
 * The adapters' code, fetched with the first call. Imported once: even a module that is there would be waited for, at
 * every call, until the page has drawn what it has to.
 */
export async function httpPortsCode(): Promise<typeof Code> {
  return (code ??= await import('./http-ports.ts'));
}
