import { expect, FAILED_ANSWER, open, test } from './shop.ts';

const FINGER_PX = 44;

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

for (const path of ['/ua/faq', '/en/no-such-page'])
  test(`whatever leads through the shop at ${path} is large enough for a finger`, async ({ page, alarms }) => {
    alarms.expect(FAILED_ANSWER);
    await open(page, path);
    expect(await page.evaluate(() => window.matchMedia('(pointer: coarse)').matches)).toBe(true);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const small = await page.locator('header, footer, main nav, main:has([role=application])').evaluateAll(
      (parts, least) =>
        parts
          .flatMap((part) => [...part.querySelectorAll('a, button')])
          .map((one) => ({ name: one.textContent || one.getAttribute('aria-label'), box: one.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0 && (box.height < least || box.width < Math.min(least, 24)))
          .map(({ name, box }) => `${name}: ${box.width} x ${box.height}`),
      FINGER_PX,
    );
    expect(small).toEqual([]);
  });
