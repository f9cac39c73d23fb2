import { describe, expect, it } from 'vitest';
import { eitherBasket } from '#app/either-basket.ts';
import { STOCK_CHECK_MS } from '#domain/constants.ts';
import { AppError } from '#domain/errors.ts';
import { profile } from '#profiles/ua.ts';
import { BasketStore } from '#stores/basket.ts';
import { CatalogStore } from '#stores/catalog.ts';
import { expectInStock } from '#stores/expect-in-stock.ts';
import { LocaleStore } from '#stores/locale.ts';
import { ToastsStore } from '#stores/toasts.ts';
import { createFakeClock, settle } from '../support/fake-clock.ts';
import { fakeBasket, fakeCatalog, item, UNCOUNTED, variant } from '../stores/shop-fakes.ts';

const SHOWN = variant('a');
const SOLD_OUT = variant('a', { sizes: [{ value: 'M', inStock: false }] });

/** A shopper looks at the hoodie in size M, which was there when the page was read; `now` is what the shop has of it. */
function look(now = [SHOWN], isSignedIn = false) {
  const clock = createFakeClock();
  const goods = fakeCatalog(now);
  const catalog = new CatalogStore(goods, new LocaleStore(profile));
  const [guest, customer] = [fakeBasket([]), fakeBasket([])];
  const session = { isSignedIn };
  const port = eitherBasket({ session, guest, customer, expect: (key) => expectInStock(catalog, clock, key) });
  const basket = new BasketStore(port, catalog, new ToastsStore(clock), clock, UNCOUNTED);
  const told: unknown[] = [];
  const add = (): Promise<number> => basket.add(SHOWN, 'M', 1, (why) => void told.push(why));
  return { add, basket, catalog, clock, customer, goods, guest, session, told };
}

describe('a guest who adds', () => {
  it('a size that is still there has it in the basket, without a wait', async () => {
    const { add, guest, goods } = look();
    expect(await add()).toBe(1);
    expect(guest.kept()).toEqual([item('a')]);
    expect(goods.script.calls).toEqual([['searchVariants', ['a']]]);
  });

  it.each([
    ['a size that was sold out since the page was read', [SOLD_OUT]],
    ['what the shop no longer sells', []],
  ])('%s is told so as a customer is, and it is not in the basket', async (_, now) => {
    const { add, basket, guest, told } = look(now);
    expect(await add()).toBe(0);
    expect(told).toEqual([{ key: 'error.item-not-in-stock' }]);
    expect(guest.kept()).toEqual([]);
    expect(basket.items).toEqual([]);
  });

  it('gets it where the stock cannot be asked for', async () => {
    const { add, goods, guest, told } = look([SOLD_OUT]);
    goods.script.next(new AppError('unreachable'));
    expect(await add()).toBe(1);
    expect(guest.kept()).toEqual([item('a')]);
    expect(told).toEqual([]);
  });

  it('gets it after a second where no answer comes', async () => {
    const { add, basket, clock, goods, guest } = look([SOLD_OUT]);
    goods.script.next({ after: new Promise(() => {}) });
    const added = add();
    expect(basket.pieces, 'shown at once').toBe(1);
    await clock.advance(STOCK_CHECK_MS - 1);
    await settle();
    expect(guest.kept()).toEqual([]);
    await clock.advance(1);
    expect(await added).toBe(1);
    expect(guest.kept()).toEqual([item('a')]);
  });

  it('and signs in meanwhile has it in the basket of the account', async () => {
    const { add, customer, goods, guest, session } = look();
    const { promise, resolve } = Promise.withResolvers<void>();
    goods.script.next({ after: promise });
    const added = add();
    session.isSignedIn = true;
    resolve();
    expect(await added).toBe(1);
    expect([guest.kept(), customer.kept()]).toEqual([[], [item('a')]]);
  });
});

it('a customer is answered by the server alone', async () => {
  const { add, customer, goods } = look([SOLD_OUT], true);
  expect(await add()).toBe(1);
  expect(customer.kept()).toEqual([item('a')]);
  expect(goods.script.calls).toEqual([]);
});
