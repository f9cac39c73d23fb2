import type { AskDeveloper } from './developer-client.ts';
import { callsOf, refusalsOf, situationText } from './situation.ts';
import { rememberInTab, rememberedInTab } from './tab-memory.ts';

const KEY = 'mock-backend-address';

/** Notes that what the address asks for is so in this tab; an address that asks for nothing changes nothing. */
export function rememberFollowed(address: URL): void {
  const text = situationText(address);
  if (text !== '') rememberInTab(KEY, text);
}

/**
 * Makes the situation an address asks for, once a tab: a reload is not a new beginning. What there is not is told to
 * `onRefusal` every time, and the rest is made all the same.
 */
export async function follow(address: URL, ask: AskDeveloper, onRefusal: (sentence: string) => void): Promise<void> {
  for (const sentence of refusalsOf(address)) onRefusal(sentence);
  if (rememberedInTab(KEY) === situationText(address)) return;
  rememberFollowed(address);
  for (const { path, body } of callsOf(address)) await ask('POST', path, body);
}
