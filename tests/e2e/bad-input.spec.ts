import { buyerOn, OLENA } from './buyer.ts';
import { linkOf } from './customer.ts';
import { HOODIE, HOODIE_M, orderOf } from './goods.ts';
import { makeOrder } from './orders.ts';
import { awake, expect, FAILED_ANSWER, open, test } from './shop.ts';
import { firstOf } from './shoppers.ts';
import { wordsOf } from './words.ts';

const say = wordsOf('ua');
const HOUR_MS = 3_600_000;
const NOWHERE = '00000000-0000-4000-8000-000000000000';

const MISSING = [
  '/ua/no-such-page',
  '/ua/about/us',
  `/ua/catalog/product/${NOWHERE}`,
  '/ua/catalog/product/not-an-id',
  `/ua/catalog/${NOWHERE}`,
  '/ua/catalog/not-an-id',
  '/ua/catalog/..%2f..%2fusers',
  '/ua/catalog/%00',
  '/ua/catalog/%E0%A4%A',
  `/ua/catalog/product/${HOODIE}%3Fx`,
  '/ua/catalog/__proto__',
  '/ua/catalog/constructor',
];
const MISSING_IN_ENGLISH = '/en/constructor';

test('an address of nothing is 404 and shows ways on', async ({ page, alarms }) => {
  test.slow();
  alarms.expect(FAILED_ANSWER);
  for (const address of [...firstOf(4, MISSING), MISSING_IN_ENGLISH])
    await test.step(address, async () => {
      const answer = await page.goto(address);
      expect.soft(answer?.status()).toBe(404);
      await awake(page);
      const words = wordsOf(address.startsWith('/en') ? 'en' : 'ua');
      await expect(page.getByText(words('not-found.text'))).toBeVisible();
      const locale = address.slice(0, 3);
      await expect(page.getByRole('main').getByRole('link', { name: words('not-found.catalog') })).toHaveAttribute(
        'href',
        `${locale}/catalog`,
      );
    });
  await page
    .getByRole('main')
    .getByRole('link', { name: wordsOf('en')('not-found.catalog') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: wordsOf('en')('listing.title') })).toBeVisible();
});

test('an address made to lead elsewhere stays in the shop', async ({ page, server, alarms }) => {
  alarms.expect(FAILED_ANSWER);
  const ways = ['//evil.test', '/%5Cevil.test', '/ua//evil.test', '/ua/%2F%2Fevil.test', '/en/..%2f..%2f//evil.test'];
  for (const way of ways) {
    await page.goto(`${server.url}${way}`);
    expect(new URL(page.url()).origin, way).toBe(server.url);
    await awake(page);
    expect(new URL(page.url()).origin, way).toBe(server.url);
  }
  for (const way of ['//evil.test', '/\\evil.test', '/%2F%2Fevil.test']) {
    const { headers } = await fetch(`${server.url}/${way}`, { redirect: 'manual' });
    const target = new URL(headers.get('location') ?? '/', server.url);
    expect(target.origin, way).toBe(server.url);
  }
});

test('strange wishes of a listing are not heard, and the rest is', async ({ page }) => {
  await open(page, '/ua/catalog?sort=drop&sizes=M,XXXXL,<b>&types=alien&pages=-3&sale=1&__proto__=1');
  await expect(page.getByRole('list', { name: say('listing.chips') }).getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('combobox', { name: say('listing.sort') })).toHaveValue('first');
});

test('what is searched for is shown as it was typed, whatever it is', async ({ page }) => {
  const text = '<img src=x onerror=alert(1)>"\'&{}';
  await open(page, `/ua/catalog?q=${encodeURIComponent(text)}`);
  await expect(page.getByRole('heading', { level: 1, name: `«${text}»` })).toBeVisible();
  await expect(page.getByText(say('listing.empty-title'))).toBeVisible();
  await expect(page.getByRole('search').getByRole('combobox')).toHaveValue(text);
});

test.describe('orders', () => {
  test('an order that does not exist is said not to', async ({ page, alarms }) => {
    alarms.expect(FAILED_ANSWER);
    for (const id of firstOf(1, [NOWHERE, 'not-an-id', '..%2f..%2fpages']))
      for (const path of [id, `success?order=${id}`, `error?order=${id}`])
        await test.step(path, async () => {
          await open(page, `/ua/checkout/${path}`);
          await expect(page.getByText(say('checkout.error.order-not-found'))).toBeVisible();
          await expect(page.getByRole('main').getByRole('link', { name: say('checkout.to-catalog') })).toBeVisible();
        });
  });

  test('thanks and failure without an order send nobody into the void', async ({ page }) => {
    for (const screen of ['success', 'error']) {
      await open(page, `/ua/checkout/${screen}`);
      await expect(page.getByText(say('checkout.error.order-not-found'))).toBeVisible();
    }
  });

  test('an order that is paid cannot be changed, and says so', async ({ page, server }) => {
    const id = await makeOrder(server.url, [HOODIE_M], 'paid');
    await open(page, `/ua/checkout/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: say('checkout.finished.title') })).toBeVisible();
    await page.getByRole('link', { name: say('checkout.finished.look') }).click();
    await expect(page.getByRole('heading', { level: 1, name: say('order.success.title') })).toBeVisible();
  });

  test('a paid order can be looked at again and again and stays one', async ({ page, server }) => {
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
    const other = await page.context().newPage();
    await other.goto(`/en/checkout/success?order=${id}`);
    await expect(other.getByText(OLENA.email)).toBeVisible();
  });
});

test('the checkout of an empty basket says so and makes no order', async ({ page, server }) => {
  await open(page, '/ua/checkout');
  await expect(page.getByText(say('checkout.no-item-in-cart'))).toBeVisible();
  await expect(page.getByRole('link', { name: say('checkout.to-catalog') })).toBeVisible();
  expect(await server.orders()).toBe(0);
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

  test('whatever is typed for a quantity in the basket becomes one', async ({ page }) => {
    await open(page, '/ua/basket');
    const lines = page.getByRole('list', { name: say('basket.lines') }).getByRole('listitem');
    const quantity = lines.getByRole('textbox');
    for (const [typed, kept] of [
      ['-1', undefined],
      ['0', undefined],
      ['1.5', '1'],
      ['2,9', '2'],
      ['1e9', '99'],
      ['дві', '1'],
      ['', '1'],
      ['007', '7'],
    ] as const)
      await test.step(`«${typed}» becomes ${kept ?? 'a line removed'}`, async () => {
        // What nothing was meant by leaves what there was.
        await quantity.fill('1');
        await quantity.press('Enter');
        await quantity.fill(typed);
        await quantity.press('Enter');
        if (kept === undefined) {
          await expect(page.getByText(say('basket.empty.text'))).toBeVisible();
          await page.getByRole('button', { name: say('basket.undo') }).click();
        } else await expect(quantity).toHaveValue(kept);
        await expect(lines).toHaveCount(1);
      });
  });
});

test('whatever is typed for the pieces of a product puts one more into the basket', async ({ page }) => {
  await open(page, `/ua/catalog/product/${HOODIE}?size=M`);
  for (const [before, typed] of ['-1', '0', '1.5', 'text'].entries())
    await test.step(`«${typed}»`, async () => {
      await page
        .getByRole('group', { name: say('product.quantity') })
        .getByRole('textbox')
        .fill(typed);
      await page.getByRole('button', { name: say('product.add'), exact: true }).click();
      await expect(page.getByRole('link', { name: say('header.basket-count', { count: before + 1 }) })).toBeVisible();
    });
});

test('a product without a chosen size is not bought: the sizes are asked for', async ({ page }) => {
  await open(page, `/ua/catalog/product/${HOODIE}?size=HUGE`);
  await page.getByRole('button', { name: say('product.add'), exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: say('product.size-needed') })).toBeVisible();
  await expect(page.getByRole('group', { name: say('product.size'), exact: true })).toBeFocused();
});
