import { customerOn, linkOf, SOLOMIIA } from './customer.ts';
import { awake, expect, FAILED_ANSWER, open, test } from './shop.ts';
import { toldBy } from './shoppers.ts';

for (const { locale } of toldBy('en'))
  test(`somebody registers, confirms by the letter once, signs out, sets another password and signs in (${locale})`, async ({
    page,
    server,
    alarms,
  }) => {
    alarms.expect(FAILED_ANSWER);
    const who = { email: `oksana.${locale}@example.com`, password: 'слово про слово' };
    const customer = customerOn(page, locale);
    const { say } = customer;
    await open(page, `/${locale}/catalog`);
    await customer.register(who);
    await expect(customer.toast('toast.registered')).toBeVisible();
    await expect(page, 'who signs in stays on the screen').toHaveURL(`/${locale}/catalog`);

    const confirmation = await linkOf(server.url, 'confirm-email', who.email);
    const told = (key: string) => page.getByRole('heading', { level: 1, name: say(key) });
    await open(page, confirmation);
    await expect(told('account.confirm.done')).toBeVisible();
    await expect(page).toHaveURL(`/${locale}/confirm-email`);
    await open(page, confirmation);
    await expect(told('account.confirm.already'), 'it works once').toBeVisible();
    await page.goBack();
    await awake(page);
    await expect(told('account.confirm.done')).toBeVisible();
    const left = await page.evaluate(() => JSON.stringify([history.state, document.title, location.href]));
    expect(left, 'no trace of it').not.toContain(new URL(confirmation, server.url).searchParams.get('token'));

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
