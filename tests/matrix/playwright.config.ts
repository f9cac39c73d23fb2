import { defineConfig } from '@playwright/test';
import stories from '../e2e/playwright.config.ts';

const { projects: _, globalSetup: __, ...rest } = stories;

/** Every cell of call × fault (`npm run matrix`), run as the stories are. */
export default defineConfig({ ...rest, testDir: '.', testMatch: '*.spec.ts' });
