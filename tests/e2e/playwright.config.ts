import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from '../../src/build/chromium.mjs';
import type { ShopFixtures } from './shop.ts';

const executablePath = chromiumPath();
/** Builds, a server of sources and a walk of a minute: begun last, one of them would be waited for by an idle core. */
const LONG = ['bundled-backend.spec.ts', 'profiles.spec.ts', 'walker.spec.ts'];

/**
 * Stories of shoppers, in a real Chromium on the production build (`npm run build` first). Each worker starts a shop of
 * its own on a free port (see shop.ts), so a story may break its backend without disturbing another.
 */
export default defineConfig<ShopFixtures>({
  testDir: '.',
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'short', testMatch: '*.spec.ts', testIgnore: LONG },
  ],
  globalSetup: './before-all.ts',
  outputDir: '../../test-results',
  snapshotPathTemplate: '{testDir}/references/{arg}{ext}',
  // Set by before-all.ts.
  ignoreSnapshots: process.env['OTHER_LETTERS'] === 'true',
  fullyParallel: true,
  // A story waits now and then: a third one keeps two cores busy.
  workers: 3,
  forbidOnly: true,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], [fileURLToPath(new URL('told-again.ts', import.meta.url))]],
  use: {
    locale: 'uk-UA',
    timezoneId: 'Europe/Kyiv',
    // A fault is planted between browser and server: a worker would hide the requests.
    serviceWorkers: 'block',
    actionTimeout: 10_000,
    // Playwright would take one of every page that closes, in case its story failed: shop.ts takes those that are needed.
    screenshot: 'off',
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath === undefined ? {} : { executablePath }) },
  },
});
