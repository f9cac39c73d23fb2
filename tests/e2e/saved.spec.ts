import { expectNoBarriers } from './barriers.ts';
import { CAP, HOODIE } from './goods.ts';
import { awake, expect, open, test } from './shop.ts';
import { toldBy } from './shoppers.ts';
import { wordsOf } from './words.ts';

for (const { locale, width, height } of toldBy('en'))
  test.describe(`in ${locale} at ${width} px`, () => {
    test.use({ viewport: { width, height } });
    const say = wordsOf(locale);
    const [save = ''] = say('saved.button', { name: '', color: '' }).split(':');

    test('favourites: saved on a card and on a page, looked at, shared, and there after a reload', async ({
      page,
      browser,
    }) => {
      await open(page, `/${locale}/catalog`);
      const card = page.getByRole('article').first();
      const name = (await card.getByRole('heading').textContent()) ?? '';
      await card.getByRole('button', { name: new RegExp(`^${save}`) }).click();
      await open(page, `/${locale}/catalog/product/${CAP}`);
      const heart = page
        .getByRole('main')
        .getByRole('button', { name: new RegExp(`^${save}`) })
        .first();
      await heart.focus();
      await page.keyboard.press('Space');
      await expect(heart).toHaveAttribute('aria-pressed', 'true');

      await page.getByRole('button', { name: say('header.menu') }).click();
      await page
        .getByRole('dialog')
        .getByRole('link', { name: say('saved.title') })
        .click();
      await expect(page).toHaveURL(`/${locale}/catalog?saved`);
      await page.reload();
      await awake(page);
      const goods = page.getByRole('article');
      await expect(goods).toHaveCount(2);
      await expect(goods.last().getByRole('heading')).toHaveText(name);
      await expectNoBarriers(page, { where: 'among what is saved' });

      const other = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
      await other.goto(new URL(`/${locale}/catalog?saved=${HOODIE},${CAP}`, page.url()).href);
      await awake(other);
      await expect(other.getByRole('article')).toHaveCount(2);
      await other.getByRole('button', { name: say('saved.take') }).click();
      await other.goto(new URL(`/${locale}/catalog?saved`, page.url()).href);
      await awake(other);
      await expect(other.getByRole('article')).toHaveCount(2);
      await other.context().close();
    });
  });
