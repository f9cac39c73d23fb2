import { STORAGE_SESSION } from '#domain/constants.ts';
import type { Shopper } from './shopper.ts';
import { oneOf, type Step } from './step.ts';
import { anew } from './steps-basket.ts';
import { inSecondTab } from './steps-tab.ts';
import type { WalkInShop } from './walk-in-shop.ts';

const AWAY_FROM_ORDERS = new Set(['home', 'catalogue', 'product', 'basket', 'profile']);
const ORDER = /\/checkout\/([\da-f]{8}-[\da-f-]{27})/;
const HOUR_MS = 3_600_000;

const canLookAround: Step['can'] = ({ screen, dialog }) => AWAY_FROM_ORDERS.has(screen) && dialog === undefined;

/** The account is reached from the header, or from the menu where the header is narrow. */
async function pressInHeader(walk: WalkInShop, { locale }: Shopper, key: string): Promise<void> {
  const say = walk.say(locale);
  const named = walk.page.getByText(say(key), { exact: true });
  const seen = walk.page.getByRole('banner').getByText(say(key), { exact: true });
  if ((await seen.count()) > 0 && (await seen.first().isVisible())) return walk.press(seen.first());
  await walk.press(walk.page.getByRole('banner').getByRole('button', { name: say('header.menu') }));
  await walk.press(named.filter({ visible: true }).last());
}

async function typeAccount(walk: WalkInShop, { locale }: Shopper, email: string, password: string): Promise<void> {
  const say = walk.say(locale);
  const dialog = walk.page.getByRole('dialog', { name: say('dialog.auth.title') });
  await dialog.getByLabel(say('field.email'), { exact: true }).fill(email);
  await dialog.getByLabel(say('field.password'), { exact: true }).fill(password);
}

/** Something the account knows is changed and saved. */
function ownDetails(name: string, texts: Record<string, string[]>): Step {
  return {
    name,
    weight: 3,
    can: ({ screen, dialog }, { person }) => screen === 'details' && person !== undefined && dialog === undefined,
    async go(walk, shopper, pick) {
      const details = shopper.person?.details ?? {};
      for (const [field, choice] of Object.entries(texts)) {
        if (shopper.sight.fields[field] === undefined) continue;
        const text = oneOf(choice, pick);
        await walk.page.locator(`main [name="${field}"]:visible`).fill(text);
        details[field] = text;
        shopper.changed.add(field);
        if (text !== '') shopper.words.add(text);
      }
      await walk.press(walk.button(walk.say(shopper.locale)('account.save')));
      await walk.settle();
    },
  };
}

/** Who somebody is: in, out, in again, and thrown out. */
export const PERSON: Step[] = [
  {
    name: 'sign in',
    weight: 2,
    can: (sight, shopper) => canLookAround(sight, shopper) && shopper.person === undefined,
    async go(walk, shopper, pick) {
      const say = walk.say(shopper.locale);
      const person = oneOf(shopper.people, pick);
      await pressInHeader(walk, shopper, 'header.sign-in');
      await typeAccount(walk, shopper, person.email, person.password);
      await walk.press(
        walk.page.getByRole('dialog').getByRole('button', { name: say('dialog.auth.login.send'), exact: true }),
      );
      await walk.page.getByRole('dialog').waitFor({ state: 'hidden' });
      shopper.signIn(person);
    },
  },
  {
    name: 'sign up',
    can: (sight, shopper) => canLookAround(sight, shopper) && shopper.person === undefined,
    async go(walk, shopper, pick) {
      const say = walk.say(shopper.locale);
      const email = `nova${pick}@poshta.ua`;
      if (shopper.people.some((one) => one.email === email)) return;
      const person = { email, password: 'vyshyvka-7', details: { email }, basket: new Map<string, number>() };
      await pressInHeader(walk, shopper, 'header.sign-in');
      await walk.press(walk.page.getByRole('tab', { name: say('dialog.auth.register') }));
      await typeAccount(walk, shopper, email, person.password);
      await walk.press(walk.button(say('dialog.auth.register.send')));
      await walk.page
        .getByRole('dialog')
        .first()
        .waitFor({ state: 'hidden' })
        .catch(() => undefined);
      shopper.people.push(person);
      shopper.signIn(person);
    },
  },
  {
    name: 'sign out',
    can: (sight, shopper) => canLookAround(sight, shopper) && shopper.person !== undefined,
    async go(walk, shopper) {
      const say = walk.say(shopper.locale);
      await walk.press(walk.page.getByRole('banner').getByRole('button', { name: say('header.menu') }));
      await walk.press(walk.page.getByRole('dialog').getByRole('button', { name: say('header.sign-out') }));
      shopper.signOut();
    },
  },
  {
    name: 'be signed out by another tab',
    can: ({ screen }, { person }) => person !== undefined && screen !== 'bank',
    async go(walk, shopper) {
      const say = walk.say(shopper.locale);
      await inSecondTab(walk, `/${shopper.locale}/faq`, async (tab) => {
        await tab
          .getByRole('banner')
          .getByRole('button', { name: say('header.menu') })
          .click();
        await tab
          .getByRole('dialog')
          .getByRole('button', { name: say('header.sign-out') })
          .click();
        await tab.getByRole('dialog').waitFor({ state: 'hidden' });
        shopper.signOut();
      });
    },
  },
  {
    name: 'let an hour pass',
    can: ({ screen }, { person }) => person !== undefined && screen !== 'bank',
    async go(walk, shopper) {
      await walk.page.evaluate(
        ([name, hour]) => {
          const session = JSON.parse(localStorage.getItem(name) ?? 'null') as { receivedAt: number } | null;
          if (session !== null)
            localStorage.setItem(name, JSON.stringify({ ...session, receivedAt: session.receivedAt - hour }));
        },
        [STORAGE_SESSION, HOUR_MS] as const,
      );
      await walk.page.reload();
      await anew(walk, shopper);
    },
  },
  {
    name: 'be thrown out at the bank',
    weight: 2,
    can: ({ screen }, { person }) => person !== undefined && screen === 'bank',
    async go(walk, shopper) {
      await fetch(`${walk.server.url}/v1/__mock/end-sessions`, { method: 'POST', body: '{}' });
      await fetch(`${walk.server.url}/v1/__mock/clock`, {
        method: 'POST',
        body: JSON.stringify({ offsetMs: 2 * HOUR_MS }),
      });
      shopper.signOut();
    },
  },
  {
    name: 'open the own details',
    can: ({ screen, dialog }, { person }) => person !== undefined && screen !== 'bank' && dialog === undefined,
    go: (walk, { locale }) => walk.open(`/${locale}/profile/edit`),
  },
  ownDetails('have another phone', { phone: ['63 111 2233', '97 444 5566'] }),
  ownDetails('have an address', { city: ['Харків', 'Одеса'], branchNumber: ['7', '31'] }),
  ownDetails('have no address', { city: [''], address: [''], postcode: [''], branchNumber: [''] }),
  {
    name: 'look at the own orders',
    weight: 2,
    can: ({ screen, dialog }, { person }) => person !== undefined && screen !== 'bank' && dialog === undefined,
    go: (walk, { locale }, pick) => walk.open(`/${locale}/profile${pick % 4 === 3 ? '?tab=archive' : ''}`),
  },
  {
    name: 'look at an order',
    weight: 3,
    can: ({ screen, links }, { locale }) => screen === 'profile' && links.length > 0 && locale !== undefined,
    async go(walk, { locale }, pick) {
      const details = walk.page.getByRole('link', { name: walk.say(locale)('account.order.details') });
      const count = await details.count();
      if (count > 0) await walk.press(details.nth(pick % count));
    },
  },
  {
    name: 'go on with an order and pay',
    weight: 4,
    can: ({ screen }) => screen === 'profile' || screen === 'order',
    async go(walk, { locale, saidBefore }, pick) {
      const pay = walk.page.getByRole('link', { name: walk.say(locale)('account.order.pay') });
      const count = await pay.count();
      if (count === 0) return;
      const link = pay.nth(pick % count);
      const [, order] = ORDER.exec((await link.getAttribute('href')) ?? '') ?? [];
      await walk.press(link);
      if (order !== undefined) saidBefore.add(order);
    },
  },
];
