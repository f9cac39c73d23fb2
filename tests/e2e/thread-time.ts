import type { Page } from '@playwright/test';

/** Tells what the page's thread has worked so far, ms: whatever else this machine is busy with does not count. */
export async function watchThread(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN) * 1_000;
  };
}
