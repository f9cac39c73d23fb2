import { test as base } from '@playwright/test';
import { type DevelopmentServer, startDevelopment } from './development-server.ts';

/** Sources are bundled as they are asked for. */
export const BUNDLED_WITHIN_MS = 120_000;

/** A story in the shop as a developer has it: from its sources, with the backend inside the browser. One server for all. */
export const test = base.extend<object, { development: DevelopmentServer }>({
  development: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from this pattern
    async ({}, use) => {
      const server = await startDevelopment();
      await use(server);
      server.stop();
    },
    { scope: 'worker' },
  ],
});
