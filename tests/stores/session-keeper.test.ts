import { describe, expect, it } from 'vitest';
import {
  STORAGE_BASKET,
  STORAGE_BASKET_STAMP,
  STORAGE_CHECKOUT_DRAFT,
  STORAGE_DRAFT_ASIDE,
  STORAGE_SESSION,
  STORAGE_SESSION_ENDED,
} from '#domain/constants.ts';
import { AppError } from '#domain/errors.ts';
import { LETTER_TOKEN, PASSWORD, SOLOMIIA } from '../support/fake-auth-port.ts';
import { settle } from '../support/fake-clock.ts';
import type { ShopOptions } from '../support/fake-shop.ts';
import { createFakeShop } from '../support/fake-shop.ts';
import { LIFE_S } from '../support/session-world.ts';

const DRAFT = '{"contacts":{"firstName":"Соломія"}}';
const DEAD = new AppError('server', { code: 'INVALID_REFRESH_TOKEN', status: 401 });

function openShop(options: ShopOptions = {}) {
  const shop = createFakeShop(options);
  const { signIn, keeper } = shop.stores.account.current ?? expect.fail('no account');
  const said = () => shop.stores.toasts.toasts.map(({ words }) => ('key' in words ? words.key : words.text));
  return { ...shop, signIn, keeper, said };
}

async function signedIn(options: ShopOptions = {}) {
  const shop = openShop(options);
  await shop.signIn.login({ email: SOLOMIIA.email, password: PASSWORD });
  await settle();
  shop.stores.toasts.toasts = [];
  return shop;
}

/** The next call finds the access token too old, and the session cannot be renewed. */
const expire = async (shop: Awaited<ReturnType<typeof signedIn>>, reason: AppError) => {
  await shop.clock.advance(LIFE_S * 1_000);
  shop.ports.auth.failNext(reason, 'refresh');
  const calls = Promise.allSettled([shop.tokens.accessToken(), shop.tokens.accessToken()]);
  await shop.clock.advance(1_000);
  await calls;
};

/** The same browser, opened anew. */
async function reopened(shop: Awaited<ReturnType<typeof signedIn>>) {
  const kept = Object.fromEntries(
    [STORAGE_SESSION, STORAGE_CHECKOUT_DRAFT].flatMap((name) => {
      const value = shop.keyValue.read(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const next = openShop({ kept });
  await settle();
  return next;
}

describe('signing in', () => {
  it('shows who it is and says so, and closes its dialog', async () => {
    const { stores, signIn, said } = openShop();
    stores.dialogs.open('auth', {});
    expect(await signIn.login({ email: SOLOMIIA.email, password: PASSWORD })).toBe(true);
    expect(stores.session.isSignedIn).toBe(true);
    expect(stores.dialogs.current).toBeUndefined();
    expect(said()).toEqual(['toast.signed-in']);
    await settle();
    expect(stores.session.user).toMatchObject({ firstName: 'Соломія' });
  });

  it('lasts over a reload, with the name at once', async () => {
    const shop = await signedIn();
    const again = await reopened(shop);
    expect(again.stores.session.isSignedIn).toBe(true);
    expect(again.stores.session.user).toMatchObject({ firstName: 'Соломія' });
    expect(again.ports.auth.calls.map(({ method }) => method)).toEqual(['details']);
  });

  it('is known with phone and address while the page is open, and kept without them', async () => {
    const shop = await signedIn();
    const known = { phone: '+380672140811', address: { region: 'UA', country: 'UA', city: 'Полтава' } as const };
    await shop.ports.auth.update(known);
    await shop.keeper.details();
    expect(shop.stores.session.user).toMatchObject(known);
    const kept = shop.keyValue.read(STORAGE_SESSION) ?? '';
    expect(kept).not.toContain('Полтава');
    expect(kept).not.toContain('+380672140811');
    // Another tab has renewed the tokens of the same session.
    shop.keyValue.write(STORAGE_SESSION, kept.replace('refresh-1', 'refresh-2'));
    shop.keeper.follow();
    expect(shop.stores.session.user).toMatchObject(known);
  });

  it('is whole although nobody could say who it is; that is asked again with the next page', async () => {
    const shop = openShop();
    shop.ports.auth.failNext(new AppError('server', { status: 500, code: 'SOMETHING_WENT_WRONG' }), 'details');
    await shop.signIn.login({ email: SOLOMIIA.email, password: PASSWORD });
    await settle();
    expect(shop.stores.session).toMatchObject({ isSignedIn: true, user: undefined });
    expect(shop.reports).toEqual(['customer.details: SOMETHING_WENT_WRONG']);
    expect((await reopened(shop)).stores.session.user).toMatchObject({ email: SOLOMIIA.email });
  });

  it('with a wrong password stays where it is, with the reason and the basket', async () => {
    const { stores, signIn, navigation, said, ports } = openShop({ basket: [] });
    stores.dialogs.open('auth', {});
    ports.auth.failNext(new AppError('server', { status: 401, code: 'UNAUTHORIZED' }), 'login');
    expect(await signIn.login({ email: SOLOMIIA.email, password: 'wrong' })).toBe(false);
    expect(await signIn.login({ email: SOLOMIIA.email, password: 'wrong' })).toBe(false);
    expect(signIn.errorOf('login')).toEqual({ key: 'error.invalid-credentials' });
    expect(stores.dialogs.current?.name).toBe('auth');
    expect([navigation.went, said()]).toEqual([[], []]);
    signIn.leave();
    expect(signIn.errorOf('login')).toBeUndefined();
  });

  it('pressed twice asks once', async () => {
    const { signIn, ports } = openShop();
    const credentials = { email: SOLOMIIA.email, password: PASSWORD };
    expect(await Promise.all([signIn.login(credentials), signIn.login(credentials)])).toEqual([true, false]);
    expect(ports.auth.calls.filter(({ method }) => method === 'login')).toHaveLength(1);
  });

  it('with Google shows who it is; when that fails it is said in its place and to whoever runs the shop', async () => {
    const { signIn, stores, ports, reports, said } = openShop();
    ports.auth.failNext(new AppError('server', { code: 'GOOGLE_AUTH_TOKEN_INVALID', status: 400 }));
    await signIn.google('forged');
    expect([reports, said(), stores.session.isSignedIn]).toEqual([['auth.google: failed'], [], false]);
    expect(signIn.errorOf('google')).toEqual({ key: 'error.default' });
    await signIn.google('credential');
    expect([said(), stores.session.isSignedIn]).toEqual([['toast.signed-in'], true]);
    expect(signIn.errorOf('google')).toBeUndefined();
  });
});

describe('registering', () => {
  const OKSANA = { email: 'oksana@example.com', password: 'слово-слово' };

  it('signs in, says so and counts it', async () => {
    const { signIn, stores, said, events } = openShop();
    expect(await signIn.register(OKSANA)).toBe(true);
    expect(stores.session.isSignedIn).toBe(true);
    expect(said()).toEqual(['toast.registered']);
    expect(events).toEqual([{ name: 'signup', way: 'password' }]);
  });

  it('with Google is counted when the account was made with it, and an old account is not', async () => {
    const { signIn, ports, clock, events } = openShop();
    const now = Math.floor(clock.now() / 1_000) * 1_000;
    for (const registeredAt of [now - 86_400_000, now - 2_000]) {
      ports.auth.details = () => Promise.resolve({ ...SOLOMIIA, registeredAt });
      await signIn.google('credential');
      await settle();
    }
    expect(events).toEqual([{ name: 'signup', way: 'google' }]);
  });

  it('pressed twice makes one account', async () => {
    const { signIn, ports } = openShop();
    expect(await Promise.all([signIn.register(OKSANA), signIn.register(OKSANA)])).toEqual([true, false]);
    expect(ports.auth.calls.filter(({ method }) => method === 'register')).toHaveLength(1);
  });

  it('with an e-mail that has an account says that', async () => {
    const { signIn, stores } = openShop();
    await signIn.register({ ...OKSANA, email: SOLOMIIA.email });
    expect(signIn.errorOf('register')).toEqual({ key: 'dialog.auth.taken' });
    expect(stores.session.isSignedIn).toBe(false);
  });

  it('asks again under the same name after an unknown outcome, so that there is one account', async () => {
    const { signIn, ports } = openShop();
    ports.auth.failNext(new AppError('unreachable'), 'register');
    await signIn.register(OKSANA);
    await signIn.register(OKSANA);
    await signIn.register({ ...OKSANA, email: 'other@example.com' });
    const operations = ports.auth.calls.filter(({ method }) => method === 'register').map(({ values }) => values[2]);
    expect(operations[1]).toBe(operations[0]);
    expect(operations[2]).not.toBe(operations[0]);
  });
});

describe('a forgotten password', () => {
  it('is set anew by the letter', async () => {
    const { signIn } = openShop();
    expect(await signIn.requestReset(SOLOMIIA.email)).toBe(true);
    expect(await signIn.setPassword(LETTER_TOKEN, 'new-password')).toBe(true);
  });

  it.each<['requestReset' | 'setPassword' | 'confirmEmail', string]>([
    ['requestReset', 'dialog.reset.no-user'],
    ['setPassword', 'account.reset.token-invalid'],
    ['confirmEmail', 'account.confirm.token-invalid'],
  ])('%s says what is wrong in words of its own', async (action, key) => {
    const { signIn } = openShop();
    expect(await signIn[action]('nobody@example.com', 'new-password')).toBe(false);
    expect(signIn.error?.text).toEqual({ key });
  });
});

describe('signing out', () => {
  it('leaves nothing personal in this browser', async () => {
    const { keeper, stores, keyValue, said } = await signedIn({ kept: { [STORAGE_BASKET]: '{"items":[]}' } });
    keyValue.write(STORAGE_CHECKOUT_DRAFT, DRAFT);
    keeper.signOut();
    expect(stores.session).toMatchObject({ isSignedIn: false, user: undefined });
    const names = [STORAGE_SESSION, STORAGE_BASKET, STORAGE_CHECKOUT_DRAFT, STORAGE_DRAFT_ASIDE];
    expect(names.map((name) => keyValue.read(name))).toEqual(names.map(() => undefined));
    expect(said()).toEqual(['toast.signed-out']);
  });
});

describe('a session that ends by itself', () => {
  it('is said once, and the shopper is a guest at the beginning', async () => {
    const shop = await signedIn();
    await expire(shop, DEAD);
    expect(shop.said()).toEqual(['error.invalid-token']);
    expect(shop.navigation.went).toEqual(['/']);
    expect(shop.stores.session).toMatchObject({ isSignedIn: false, user: undefined });
  });

  it('because the server is not there is not called the shopper’s fault', async () => {
    const shop = await signedIn();
    await expire(shop, new AppError('unreachable'));
    expect(shop.said()).toEqual(['toast.session-unconfirmed']);
  });

  it('gives what was typed at the checkout back to whom it belongs', async () => {
    const shop = await signedIn();
    shop.keyValue.write(STORAGE_CHECKOUT_DRAFT, DRAFT);
    await expire(shop, DEAD);
    expect(shop.keyValue.read(STORAGE_CHECKOUT_DRAFT)).toBeUndefined();
    await shop.signIn.login({ email: SOLOMIIA.email, password: PASSWORD });
    await settle();
    expect(shop.keyValue.read(STORAGE_CHECKOUT_DRAFT)).toBe(DRAFT);
  });

  it('shows what was typed at the checkout to nobody else', async () => {
    const shop = await signedIn();
    shop.keyValue.write(STORAGE_CHECKOUT_DRAFT, DRAFT);
    await expire(shop, DEAD);
    await shop.signIn.register({ email: 'ostap@example.com', password: 'nytka-2026' });
    await settle();
    const names = [STORAGE_CHECKOUT_DRAFT, STORAGE_DRAFT_ASIDE];
    expect(names.map((name) => shop.keyValue.read(name))).toEqual([undefined, undefined]);
  });
});

describe('other tabs', () => {
  it('that sign out sign this one out as well, and it says so', async () => {
    const { stores, keyValue, said, navigation } = await signedIn();
    keyValue.writeElsewhere(STORAGE_SESSION, undefined);
    expect(stores.session).toMatchObject({ isSignedIn: false, user: undefined });
    expect([said(), navigation.went]).toEqual([['toast.signed-out-elsewhere'], []]);
  });

  it.each([
    [DEAD, 'error.invalid-token'],
    [new AppError('unreachable'), 'toast.session-unconfirmed'],
  ])(
    'whose session cannot go on (%s) lead this one to the beginning as well, with the same words',
    async (reason, key) => {
      const { stores, keyValue, said, navigation } = await signedIn();
      const other = openShop({ kept: { [STORAGE_SESSION]: keyValue.read(STORAGE_SESSION) ?? '' } });
      await settle();
      await expire(other, reason);
      for (const name of [STORAGE_SESSION_ENDED, STORAGE_SESSION])
        keyValue.writeElsewhere(name, other.keyValue.read(name));
      expect(stores.session.isSignedIn).toBe(false);
      expect([said(), navigation.went]).toEqual([[key], ['/']]);
      expect([other.said(), other.navigation.went]).toEqual([[key], ['/']]);
    },
  );

  it('that sign somebody in sign this one in', async () => {
    const other = await signedIn();
    const shop = openShop();
    shop.keyValue.writeElsewhere(STORAGE_SESSION, other.keyValue.read(STORAGE_SESSION));
    expect(shop.stores.session).toMatchObject({ isSignedIn: true, user: { firstName: 'Соломія' } });
    expect(shop.said()).toEqual([]);
  });

  it('that sign somebody else in show nothing of the former customer here', async () => {
    const other = openShop();
    await other.signIn.register({ email: 'ostap@example.com', password: 'nytka-2026' });
    await settle();
    const shop = await signedIn();
    const { length } = shop.ports.basket.calls;
    const release = shop.ports.auth.holdNext('details');
    void shop.keeper.details();
    shop.ports.auth.failNext(new AppError('unreachable'), 'details');
    const elsewhere = JSON.parse(other.keyValue.read(STORAGE_SESSION) ?? '') as object;
    shop.keyValue.writeElsewhere(STORAGE_SESSION, JSON.stringify({ ...elsewhere, id: 'another session' }));
    release();
    await settle();
    expect(shop.stores.session.user).toMatchObject({ email: 'ostap@example.com' });
    expect(shop.keyValue.read(STORAGE_SESSION)).not.toContain(SOLOMIIA.email);
    expect(shop.ports.basket.calls.slice(length).map(({ method }) => method)).toEqual(['read']);
  });

  it('that only renew the tokens change nothing here', async () => {
    const { stores, keyValue, said, ports } = await signedIn();
    const text = keyValue.read(STORAGE_SESSION) ?? '';
    const { length } = ports.auth.calls;
    keyValue.writeElsewhere(STORAGE_SESSION, text.replace('refresh-1', 'refresh-2'));
    expect(stores.session.user).toMatchObject({ firstName: 'Соломія' });
    expect([said(), ports.auth.calls.length]).toEqual([[], length]);
  });

  it('that change the customer’s basket have it read anew here', async () => {
    const { keyValue, ports } = await signedIn({ basket: [] });
    const { length } = ports.basket.calls;
    keyValue.writeElsewhere(STORAGE_BASKET_STAMP, 'stamp');
    await settle();
    expect(ports.basket.calls.slice(length).map(({ method }) => method)).toEqual(['read']);
  });
});

it.each(['{', '{"version":0}', 'null', '<img src=x>'])(
  'of the kept text %j nothing remains but a guest',
  async (text) => {
    const { stores, keyValue, said } = openShop({ kept: { [STORAGE_SESSION]: text } });
    await settle();
    expect(stores.session.isSignedIn).toBe(false);
    expect(keyValue.read(STORAGE_SESSION)).toBeUndefined();
    expect(said()).toEqual([]);
  },
);
