import { situationText } from './situation.ts';

const KEY = 'mock-backend-address';

/**
 * Whether this tab has already made the situation the address asks for: a reload is not a new beginning. Where nothing
 * can be kept it has not.
 */
export function isFollowed(address: URL): boolean {
  try {
    return sessionStorage.getItem(KEY) === situationText(address);
  } catch {
    return false;
  }
}

/** Notes what the address asks for as done; an address that asks for nothing changes nothing. */
export function rememberFollowed(address: URL): void {
  const text = situationText(address);
  if (text === '') return;
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // Then a reload begins the world again.
  }
}
