import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/** The shell without windows first: it does the same in half the time. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Flags under which Chromium works as root, in a container and with no network. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The Chromium to use: CHROMIUM_PATH, Playwright's own, or one on PATH; undefined when there is none. */
export function chromiumPath() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  const own = createRequire(import.meta.url)('playwright').chromium.executablePath();
  if (existsSync(own)) return own;
  const places = (process.env.PATH ?? '').split(delimiter);
  return NAMES.flatMap((name) => places.map((place) => join(place, name))).find((file) => existsSync(file));
}
