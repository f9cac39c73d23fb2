import { expectNoBarriers } from './barriers.ts';
import { buyerOn } from './buyer.ts';
import { customerOn, OSTAP, SOLOMIIA } from './customer.ts';
import { HOODIE_M } from './goods.ts';
import { awake, expect, open, test } from './shop.ts';
import { toldBy } from './shoppers.ts';

for (const { locale, width, height } of toldBy('en'))
  test.describe(`in ${locale} at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('address created, edited, deleted: what is saved is said in the profile, and gone again; a letter asks for all that is known', async ({
      page,
    }) => {
      const customer = customerOn(page, locale);
      const { say } = customer;
      const field = (key: string) => page.getByLabel(new RegExp(`^${say(key)}`));
      const address = page.getByRole('main').getByText(/Полтава|Одеса/);
      const save = async (values: Record<string, string>): Promise<void> => {
        await page.goto(`/${locale}/profile/edit`);
        await awake(page);
        for (const [key, value] of Object.entries(values)) await field(key).fill(value);
        await field('field.city').press('Enter');
        await expect(customer.toast('toast.saved')).toBeVisible();
        await open(page, `/${locale}/profile`);
        await expect(page.getByText(OSTAP.email).first()).toBeVisible();
      };
      await customer.signedInBefore(OSTAP);
      await save({ 'field.city': 'Полтава', 'field.branch': '12' });
      await expect(address).toContainText('Полтава');
      await expect(address).toContainText('12');
      await save({ 'field.city': 'Одеса' });
      await expect(address).toContainText('Одеса');
      await save({ 'field.city': '', 'field.branch': '' });
      await expect(address).toHaveCount(0);

      await open(page, `/${locale}/profile/edit`);
      await page.getByText(say('own-data.title')).press('Enter');
      const letter = page.getByRole('main').getByRole('link', { name: /@/ });
      await expect(letter).toHaveAttribute('href', new RegExp(`^mailto:.*${encodeURIComponent(OSTAP.email)}`));
      await expectNoBarriers(page, { where: 'in a letter about one’s data', within: ['main details'] });
    });

    test('already signed in: an address that asks to sign in opens the page and nothing over it', async ({ page }) => {
      const customer = customerOn(page, locale);
      await customer.signedInBefore(SOLOMIIA);
      await open(page, `/${locale}/faq?dialog=auth`);
      await expect(page).toHaveURL(`/${locale}/faq`);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    test('return: which things, why, and a letter with all of it, by keyboard', async ({ page }) => {
      const customer = customerOn(page, locale);
      const { say } = customer;
      await customer.signedInBefore(SOLOMIIA);
      await open(page, `/${locale}/profile`);
      const sent = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasText: say('account.order.status.SENT') });
      await sent
        .getByRole('link', { name: say('account.order.details') })
        .first()
        .press('Enter');
      const opener = page.getByText(say('return.title'), { exact: true });
      await opener.press('Enter');
      const form = page.locator('details[open]').filter({ has: opener });
      await form.getByRole('checkbox').first().press('Space');
      await form.getByRole('radio', { name: say('return.kind.RETURN') }).focus();
      await page.keyboard.press('ArrowDown');
      await form.getByRole('textbox').fill('XS');
      await expectNoBarriers(page, { where: 'in a return', within: ['main details[open]'] });
      const letter = form.getByRole('link', { name: /@/ });
      const { pathname, searchParams } = new URL((await letter.getAttribute('href')) ?? '');
      expect(pathname).toContain('@');
      expect(searchParams.get('subject')).toMatch(/\d{5}/);
      expect(searchParams.get('body')).toContain(say('return.reason', { why: 'XS' }));
      await expect(form.getByText(say('return.next'))).toBeVisible();
    });

    test.describe('with a hoodie in the basket', () => {
      test.use({ basket: { items: [HOODIE_M] } });

      test('saved address at checkout, and several: an account’s own is there, another by a press, and one goes on to the payment', async ({
        page,
      }) => {
        const customer = customerOn(page, locale);
        const buyer = buyerOn(page, locale);
        await customer.signedInBefore(SOLOMIIA);
        await open(page, `/${locale}/basket`);
        await page.getByRole('link', { name: customer.say('basket.checkout') }).click();
        await buyer.at('contacts');
        await expect(buyer.field('field.email')).toHaveValue(SOLOMIIA.email);
        await buyer.toDelivery();
        await buyer.at('delivery');
        await expect(buyer.field('field.city')).toHaveValue('Львів');
        await expect(buyer.field('field.branch')).toHaveValue('24');
        const former = page.getByRole('group', { name: customer.say('checkout.former') }).getByRole('button');
        await expect(former.and(page.locator('[aria-pressed=true]'))).toHaveText(/№\s24|No\.\s24/);
        const door = former.filter({ hasText: 'Рогатинців' }).first();
        await door.press('Enter');
        await expect(door).toHaveAttribute('aria-pressed', 'true');
        await expect(buyer.field('field.address')).toHaveValue(/Рогатинців/);
        await expectNoBarriers(page, { where: 'among several addresses' });
        await buyer.toPayment();
        await buyer.at('payment');
        await expect(page.getByRole('main')).toContainText(/Рогатинців/);
      });
    });
  });
