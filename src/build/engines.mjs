import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where Debian puts what no PATH names. */
const LIBRARIES = '/usr/lib';
const MINI_BROWSER = 'webkit2gtk-4.1/MiniBrowser';

/** The first program of these that PATH has. */
export function onPath(names, { PATH = '' } = process.env) {
  return names
    .flatMap((name) => PATH.split(delimiter).map((place) => join(place, name)))
    .find((file) => existsSync(file));
}

/** The small browser of WebKitGTK; it lies in a folder named after the processor. */
function miniBrowser() {
  const folders = existsSync(LIBRARIES) ? readdirSync(LIBRARIES) : [];
  return folders.map((folder) => join(LIBRARIES, folder, MINI_BROWSER)).find((file) => existsSync(file));
}

/** Every program there, or nothing. */
const all = (main, ...others) => (others.every((name) => onPath([name]) !== undefined) ? main : undefined);

/**
 * The engines beside Chromium: what of Debian's brings each, and where it is then. `FIREFOX_PATH` and `FIREFOX_115_PATH`
 * name other ones; the latter is in no package.
 */
export const ENGINES = {
  firefox: {
    packages: ['firefox-esr'],
    path: () => process.env.FIREFOX_PATH || onPath(['firefox-esr', 'firefox']),
  },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    path: () => all(miniBrowser(), 'WebKitWebDriver', 'Xvfb'),
  },
  wpe: {
    packages: ['wpewebkit-driver', 'cog'],
    path: () => all(onPath(['cog']), 'WPEWebDriver'),
  },
  'firefox 115': { packages: [], path: () => process.env.FIREFOX_115_PATH || undefined },
};
