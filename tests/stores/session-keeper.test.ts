import { describe, expect, it } from 'vitest';
import * as constants from '#domain/constants.ts';
import {
  STORAGE_CHECKOUT_DRAFT,
  STORAGE_PROMO_CODE,
  STORAGE_PUT_ASIDE,
  STORAGE_SAVED,
  STORAGE_SESSION,
  STORAGE_WARDROBE,
} from '#domain/constants.ts';
import type { Variant } from '#domain/catalog.ts';
import { AppError } from '#domain/errors.ts';
import { idOf } from '#fixtures/ids.ts';
import { LETTER_TOKEN, PASSWORD, SOLOMIIA } from '../support/fake-auth-port.ts';
import { settle } from '../support/fake-clock.ts';
import { DEAD, expire, openShop, reopened, signedIn } from './open-session.ts';

const LINE = { variantId: 'v1', size: 'M', quantity: 1 } as const;
/** All that a browser is ever asked to keep. */
const KEPT = Object.entries(constants).flatMap(([name, kept]) =>
  name.startsWith('STORAGE_') && typeof kept === 'string' ? [kept] : [],
);
/** What of that says nothing of a person; prices that were seen go with the basket. */
const IMPERSONAL = [
  constants.STORAGE_BASKET_STAMP,
  constants.STORAGE_SESSION_ENDED,
  constants.STORAGE_SEEN_PRICES,
  constants.STORAGE_JUMP_RECORD,
  constants.STORAGE_CONSENT,
  constants.STORAGE_DISCOUNT_CLOSED,
  constants.STORAGE_CHUNK_RELOAD,
  constants.STORAGE_SHORTCUTS,
  constants.STORAGE_REGION,
  constants.STORAGE_POSITIONS,
];
const NYTKA200 = { name: 'NYTKA200', type: 'AMOUNT', discount: 1, minApplyPrice: 0 } as const;
const DRAFT = '{"contacts":{"firstName":"Соломія"}}';

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
    const kept = shop.keyValue.read(STORAGE_SESSION) ?? '';
    expect(openShop({ kept: { [STORAGE_SESSION]: kept } }).stores.session.user).toMatchObject({ firstName: 'Соломія' });
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
    const { stores, signIn, navigation, said, ports } = openShop({ basket: [LINE] });
    stores.dialogs.open('auth', {});
    ports.auth.failNext(new AppError('server', { status: 401, code: 'UNAUTHORIZED' }), 'login');
    expect(await signIn.login({ email: SOLOMIIA.email, password: 'wrong' })).toBe(false);
    expect(await signIn.login({ email: SOLOMIIA.email, password: 'wrong' })).toBe(false);
    expect(signIn.errorOf('login')).toEqual({ key: 'error.invalid-credentials' });
    expect(stores.dialogs.current?.name).toBe('auth');
    expect([navigation.went, said(), stores.basket.lines]).toMatchObject([[], [], [LINE]]);
    signIn.leave();
    expect(signIn.errorOf('login')).toBeUndefined();
  });

  it('that is refused once its form is gone is told over the page, and not in the next form', async () => {
    const { signIn, ports, said } = openShop();
    const release = ports.auth.holdNext('login');
    const asked = signIn.login({ email: SOLOMIIA.email, password: 'wrong' });
    signIn.leave();
    release();
    expect(await asked).toBe(false);
    expect([signIn.error, said()]).toEqual([undefined, ['error.invalid-credentials']]);
    await signIn.login({ email: SOLOMIIA.email, password: 'wrong' });
    expect(signIn.errorOf('login')).toEqual({ key: 'error.invalid-credentials' });
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
    await settle();
    expect(stores.session.user).toMatchObject({ firstName: 'Соломія' });
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
    const counted = async (registeredAt: number): Promise<unknown[]> => {
      ports.auth.details = () => Promise.resolve({ ...SOLOMIIA, registeredAt });
      await signIn.google('credential');
      await settle();
      return events.splice(0);
    };
    expect(await counted(now - 86_400_000)).toEqual([]);
    expect(await counted(now - 2_000)).toEqual([{ name: 'signup', way: 'google' }]);
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
  it('is set anew by the letter: from then on the new one signs in, and the old one does not', async () => {
    const { signIn } = openShop();
    const { email } = SOLOMIIA;
    expect(await signIn.requestReset(email)).toBe(true);
    expect(await signIn.setPassword(LETTER_TOKEN, 'new-password')).toBe(true);
    expect(await signIn.login({ email, password: PASSWORD })).toBe(false);
    expect(await signIn.login({ email, password: 'new-password' })).toBe(true);
  });

  it.each<['requestReset' | 'setPassword' | 'confirmEmail', string]>([
    ['requestReset', 'dialog.reset.no-user'],
    ['setPassword', 'account.letter.token-invalid'],
    ['confirmEmail', 'account.letter.token-invalid'],
  ])('%s says what is wrong in words of its own', async (action, key) => {
    const { signIn } = openShop();
    expect(await signIn[action]('nobody@example.com', 'new-password')).toBe(false);
    expect(signIn.error?.text).toEqual({ key });
  });

  it('may be set already where the answer was lost, and the same letter says so', async () => {
    const { signIn, ports } = openShop();
    ports.auth.failNext(new AppError('unreachable'), 'resetPassword');
    await signIn.setPassword('spent', 'new-password');
    expect(signIn.errorOf('set-password')).toEqual({ key: 'error.cannot-connect-server' });
    await signIn.setPassword('spent', 'new-password');
    expect(signIn.errorOf('set-password')).toEqual({ key: 'account.reset.perhaps-set' });
  });
});

describe('signing out', () => {
  it('leaves nothing personal in this browser', async () => {
    const { keeper, stores, keyValue, said } = await signedIn();
    for (const name of KEPT) if (name !== STORAGE_SESSION) keyValue.write(name, DRAFT);
    expect(KEPT.map((name) => keyValue.read(name))).not.toContain(undefined);
    keeper.signOut();
    expect(stores.session).toMatchObject({ isSignedIn: false, user: undefined });
    expect(KEPT.filter((name) => keyValue.read(name) !== undefined)).toEqual(IMPERSONAL);
    expect(said()).toEqual(['toast.signed-out']);
  });

  it('takes the promo code along, so that the next basket is without it', async () => {
    const { keeper, stores, keyValue } = await signedIn({ promoCodes: [NYTKA200] });
    await stores.promo.keep('NYTKA200');
    expect(stores.promo.name).toBe('NYTKA200');
    keeper.signOut();
    await stores.promo.recheck();
    expect([stores.promo.name, keyValue.read(STORAGE_PROMO_CODE)]).toEqual(['', undefined]);
  });
});

describe('a tab that wakes when its session is over long since', () => {
  const THERE = { [STORAGE_SAVED]: idOf('cap'), [STORAGE_WARDROBE]: '{}', [STORAGE_PROMO_CODE]: 'NYTKA200' };

  it.each([
    ['a guest', undefined],
    ['somebody who has signed in since', { id: 'another' }],
  ])('shows what is kept by now, of %s, and takes nothing of it away', async (_who, session) => {
    const shop = await signedIn({ promoCodes: [NYTKA200] });
    const { keyValue, stores } = shop;
    stores.saved.toggle(idOf('hoodie'));
    stores.recentlyViewed.see({ id: idOf('v'), productId: idOf('p') } as Variant);
    const former: object = JSON.parse(keyValue.read(STORAGE_SESSION) ?? '');
    if (session === undefined) keyValue.remove(STORAGE_SESSION);
    else keyValue.write(STORAGE_SESSION, JSON.stringify({ ...former, ...session }));
    for (const [name, text] of Object.entries(THERE)) keyValue.write(name, text);
    shop.keeper.follow();
    await settle();
    expect(Object.fromEntries(Object.keys(THERE).map((name) => [name, keyValue.read(name)]))).toEqual(THERE);
    expect(stores.saved.ids).toEqual([idOf('cap')]);
    expect(stores.wardrobe.kept).toBe('{}');
    expect(stores.promo.name).toBe('NYTKA200');
    expect(stores.recentlyViewed.besides('')).toEqual([]);
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

  it.each(['/confirm-email', '/reset-password'])(
    'leads nobody away from the page of a letter, %s, which needs no session',
    async (path) => {
      const shop = await signedIn();
      shop.navigation.at = () => path;
      await expire(shop, DEAD);
      expect([shop.said(), shop.navigation.went]).toEqual([['error.invalid-token'], []]);
      expect(shop.stores.session).toMatchObject({ isSignedIn: false, hasEndedHere: false });
    },
  );

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
    const names = [STORAGE_CHECKOUT_DRAFT, STORAGE_PUT_ASIDE];
    expect(names.map((name) => shop.keyValue.read(name))).toEqual([undefined, undefined]);
  });

  it('gives what was saved and measured back to whom it belongs, beside what a guest has saved meanwhile', async () => {
    const shop = await signedIn();
    const { saved, wardrobe } = shop.stores;
    saved.toggle(idOf('hoodie'));
    wardrobe.keep('{"chest":56}');
    await expire(shop, DEAD);
    expect([saved.ids, wardrobe.kept]).toEqual([[], undefined]);
    expect([STORAGE_SAVED, STORAGE_WARDROBE].map(shop.keyValue.read)).toEqual([undefined, undefined]);
    saved.toggle(idOf('cap'));
    await shop.signIn.login({ email: SOLOMIIA.email, password: PASSWORD });
    await settle();
    expect([saved.ids, wardrobe.kept]).toEqual([[idOf('cap'), idOf('hoodie')], '{"chest":56}']);
    expect(shop.keyValue.read(STORAGE_PUT_ASIDE)).toBeUndefined();
  });

  it('gives the promo code back with the basket', async () => {
    const shop = await signedIn({ promoCodes: [NYTKA200] });
    const { promo } = shop.stores;
    await promo.keep('NYTKA200');
    await expire(shop, DEAD);
    expect([promo.name, shop.keyValue.read(STORAGE_PROMO_CODE)]).toEqual(['', undefined]);
    await shop.signIn.login({ email: SOLOMIIA.email, password: PASSWORD });
    await settle();
    expect([promo.name, shop.keyValue.read(STORAGE_PROMO_CODE)]).toEqual(['NYTKA200', 'NYTKA200']);
  });

  it('shows what was saved to nobody else', async () => {
    const shop = await signedIn();
    shop.stores.saved.toggle(idOf('hoodie'));
    await expire(shop, DEAD);
    await shop.signIn.register({ email: 'ostap@example.com', password: 'nytka-2026' });
    await settle();
    const names = [STORAGE_SAVED, STORAGE_PUT_ASIDE];
    expect([shop.stores.saved.ids, ...names.map(shop.keyValue.read)]).toEqual([[], undefined, undefined]);
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
