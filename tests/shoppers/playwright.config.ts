import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import stories from '../e2e/playwright.config.ts';

/** Read by the stories (shoppers.ts). */
process.env['EVERY_SHOPPER'] = 'true';

const { projects: _, ...rest } = stories;
const STORIES = new URL('../e2e/', import.meta.url);
const isTold = (file: string): boolean => readFileSync(new URL(file, STORIES), 'utf8').includes("from './shoppers.ts'");

/** The stories that one shopper tells, told by every one (`npm run shoppers`), run as the others are. */
export default defineConfig({
  ...rest,
  testDir: fileURLToPath(STORIES),
  globalSetup: fileURLToPath(new URL('before-all.ts', STORIES)),
  testMatch: readdirSync(STORIES).filter((file) => file.endsWith('.spec.ts') && isTold(file)),
});
