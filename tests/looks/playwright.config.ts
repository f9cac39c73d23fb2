import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import stories from '../e2e/playwright.config.ts';

const { projects: _, ...rest } = stories;
const STORIES = fileURLToPath(new URL('../e2e/', import.meta.url));

/** How the shop looks, part by part and in figures (`npm run looks`), run as the stories are and held to their pictures. */
export default defineConfig({
  ...rest,
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: `${STORIES}before-all.ts`,
  snapshotPathTemplate: `${STORIES}references/{arg}{ext}`,
});
