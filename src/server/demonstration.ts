import type { Config } from './config.ts';
import { isForItselfAlone } from './public-origin.ts';

/** What whoever starts the bundled backend for others has to know; nothing where it is for this machine or not used. */
export function demonstrationNotice(config: Pick<Config, 'apiUrl' | 'host' | 'hasOpenTools'>): string | undefined {
  if (config.apiUrl !== undefined || isForItselfAlone(config)) return undefined;
  const tools = config.hasOpenTools
    ? "its developer's endpoints answer anybody, letters and customers included (MOCK_TOOLS=1)"
    : "its developer's endpoints answer this machine alone (MOCK_TOOLS=1 opens them)";
  return `this is a demonstration: its orders, payments and letters are pretended; ${tools}. API_URL names a real backend.`;
}
