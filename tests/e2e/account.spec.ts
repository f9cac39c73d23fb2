import { customerOn, linkOf, SOLOMIIA } from './customer.ts';
import { awake, expect, FAILED_ANSWER, open, test } from './shop.ts';
import { toldBy } from './shoppers.ts';

for (const { locale } of toldBy('en'))
  test(`somebody registers, confirms by the letter, signs out, sets another password and signs in (${locale})`, async ({
    page,
    server,
  }) => {
    const who = { email: `oksana.${locale}@example.com`, password: 'слово про слово' };
    const customer = customerOn(page, locale);
    const { say } = customer;
    await open(page, `/${locale}/catalog`);
    await customer.register(who);
    await expect(customer.toast('toast.registered')).toBeVisible();
    await expect(page, 'who signs in stays on the screen').toHaveURL(`/${locale}/catalog`);

    await open(page, await linkOf(server.url, 'confirm-email', who.email));
    await expect(page.getByRole('heading', { level: 1, name: say('account.confirm.done') })).toBeVisible();
    await expect(page).toHaveURL(`/${locale}/confirm-email`);

    await customer.signOut();
    await customer.openDialog();
    await customer.field('field.email').fill(who.email);
    await customer.press('dialog.auth.forgot');
    await customer.press('dialog.reset.send');
    await expect(page.getByText(say('dialog.reset.sent', { email: who.email }))).toBeVisible();

    const link = await linkOf(server.url, 'reset-password', who.email);
    await open(page, link);
    await expect(page).toHaveURL(`/${locale}/reset-password`);
    await page.reload();
    await awake(page);
    const next = { ...who, password: 'another phrase 🧵' };
    await customer.field('field.password.new').fill(next.password);
    await customer.press('account.reset.send');
    await expect(page.getByText(say('account.reset.done'))).toBeVisible();
    await customer.signIn(next);
    await expect(customer.toast('toast.signed-in')).toBeVisible();
  });

test('the links of letters work once, leave no trace in the address, and say so the second time', async ({
  page,
  server,
  alarms,
}) => {
  alarms.expect(FAILED_ANSWER);
  const customer = customerOn(page);
  await open(page, '/ua/faq');
  await customer.register({ email: 'petro@example.com', password: 'petro-petro' });
  const link = await linkOf(server.url, 'confirm-email', 'petro@example.com');
  await open(page, link);
  await expect(page.getByRole('heading', { level: 1, name: customer.say('account.confirm.done') })).toBeVisible();
  await open(page, link);
  await expect(page.getByRole('heading', { level: 1, name: customer.say('account.confirm.already') })).toBeVisible();
  await page.goBack();
  await awake(page);
  await expect(page.getByRole('heading', { level: 1, name: customer.say('account.confirm.done') })).toBeVisible();
  await page.goForward();
  await awake(page);
  await expect(page.getByRole('heading', { level: 1, name: customer.say('account.confirm.already') })).toBeVisible();
  expect(page.url()).not.toContain('token');
  const token = new URL(link, server.url).searchParams.get('token') ?? '';
  expect(await page.evaluate(() => JSON.stringify([history.state, document.title, location.href]))).not.toContain(
    token,
  );
});

test('a letter’s link with a token of no letter leads nowhere, and says so', async ({ page, alarms }) => {
  alarms.expect(FAILED_ANSWER);
  const { say } = customerOn(page);
  for (const path of ['confirm-email', 'reset-password']) {
    await open(page, `/ua/${path}?token=`);
    await expect(page.getByRole('main').getByText(say('account.letter.token-missing'))).toBeVisible();
  }
  for (const token of ['x'.repeat(5_000), '%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E', '..%2F..%2Fusers', '%00']) {
    await open(page, `/ua/confirm-email?token=${token}`);
    await expect(page.getByRole('main').getByText(say('account.letter.token-invalid'))).toBeVisible();
    await open(page, `/ua/reset-password?token=${token}`);
    await page.getByLabel(say('field.password.new')).fill('new-password');
    await page.getByRole('button', { name: say('account.reset.send') }).click();
    await expect(page.getByRole('main').getByText(say('account.letter.token-invalid')), token).toBeVisible();
    await expect(page).toHaveURL('/ua/reset-password');
  }
});

test('a wrong password and a taken e-mail are said in the dialog, and nothing else happens', async ({
  page,
  alarms,
}) => {
  alarms.expect(FAILED_ANSWER);
  const customer = customerOn(page);
  const { say } = customer;
  await open(page, '/ua/catalog');
  await customer.openDialog();
  await customer.field('field.email').fill(SOLOMIIA.email);
  await customer.field('field.password').fill('not-this-one');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('Enter');
  await expect(customer.dialog().getByText(say('error.invalid-credentials'))).toBeVisible();
  await expect(page.getByRole('region', { name: say('toast.label') })).toContainText(say('error.invalid-credentials'));
  const isFree = await customer
    .dialog()
    .getByRole('button', { name: say('common.close') })
    .evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  expect(isFree, 'a message lies over the way out').toBe(true);
  await page.getByRole('tab', { name: say('dialog.auth.register') }).click();
  await customer.press('dialog.auth.register.send');
  await expect(customer.dialog().getByText(say('dialog.auth.taken'))).toBeVisible();
  await expect(customer.field('field.password')).toHaveValue('not-this-one');
  await expect(page).toHaveURL('/ua/catalog');
});

test('a developer’s shop signs in by Google’s stand-in, offline', async ({ page }) => {
  const customer = customerOn(page);
  await open(page, '/ua/faq');
  await customer.openDialog();
  await customer.press('dialog.auth.google');
  page.once('dialog', (asked) => void asked.accept('lesia@gmail.example'));
  await page.frameLocator('iframe[title="Google"]').getByRole('button').click();
  await expect(customer.profileLink).toBeVisible();
  await expect(customer.dialog()).toBeHidden();
});

test('the way in is found by keyboard alone', async ({ page }) => {
  const customer = customerOn(page);
  await open(page, '/ua/faq');
  await customer.signInButton.focus();
  await page.keyboard.press('Enter');
  await expect(customer.dialog()).toBeVisible();
  await page.getByRole('tab', { name: customer.say('dialog.auth.login') }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type(SOLOMIIA.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(SOLOMIIA.password);
  await page.keyboard.press('Enter');
  await expect(customer.profileLink).toBeVisible();
});

test('without storage somebody signs in all the same, for as long as the page is open', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('No storage', 'SecurityError');
      },
    });
  });
  const customer = customerOn(page);
  await open(page, '/ua/faq');
  await customer.signIn();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: customer.say('menu.about') })
    .first()
    .click();
  await expect(customer.profileLink).toBeVisible();
});
