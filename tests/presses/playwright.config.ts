import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import stories from '../e2e/playwright.config.ts';

const { projects: _, ...rest } = stories;

/** How soon a press is answered (`npm run presses`): one story after another, for each measures the machine with the page. */
export default defineConfig({
  ...rest,
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: fileURLToPath(new URL('../e2e/before-all.ts', import.meta.url)),
  workers: 1,
});
