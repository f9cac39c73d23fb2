import type { AskDeveloper } from './developer-client.ts';
import { callsOf, situationText } from './situation.ts';

const KEY = 'mock-backend-address';

function isFollowed(text: string): boolean {
  try {
    return sessionStorage.getItem(KEY) === text;
  } catch {
    return false;
  }
}

/** Notes that what the address asks for is so in this tab; an address that asks for nothing changes nothing. */
export function rememberFollowed(address: URL): void {
  const text = situationText(address);
  if (text === '') return;
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // Then a reload begins the world again.
  }
}

/**
 * Makes the situation an address asks for, once a tab: a reload is not a new beginning. What cannot be made is told to
 * `onRefusal`, and the rest is made all the same.
 */
export async function follow(address: URL, ask: AskDeveloper, onRefusal: (error: unknown) => void): Promise<void> {
  if (isFollowed(situationText(address))) return;
  rememberFollowed(address);
  for (const { path, body } of callsOf(address)) await ask('POST', path, body).catch(onRefusal);
}
