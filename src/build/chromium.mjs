import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { onPath } from './engines.mjs';

/** The shell without windows: it does the same in half the time, and the pictures of the stories are drawn by it. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell', 'headless_shell'];
const WITH_WINDOWS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Flags under which Chromium works as root, in a container and with no network, and draws letters always alike. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=full',
];

/** Where Playwright keeps, or would keep, its own Chromium with windows. */
function playwrights() {
  return createRequire(import.meta.url)('playwright').chromium.executablePath();
}

/** Playwright's shell of the same version: it lies beside `…/chromium-1255/<platform>/chrome`. */
function shellBeside(own) {
  const [, place, version] = /^(.*[\\/])chromium-(\d+)[\\/]/.exec(own) ?? [];
  const folder = `${place}chromium_headless_shell-${version}`;
  if (place === undefined || !existsSync(folder)) return undefined;
  const files = readdirSync(folder).flatMap((platform) =>
    SHELLS.flatMap((name) => [join(folder, platform, name), join(folder, platform, `${name}.exe`)]),
  );
  return files.find((file) => existsSync(file));
}

/** The shell without windows: Playwright's own, or one on PATH; undefined when there is none. */
export function shellPath(environment = process.env, own = playwrights()) {
  return shellBeside(own) ?? onPath(SHELLS, environment);
}

/** The Chromium to use: CHROMIUM_PATH, a shell, or else any that is there; undefined when there is none. */
export function chromiumPath(environment = process.env, own = playwrights()) {
  if (environment.CHROMIUM_PATH) return environment.CHROMIUM_PATH;
  const shell = shellPath(environment, own);
  if (shell !== undefined) return shell;
  return existsSync(own) ? own : onPath(WITH_WINDOWS, environment);
}
