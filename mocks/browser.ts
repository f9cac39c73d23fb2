/// <reference types="msw/vite/client" />
import type { Project } from '#fixtures/projects.ts';
import type { Backend } from './backend.ts';
import { createBackend } from './backend.ts';
import { createCallLog } from './call-log.ts';
import { developerFor } from './developer-client.ts';
import type { SignIn } from './drawer/accounts-tab.tsx';
import { follow } from './followed.ts';
import { handlersOf } from './msw.ts';
export { ROOT_OPTIONS } from './drawer/failure-overlay.ts';
import { RESULT_PARAMETER } from './payment-provider.ts';
import { browserStorage } from './persist.ts';
import { tellNoWorker } from './tell-no-worker.ts';

const FASTEST_MS = 60;
const SPREAD_MS = 180;

/** Makes the situation the address asks for; takes a payment's result out of it, so that no reload brings it again. */
async function followAddress(backend: Backend): Promise<void> {
  const address = new URL(location.href);
  const ask = developerFor(backend, location.origin);
  const [data, signature] = address.searchParams.get(RESULT_PARAMETER)?.split('.') ?? [];
  await follow(address, ask, (sentence) => console.error(sentence)).catch(reportError);
  if (data === undefined) return;
  await ask('POST', 'payments', { data, signature }).catch(reportError);
  address.searchParams.delete(RESULT_PARAMETER);
  history.replaceState(history.state, '', address);
}

/**
 * Starts the backend of this shop inside the browser; resolves when the next call of the page will be answered by it.
 * `signIn` is the shop's own, for its developer's tools.
 */
export async function startBackend(project: Project, signIn: SignIn): Promise<Backend> {
  const calls = createCallLog(() => Date.now());
  const backend = createBackend({
    now: () => Date.now(),
    newId: () => crypto.randomUUID(),
    random: () => Math.random(),
    project,
    storage: browserStorage(),
    latency: () => FASTEST_MS + Math.random() * SPREAD_MS,
    onBug: reportError,
    calls,
  });
  await followAddress(backend);
  const { network } = await import('virtual:msw');
  try {
    // The drawer tells of calls, and better.
    network.configure({
      handlers: handlersOf(backend, location.origin),
      onUnhandledFrame: 'bypass',
      context: { quiet: true },
    });
    await network.enable();
  } catch (error) {
    tellNoWorker(error);
    throw error;
  }
  // The shop does not wait for its developer's tools.
  void import('./drawer/mount.tsx').then(({ mountDrawer }) => mountDrawer(backend, calls, signIn), reportError);
  return backend;
}
