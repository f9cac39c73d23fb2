import { describe, expect, it } from 'vitest';
import { STORAGE_DISCOUNT_CLOSED } from '#domain/constants.ts';
import { profile } from '#profiles/ua.ts';
import { createFakeShop } from '#tests/support/fake-shop.ts';

const AUTOMATIC = { ...profile, features: { ...profile.features, discountModal: true } };

function openDiscount(options: { isAutomatic?: boolean; kept?: Record<string, string> } = {}) {
  const { isAutomatic = true, kept = {} } = options;
  const shop = createFakeShop({ kept, profile: isAutomatic ? AUTOMATIC : profile });
  shop.stores.discount.start();
  const isRemembered = () => shop.keyValue.read(STORAGE_DISCOUNT_CLOSED) !== undefined;
  return { ...shop.stores, isRemembered };
}

describe('the offer of a discount', () => {
  it('comes by itself once, where the profile wants it', () => {
    const { discount, dialogs, isRemembered } = openDiscount();
    discount.offer();
    expect(dialogs.current?.name).toBe('discount');
    expect(isRemembered()).toBe(false);
    dialogs.close();
    expect(isRemembered()).toBe(true);
    discount.offer();
    expect(dialogs.current).toBeUndefined();
  });

  it('does not come by itself in the shop as it is built', () => {
    const { discount, dialogs } = openDiscount({ isAutomatic: false });
    discount.offer();
    expect(dialogs.current).toBeUndefined();
    discount.open();
    expect(dialogs.current?.name).toBe('discount');
  });

  it('does not come again after it was closed on another day', () => {
    const { discount, dialogs } = openDiscount({ kept: { [STORAGE_DISCOUNT_CLOSED]: 'true' } });
    discount.offer();
    expect(dialogs.current).toBeUndefined();
  });

  it('gives way to a dialog that is open, which is no reason to forget the offer', () => {
    const { discount, dialogs, isRemembered } = openDiscount();
    dialogs.open('subscribe', {});
    discount.offer();
    expect(dialogs.current?.name).toBe('subscribe');
    dialogs.close();
    expect(isRemembered()).toBe(false);
  });

  it('is over once somebody has subscribed, wherever that was', async () => {
    const { newsletter, isRemembered } = openDiscount();
    await newsletter.subscribe('page', 'olena@poshta.ua');
    expect(isRemembered()).toBe(true);
  });
});
