import { dashedInSight } from './dashed.ts';
import { ACCOUNTS, PAGES, SCREENS } from './screens.ts';
import { expect, FAILED_ANSWER, test } from './shop.ts';

const MOST = 3;
const WIDTHS = [390, 1440];

for (const screen of [...SCREENS, ...ACCOUNTS, ...PAGES])
  test.describe(screen.name, () => {
    test.use({ basket: { items: screen.basket ?? [] }, reducedMotion: 'reduce' });

    test(`${screen.name} has at most three dashed things in a view`, async ({ page, server, alarms }) => {
      if (screen.isMissing === true) alarms.expect(FAILED_ANSWER);
      await screen.go(page, 'ua', server.url);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const dashed = await page.evaluate(dashedInSight);
        expect.soft(dashed.length, `${width} px: ${dashed.join('\n')}`).toBeLessThanOrEqual(MOST);
      }
    });
  });
