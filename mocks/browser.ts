/// <reference types="msw/vite/client" />
import type { Backend } from './backend.ts';
import { createBackend } from './backend.ts';
import { handlersOf } from './msw.ts';
import { RESULT_PARAMETER } from './payment-provider.ts';
import { browserStorage } from './persist.ts';
import { isWorldName } from './worlds.ts';

const FASTEST_MS = 60;
const SPREAD_MS = 180;

/** Takes `?world=`, `?fault=` and a payment's result out of the address, so that a reload does not do them again. */
async function followAddress(backend: Backend): Promise<void> {
  const address = new URL(location.href);
  const world = address.searchParams.get('world');
  const faults = address.searchParams.getAll('fault');
  const [data, signature] = address.searchParams.get(RESULT_PARAMETER)?.split('.') ?? [];
  if (isWorldName(world)) backend.enter(world);
  try {
    if (faults.length > 0) backend.faults.set(faults);
  } catch (error) {
    reportError(error);
  }
  if (data !== undefined)
    await backend.handle(
      new Request(new URL('/v1/__mock/payments', address), {
        method: 'POST',
        body: JSON.stringify({ data, signature }),
      }),
    );
  for (const name of ['world', 'fault', RESULT_PARAMETER]) address.searchParams.delete(name);
  if (address.href !== location.href) history.replaceState(history.state, '', address);
}

/** Starts the backend inside the browser; resolves when the next call of the page will be answered by it. */
export async function startBackend(): Promise<Backend> {
  const backend = createBackend({
    now: () => Date.now(),
    newId: () => crypto.randomUUID(),
    random: () => Math.random(),
    storage: browserStorage(),
    latency: () => FASTEST_MS + Math.random() * SPREAD_MS,
    onBug: reportError,
  });
  await followAddress(backend);
  const { network } = await import('virtual:msw');
  network.configure({ handlers: handlersOf(backend), onUnhandledFrame: 'bypass' });
  await network.enable();
  return backend;
}
