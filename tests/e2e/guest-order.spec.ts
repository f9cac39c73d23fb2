import { expectNoBarriers } from './barriers.ts';
import { linkOf } from './customer.ts';
import { HOODIE_M } from './goods.ts';
import { makeOwnOrder } from './orders.ts';
import { awake, expect, open, test } from './shop.ts';
import { toldBy } from './shoppers.ts';
import { wordsOf } from './words.ts';

const TWO_HOURS_MS = 7_200_000;
const LANGUAGE = { ua: 'uk', en: 'en' } as const;
const ANNA = {
  contacts: { firstName: 'Ганна', lastName: 'Коваль', email: 'hanna@poshta.ua', phone: '+380672140812' },
  address: { region: 'UA', country: 'UA', city: 'Полтава', branchNumber: '12' },
};

for (const { locale, width, height } of toldBy('en'))
  test(`guest’s order on another device by the link in the letter, in ${locale} at ${width} px: all of it, and again the next time`, async ({
    page,
    server,
  }) => {
    const say = wordsOf(locale);
    const { id } = await makeOwnOrder(server.url, [HOODIE_M], 'paid', { ...ANNA, language: LANGUAGE[locale] });
    await server.turnClock(TWO_HOURS_MS);
    await page.setViewportSize({ width, height });
    await open(page, await linkOf(server.url, 'order', ANNA.contacts.email));
    // What opens the order stays in no address and in no history.
    await expect(page).toHaveURL(`/${locale}/checkout/success?order=${id}`);
    for (const again of [false, true]) {
      if (again) await page.reload();
      await awake(page);
      await expect(page.getByText(/Полтава/)).toBeVisible();
      await expect(page.getByRole('list', { name: say('order.lines') }).getByRole('listitem')).toHaveCount(1);
      await expect(page.getByText(say('order.withheld', { isSignedIn: 'false' }))).toHaveCount(0);
    }
    await expectNoBarriers(page, { where: 'an order by its letter' });
  });
