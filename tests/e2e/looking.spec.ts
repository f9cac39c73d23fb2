import { cards } from './finding.ts';
import { expect, open, test } from './shop.ts';
import { wordsOf } from './words.ts';

// No code reads language and width together.
test.describe('on a phone in ua', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the sheet of filters says how many things fit before it is closed, by keyboard', async ({ page }) => {
    const say = wordsOf('ua');
    await open(page, '/ua/catalog');
    const opener = page.getByRole('button', { name: say('listing.filters') });
    await opener.press('Enter');
    const sheet = page.getByRole('group', { name: say('listing.filters'), exact: true });
    const count = async (): Promise<number> =>
      Number(/\d+/.exec((await sheet.getByRole('button').last().textContent()) ?? '')?.[0]);
    const all = await count();
    expect(all).toBeGreaterThan(0);
    await sheet.getByRole('checkbox', { name: say('listing.filter-sale') }).press('Space');
    await expect.poll(count).toBeLessThan(all);
    const fit = await count();
    await sheet.getByRole('button', { name: say('listing.filters-show', { count: fit }) }).press('Enter');
    await expect(sheet).toBeHidden();
    await expect(cards(page)).toHaveCount(Math.min(fit, 12));
  });
});

test('on a screen in en: filters are there again by the way back of a thing, and arrows turn its photos', async ({
  page,
}) => {
  const say = wordsOf('en');
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/en/catalog?sale=1');
  const address = page.url();
  await cards(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  const gallery = page.getByRole('list', { name: new RegExp(`^${say('product.gallery', { name: '' }).trim()}`) });
  await gallery.hover();
  const thumbs = page.locator('button[aria-current="true"]');
  const first = await thumbs.getAttribute('aria-label');
  await page.getByRole('button', { name: say('photos.next') }).click();
  await expect(thumbs).not.toHaveAttribute('aria-label', first ?? '');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: say('listing.title'), exact: true })
    .first()
    .press('Enter');
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('list', { name: say('listing.chips') }).getByRole('listitem')).not.toHaveCount(0);
});
