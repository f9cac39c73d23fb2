import type { Locator, Page } from '@playwright/test';
import type { Locale } from '#domain/profile.ts';
import { expectNoBarriers } from './barriers.ts';
import { awake, expect, FAILED_ANSWER, test } from './shop.ts';
import { firstOf, toldBy } from './shoppers.ts';
import { wordsOf } from './words.ts';
import { watchLateShifts } from './watch-late-shifts.ts';

const say = wordsOf('ua');
const LOST = '/ua/no-such-page';
/** One look at the game, ms. */
const LOOK_MS = 32;
/** From the left edge of the next obstacle to the middle of the jumper, stage px: the moment to jump. */
const NEAR = 85;
/** More looks than a game of a few jumps needs. */
const MOST_LOOKS = 600;

const stageOf = (page: Page, locale: Locale = 'ua'): Locator =>
  page.getByRole('application', { name: wordsOf(locale)('game.label') });
const poseIn = (stage: Locator): Promise<string | null> =>
  stage.locator('[data-pose]').first().getAttribute('data-pose');
const numberAt = (page: Page, label: string): Locator =>
  page.getByRole('main').locator('dt', { hasText: label }).locator('+ dd');

test.beforeEach(({ alarms }) => alarms.expect(FAILED_ANSWER));

/** The lost page with its game, its time in the hands of the test. */
async function openGame(page: Page, address = LOST): Promise<Locator> {
  await page.clock.install();
  await page.goto(address);
  await awake(page);
  const stage = stageOf(page, address.startsWith('/en') ? 'en' : 'ua');
  await stage.waitFor();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  return stage;
}

/** How far away the next obstacle is, stage px; undefined when none is before the jumper. */
async function nextObstacle(stage: Locator): Promise<number | undefined> {
  return stage.evaluate((element) => {
    const xOf = (one: Element): number => Number(/\(([\d.-]+)/.exec(one.getAttribute('transform') ?? '')?.[1]);
    const [jumper] = element.querySelectorAll('[data-pose][transform]');
    const middle = jumper === undefined ? 0 : xOf(jumper);
    return [...element.querySelectorAll('[data-obstacle]')].map((one) => xOf(one) - middle).find((far) => far > 0);
  });
}

/** Plays by the keyboard alone until so many obstacles were jumped over, then jumps no more and crashes. */
async function playUntil(page: Page, stage: Locator, jumps: number): Promise<void> {
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const pose = await poseIn(stage);
    if (pose === 'crash') return;
    const done = Number(((await numberAt(page, say('game.jumps')).textContent()) ?? '').trim());
    if (done < jumps && pose !== 'jump' && ((await nextObstacle(stage)) ?? 999) < NEAR)
      await page.keyboard.press('Space');
    await page.clock.runFor(LOOK_MS);
  }
  throw new Error('the game does not end');
}

test('a shopper who is lost plays by the keyboard, and the record outlasts the page', async ({ page }) => {
  const stage = await openGame(page);
  await stage.focus();
  expect(await poseIn(stage)).toBe('idle');
  await page.keyboard.press('Space');
  await playUntil(page, stage, 2);
  await expect(numberAt(page, say('game.jumps'))).toHaveText('2');
  await expect(numberAt(page, say('game.record'))).toHaveText('2');
  await expect(page.getByRole('status').filter({ hasText: say('game.record-beaten', { jumps: 2 }) })).toBeVisible();

  await page.clock.runFor(1_000);
  await page.keyboard.press('ArrowUp');
  await playUntil(page, stage, 1);
  await expect(page.getByText(say('game.over', { jumps: 1, record: 2 }))).toBeVisible();

  await page.clock.resume();
  await page.reload();
  await stage.waitFor();
  await expect(numberAt(page, say('game.record'))).toHaveText('2');
  await expect(numberAt(page, say('game.jumps'))).toHaveText('0');
});

for (const { locale } of toldBy('ua'))
  test(`the game shuts nobody out and moves nothing when it comes, in ${locale}`, async ({ page }) => {
    const moved = await watchLateShifts(page);
    for (const width of firstOf(1, [390, 1440])) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/${locale}/no-such-page`);
      const stage = stageOf(page, locale);
      await stage.waitFor();
      await stage.focus();
      await page.keyboard.press('Space');
      await expect.poll(() => poseIn(stage)).toBe('crash');
      await expectNoBarriers(page, { within: ['main'] });
      expect(await moved(), `at ${width} px`).toBeLessThan(0.02);
    }
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const address of firstOf(1, [LOST, '/ua/catalog/no-such-category']))
    test(`a shopper lost at ${address} sees a whole page, the ways on, and no room for a game`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      expect((await page.goto(address))?.status()).toBe(404);
      await expect(page.getByRole('main').getByRole('link', { name: say('not-found.home') })).toBeVisible();
      // Its styles came with it.
      expect(await page.getByRole('main').evaluate((main) => main.scrollHeight)).toBeLessThanOrEqual(900);
    });
});
