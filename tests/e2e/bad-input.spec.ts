import { buyerOn, OLENA } from './buyer.ts';
import { linkOf } from './customer.ts';
import { HOODIE_M, orderOf } from './goods.ts';
import { makeOrder } from './orders.ts';
import { awake, expect, FAILED_ANSWER, open, test } from './shop.ts';
import { wordsOf } from './words.ts';

const say = wordsOf('ua');
const HOUR_MS = 3_600_000;
const NOWHERE = '00000000-0000-4000-8000-000000000000';

test.describe('orders', () => {
  test('a paid order can be looked at again and again and stays one; one there is not is said not to be', async ({
    page,
    server,
    alarms,
  }) => {
    alarms.expect(FAILED_ANSWER);
    const id = await makeOrder(server.url, [HOODIE_M], 'paid');
    const { number } = await orderOf(server.url, id);
    await open(page, `/ua/checkout/success?order=${id}`);
    for (const again of [() => page.reload(), () => page.goto('/ua'), () => page.goBack()]) {
      await again();
      await awake(page);
    }
    await expect(page.getByText(say('order.success.number', { number }))).toBeVisible();
    expect(await server.orders()).toBe(1);

    await server.turnClock(HOUR_MS);
    await page.reload();
    await expect(
      page.getByRole('heading', { level: 1, name: say('order.state.under-way.title', { number }) }),
    ).toBeVisible();
    await expect(page.getByText(say('order.withheld', { isSignedIn: 'false' }))).toBeVisible();
    await expect(page.getByText(/Полтава|olena@poshta/)).toHaveCount(0);

    // The letter's link, followed where its order stands: nothing but the fragment differs.
    await page.goto(await linkOf(server.url, 'order', OLENA.email));
    await expect(page.getByText(/Полтава/)).toBeVisible();
    await expect(page).toHaveURL(`/ua/checkout/success?order=${id}`);
    await open(page, `/ua/checkout/error?order=${NOWHERE}`);
    await expect(page.getByText(say('checkout.error.order-not-found'))).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: say('checkout.to-catalog') })).toBeVisible();
    const other = await page.context().newPage();
    await other.goto(`/en/checkout/success?order=${id}`);
    await expect(other.getByText(OLENA.email)).toBeVisible();
  });
});

test.describe('with a hoodie in the basket', () => {
  test.use({ basket: { items: [HOODIE_M] } });

  test('what is missing or wrong in the contacts is named beside its field, and the rest arrives as it looks', async ({
    page,
    server,
  }) => {
    await open(page, '/ua/checkout');
    const buyer = buyerOn(page, 'ua');
    const firstName = buyer.field('field.first-name');
    const phone = buyer.field('field.phone');
    const email = buyer.field('field.email');
    const wrong = (count: number) => page.getByText(say('checkout.wrong-fields', { count }));
    await buyer.at('contacts');

    await test.step('a long press on the button counts though the field it leaves is found wrong', async () => {
      // The first of all: of a field that was left before it would be said as it is typed.
      await buyer.typeContacts({ email: 'olena@' });
      const button = page.getByRole('button', { name: say('checkout.contacts.on') });
      await button.hover({ position: { x: 20, y: 2 } });
      await page.mouse.down();
      // Time enough for a complaint to be drawn.
      await page.evaluate(() => new Promise((drawn) => setTimeout(() => requestAnimationFrame(drawn), 150)));
      await page.mouse.up();
      await expect(wrong(1)).toBeVisible();
      await expect(email).toBeFocused();
      await expect(email).toHaveAccessibleDescription(new RegExp(say('field.email.invalid')));
    });

    await test.step('an empty form says of each field what it is for', async () => {
      await buyer.typeContacts({ firstName: '', lastName: '', phone: '', email: '' });
      await buyer.toDelivery();
      for (const key of ['field.first-name', 'field.last-name', 'field.phone', 'field.email'])
        await expect(buyer.field(key)).toHaveAccessibleDescription(new RegExp(say(`${key}.required`)));
      await expect(firstName).toBeFocused();
    });

    await test.step('an e-mail with Cyrillic letters that look Latin is offered in Latin ones, a key away', async () => {
      await email.focus();
      // The о and the а are Cyrillic.
      await email.pressSequentially('оlena@gmаil.com');
      const meant = page.getByRole('button', { name: say('field.email.cyrillic', { email: 'olena@gmail.com' }) });
      await page.keyboard.press('Tab');
      await expect(meant).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(email).toHaveValue('olena@gmail.com');
      await expect(email).toBeFocused();
      await expect(email).toHaveAttribute('aria-invalid', 'false');
    });

    await test.step('of two that are wrong the first has the focus, and nothing typed is lost', async () => {
      await buyer.typeContacts({ phone: '12', email: 'olena@' });
      await buyer.toDelivery();
      await expect(phone).toHaveAccessibleDescription(new RegExp(say('field.rule.phone')));
      await expect(phone).toHaveAttribute('aria-invalid', 'true');
      await expect(phone).toBeFocused();
      await expect(wrong(2)).toBeVisible();
      await expect(firstName).toHaveValue(OLENA.firstName);
      await expect(buyer.field('field.last-name')).toHaveValue(OLENA.lastName);
      await expect(phone).toHaveValue('12');
    });

    await test.step('names of every kind arrive as they were typed, and what is pasted with marks nobody sees as it looks', async () => {
      const names = { firstName: 'Мар’яна <b>🧵', lastName: 'O\'Brien-Їжак "\\' };
      const pasted = { phone: '\u202A067 214 08 11\u202C', email: '\u200Bolena@poshta.ua\u200E' };
      await buyer.typeContacts({ ...names, ...pasted });
      await buyer.toDelivery();
      await buyer.at('delivery');
      await expect(page.getByText('Мар’яна <b>🧵 O\'Brien-Їжак "\\')).toBeVisible();
      const order = await orderOf(server.url, buyer.orderId());
      expect(order).toMatchObject({ customer: { ...names, phone: '+380672140811', email: 'olena@poshta.ua' } });
    });
  });
});
