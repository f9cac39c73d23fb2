import { describe, expect, it } from 'vitest';
import { STORAGE_BASKET_STAMP, STORAGE_SESSION, STORAGE_SESSION_ENDED } from '#domain/constants.ts';
import { AppError } from '#domain/errors.ts';
import { SOLOMIIA } from '../support/fake-auth-port.ts';
import { settle } from '../support/fake-clock.ts';
import { DEAD, expire, openShop, signedIn } from './open-session.ts';

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
