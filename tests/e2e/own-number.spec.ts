import { expectNoBarriers } from './barriers.ts';
import { expect, open, test } from './shop.ts';
import { wordsOf } from './words.ts';
import { crossesOf } from '#views/pattern/own-number.ts';

const say = wordsOf('ua');
const NUMBER = '1991';
const COUNT = say('home.count', { count: crossesOf(NUMBER) });

test('four digits are sewn in place of the pattern that was there, and have an address of their own', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/ua');
  const section = page.locator('section#uzor');
  await section.scrollIntoViewIfNeeded();
  const strokes = () =>
    section
      .locator('svg > [data-thread] path:not([data-layer])')
      .evaluateAll((paths) => paths.reduce((sum, path) => sum + (path.getAttribute('d')?.match(/M/g)?.length ?? 0), 0));
  await expect.poll(strokes).toBe(1_239);
  await section.getByRole('textbox').fill(NUMBER);
  await section.getByRole('button', { name: say('home.own-sew') }).click();
  await expect(page).toHaveURL(/\/ua\?uzor=1991$/);
  await expect.poll(strokes, 'some of it is unpicked').toBeLessThan(1_000);
  // A press sews the rest at once.
  await page.mouse.click(5, 300);
  await expect.poll(strokes).toBe(crossesOf(NUMBER));
  await expect(section.getByText(COUNT, { exact: true })).toBeAttached();
  await expectNoBarriers(page, { where: 'a number of one’s own', within: ['section#uzor'] });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form asks for a page that shows the pattern of the number', async ({ page }) => {
    await page.goto('/ua');
    await page.locator('section#uzor').getByRole('textbox').fill(NUMBER);
    await page
      .locator('section#uzor')
      .getByRole('button', { name: say('home.own-sew') })
      .click();
    await expect(page).toHaveURL(/\/ua\?uzor=1991#uzor$/);
    const picture = page.locator('section#uzor img');
    await expect(picture).toHaveAttribute('src', '/uzor/1991.svg');
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(730);
    await expect(page.locator('section#uzor').getByText(COUNT, { exact: true })).toBeAttached();
    const shared = page.locator('meta[property="og:image"]');
    await expect(shared).toHaveAttribute('content', /\/share\.jpg\?photo=.*1991/);
    const answer = await page.request.get((await shared.getAttribute('content')) ?? '');
    expect(answer.headers()['content-type']).toBe('image/jpeg');
    expect(answer.headers()['cache-control']).not.toContain('no-store');
  });
});
