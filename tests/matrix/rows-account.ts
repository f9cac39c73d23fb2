import type { Locator } from '@playwright/test';
import { linkOf, SOLOMIIA } from '#tests/e2e/customer.ts';
import { expect, open } from '#tests/e2e/shop.ts';
import type { Row, Visit } from './row.ts';

const NEW = { email: 'matrix@poshta.ua', password: 'matryts-2026' };

async function post(origin: string, path: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json', 'accept-language': 'uk' };
  const answer = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(answer.ok, path).toBe(true);
}

async function openDialog({ page, customer }: Visit): Promise<void> {
  await open(page, '/ua/faq');
  await customer.openDialog();
}

async function typeCredentials({ customer }: Visit, { email, password }: typeof NEW): Promise<void> {
  await customer.field('field.email').fill(email);
  await customer.field('field.password').fill(password);
}

const credentials = ({ customer }: Visit, { email, password }: typeof NEW): [Locator, string][] => [
  [customer.field('field.email'), email],
  [customer.field('field.password'), password],
];

const saved = ({ customer }: Visit): Locator => customer.toast('toast.saved').first();
const ownEmail = ({ page }: Visit): Locator => page.getByRole('main').getByText(SOLOMIIA.email);
const firstName = ({ page, say }: Visit): Locator => page.getByLabel(new RegExp(`^${say('field.first-name')}`));
const PASSWORDS = {
  'field.password.old': SOLOMIIA.password,
  'field.password.new': 'soniakh-2027',
  'field.password.again': 'soniakh-2027',
};

async function openEdit(visit: Visit): Promise<void> {
  await open(visit.page, '/ua/profile/edit');
  await expect(firstName(visit)).toBeVisible();
}

/** Who somebody is, and what is theirs. */
export const ACCOUNT: Row[] = [
  {
    call: 'auth.register',
    async come(visit) {
      await openDialog(visit);
      await visit.page.getByRole('tab', { name: visit.say('dialog.auth.register') }).click();
    },
    type: (visit) => typeCredentials(visit, NEW),
    typed: (visit) => credentials(visit, NEW),
    act: ({ customer }) => customer.press('dialog.auth.register.send'),
    done: ({ customer }) => customer.profileLink,
    makes: { customers: 1 },
  },
  {
    call: 'auth.login',
    come: openDialog,
    type: (visit) => typeCredentials(visit, SOLOMIIA),
    typed: (visit) => credentials(visit, SOLOMIIA),
    act: ({ customer }) =>
      customer
        .dialog()
        .getByRole('button', { name: customer.say('dialog.auth.login.send'), exact: true })
        .click(),
    done: ({ customer }) => customer.profileLink,
  },
  {
    call: 'auth.google',
    async come(visit) {
      await openDialog(visit);
      await visit.customer.press('dialog.auth.google');
    },
    async act({ page }) {
      page.once('dialog', (asked) => void asked.accept(NEW.email));
      await page.frameLocator('iframe[title="Google"]').getByRole('button').click();
    },
    done: ({ customer }) => customer.profileLink,
    makes: { customers: 1 },
  },
  {
    call: 'auth.refresh-session',
    as: SOLOMIIA,
    come: ({ customer }) => customer.growOld(),
    act: ({ page }) => open(page, '/ua/profile'),
    done: ownEmail,
  },
  {
    call: 'auth.reset-password',
    async come(visit) {
      await openDialog(visit);
      await visit.customer.press('dialog.auth.forgot');
    },
    type: ({ customer }) => customer.field('field.email').fill(SOLOMIIA.email),
    typed: ({ customer }) => [[customer.field('field.email'), SOLOMIIA.email]],
    act: ({ customer }) => customer.press('dialog.reset.send'),
    done: ({ page, say }) => page.getByText(say('dialog.reset.sent', { email: SOLOMIIA.email })),
  },
  {
    call: 'auth.forgot-password',
    async come({ page, server }) {
      await post(server.url, '/v1/auth/reset-password', { email: SOLOMIIA.email });
      await open(page, await linkOf(server.url, 'reset-password', SOLOMIIA.email));
    },
    type: ({ customer }) => customer.field('field.password.new').fill(NEW.password),
    typed: ({ customer }) => [[customer.field('field.password.new'), NEW.password]],
    act: ({ customer }) => customer.press('account.reset.send'),
    done: ({ page, say }) => page.getByText(say('account.reset.done')),
    doneBefore: ({ page, say }) => page.getByRole('main').getByText(say('account.letter.token-invalid')),
  },
  {
    call: 'auth.confirm-email',
    async come({ page, server, known }) {
      if (!known.has('registered')) await post(server.url, '/v1/auth/register', NEW);
      known.set('registered', NEW.email);
      await open(page, '/ua/faq');
    },
    act: async ({ page, server }) => open(page, await linkOf(server.url, 'confirm-email', NEW.email)),
    done: ({ page, say }) => page.getByRole('heading', { level: 1, name: say('account.confirm.done') }),
    doneBefore: ({ page, say }) => page.getByRole('heading', { level: 1, name: say('account.confirm.already') }),
    makes: { customers: 1 },
  },
  {
    call: 'customer.details',
    as: SOLOMIIA,
    come: () => Promise.resolve(),
    // In one moment: a pointer over it asks ahead, and a session that is gone takes the link away from under it.
    act: ({ customer }) => customer.profileLink.dispatchEvent('click'),
    done: ownEmail,
  },
  {
    call: 'customer.update',
    as: SOLOMIIA,
    come: openEdit,
    type: (visit) => firstName(visit).fill('Соломія-Марія'),
    typed: (visit) => [[firstName(visit), 'Соломія-Марія']],
    act: ({ customer }) => customer.press('account.save'),
    done: saved,
  },
  {
    call: 'customer.update-password',
    as: SOLOMIIA,
    come: openEdit,
    async type({ customer }) {
      for (const [key, text] of Object.entries(PASSWORDS)) await customer.field(key).fill(text);
    },
    typed: ({ customer }) => Object.entries(PASSWORDS).map(([key, text]) => [customer.field(key), text]),
    act: ({ customer }) => customer.press('account.password.save'),
    done: saved,
    doneBefore: ({ page, say }) => page.getByRole('main').getByText(say('account.password.wrong')),
  },
  {
    call: 'customer.orders',
    as: SOLOMIIA,
    async come(visit) {
      await open(visit.page, '/ua/profile');
      await expect(ownEmail(visit)).toBeVisible();
    },
    act: ({ page, say }) => page.getByRole('tab', { name: say('account.orders.archive'), exact: true }).click(),
    done: ({ page }) => page.locator('[data-state=received]').first(),
  },
];
