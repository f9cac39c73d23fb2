import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STORAGE_PROMO_CODE } from '#domain/constants.ts';
import { AppError } from '#domain/errors.ts';
import { createFakeKeyValue } from '../support/fake-key-value.ts';
import { settle } from '../support/fake-clock.ts';
import { gate } from './open-basket.ts';
import { BAG, LESS, openPromo, TENTH } from './open-promo.ts';
import { item, variant } from './shop-fakes.ts';

describe('typing a code', () => {
  it('asks once, 100 ms after the last letter, in capital letters', async () => {
    const { promo, asked, clock } = await openPromo([item('a')]);
    for (const text of ['s', 'sh', ' shov10 ']) {
      promo.type(text);
      await clock.advance(99);
    }
    expect([asked(), promo.state]).toEqual([[], 'searching']);
    await clock.advance(1);
    expect(asked()).toEqual(['SHOV10']);
    expect([promo.state, promo.prices.discount, promo.prices.total]).toEqual(['applied', 20_000, 180_000]);
  });

  it('of which there is none says so and takes nothing off', async () => {
    const { promo, type } = await openPromo([item('a')]);
    await type('NOTHING');
    expect([promo.state, promo.isDropped, promo.prices.total]).toEqual(['not-active', false, 200_000]);
  });

  it('over a valid one takes the discount away with the first letter', async () => {
    const { promo, type } = await openPromo([item('a')]);
    await type('SHOV10');
    promo.type('SHOV1');
    expect([promo.state, promo.prices.discount]).toEqual(['searching', 0]);
  });

  it('in other letters is the same code and is not asked for again', async () => {
    const { promo, type, asked } = await openPromo([item('a')]);
    await type('SHOV10');
    await type(' shov10');
    expect([asked(), promo.state]).toEqual([['SHOV10'], 'applied']);
  });

  it('to nothing is no code at all', async () => {
    const { promo, type, keyValue } = await openPromo([item('a')]);
    await type('SHOV10');
    await type('  ');
    expect([promo.state, promo.nameForOrder, keyValue.read(STORAGE_PROMO_CODE)]).toEqual([
      'idle',
      undefined,
      undefined,
    ]);
  });

  it('that cannot be looked up gives no discount, says why, and can be tried again', async () => {
    const { promo, goods, type } = await openPromo([item('a')]);
    goods.script.next(new AppError('unreachable'));
    await type('SHOV10');
    expect([promo.state, promo.prices.discount, promo.error]).toEqual([
      'failed',
      0,
      { key: 'error.cannot-connect-server' },
    ]);
    await promo.apply();
    expect([promo.state, promo.error]).toEqual(['applied', undefined]);
  });

  it('of ten thousand letters asks for a name the server can read', async () => {
    const { asked, type } = await openPromo([item('a')]);
    await type('ї'.repeat(10_000));
    expect(asked()).toEqual(['Ї'.repeat(64)]);
  });

  it('pressed “apply” does not wait', async () => {
    const { promo, asked, clock } = await openPromo([item('a')]);
    promo.type('shov10');
    await promo.apply();
    await clock.advance(100);
    expect([asked(), promo.state]).toEqual([['SHOV10'], 'applied']);
  });
});

it('whatever order the answers come in, the last text decides', async () => {
  const name = fc.constantFrom('SHOV10', 'NYTKA200', 'TORBA', 'NOTHING');
  await fc.assert(
    fc.asyncProperty(fc.array(name, { minLength: 1, maxLength: 6 }), fc.scheduler(), async (typed, scheduler) => {
      const { promo, goods, clock } = await openPromo([item('a', 'M', 2)]);
      const answer = goods.promoCode.bind(goods);
      goods.promoCode = (...asked) => scheduler.schedule(answer(...asked), asked[0]);
      for (const text of typed) {
        promo.type(text);
        await clock.advance(100);
      }
      await scheduler.waitIdle();
      await settle();
      const last = typed.at(-1);
      expect(promo.code?.name).toBe(last === 'NOTHING' ? undefined : last);
      expect(promo.state).toBe(last === 'NOTHING' ? 'not-active' : 'applied');
    }),
    { numRuns: 300, seed: 10 },
  );
});

describe('the least sum of a code', () => {
  it('says what is left, counts from it on, and no longer when a line goes', async () => {
    const { promo, basket, type } = await openPromo([item('a')]);
    await type(LESS.name);
    expect([promo.state, promo.prices.leftForPromo, promo.nameForOrder]).toEqual(['below-minimum', 100_000, undefined]);
    await basket.change(item('a'), 2);
    expect([promo.state, promo.prices.total, promo.nameForOrder]).toEqual(['applied', 380_000, 'NYTKA200']);
    await basket.change(item('a'), 1);
    expect([promo.state, promo.prices.total]).toEqual(['below-minimum', 200_000]);
  });

  it('does not count what cannot be bought', async () => {
    const { promo, type } = await openPromo([item('a'), item('b', 'XL')]);
    await type(LESS.name);
    expect([promo.state, promo.prices.total]).toEqual(['below-minimum', 200_000]);
  });
});

describe('a gift', () => {
  it('is looked up, given for nothing and named', async () => {
    const { promo, type } = await openPromo([item('a')]);
    await type('torba');
    expect([promo.state, promo.prices.gift, promo.prices.total]).toEqual(['applied', BAG.gift, 200_000]);
    expect(promo.giftVariant?.price).toBe(59_000);
  });

  it.each([
    ['sold out', [variant('bag', { sizes: [{ value: 'M', inStock: false }] })]],
    ['gone', []],
  ])('that is %s is not promised, and the goods cost what they cost', async (_, left) => {
    const { promo, goods, type } = await openPromo([item('a')]);
    goods.variants.splice(2, 1, ...left);
    await type('torba');
    expect([promo.state, promo.prices.gift, promo.prices.total, promo.nameForOrder]).toEqual([
      'gift-missing',
      undefined,
      200_000,
      undefined,
    ]);
  });
});

describe('a code that was valid', () => {
  it('is there after a reload', async () => {
    const { type, keyValue } = await openPromo([item('a')]);
    await type('shov10');
    const { promo } = await openPromo([item('a')], keyValue);
    expect(promo.nameForOrder).toBe('SHOV10');
    await promo.recheck();
    expect([promo.typed, promo.state]).toEqual(['SHOV10', 'applied']);
  });

  it('and is so no more says that the discount is gone', async () => {
    const { promo, goods, type, keyValue } = await openPromo([item('a')]);
    await type('shov10');
    goods.promoCodes = [];
    await promo.recheck();
    expect([promo.state, promo.isDropped, promo.prices.total]).toEqual(['not-active', true, 200_000]);
    expect([promo.nameForOrder, keyValue.read(STORAGE_PROMO_CODE)]).toEqual([undefined, undefined]);
  });

  it('and was kept over a reload says so too when it is so no more', async () => {
    const { promo, goods } = await openPromo([item('a')], createFakeKeyValue({ [STORAGE_PROMO_CODE]: 'SHOV10' }));
    goods.promoCodes = [];
    await promo.recheck();
    expect([promo.state, promo.isDropped]).toEqual(['not-active', true]);
  });

  it('counts while it is looked up again', async () => {
    const { promo, goods, type } = await openPromo([item('a')]);
    await type('shov10');
    const { opened, open } = gate();
    goods.script.next({ after: opened });
    const checking = promo.recheck();
    expect(promo.state).toBe('applied');
    open();
    await checking;
    expect(promo.state).toBe('applied');
  });

  it('can be removed, for good', async () => {
    const { promo, type, keyValue } = await openPromo([item('a')]);
    await type('shov10');
    promo.remove();
    await promo.recheck();
    expect([promo.typed, promo.state, promo.prices.discount]).toEqual(['', 'idle', 0]);
    expect(keyValue.read(STORAGE_PROMO_CODE)).toBeUndefined();
  });

  it('refused with the order takes no part in the next try', async () => {
    const { promo, type } = await openPromo([item('a')]);
    await type('shov10');
    promo.refused();
    expect([promo.state, promo.isDropped, promo.nameForOrder, promo.typed]).toEqual([
      'not-active',
      true,
      undefined,
      'SHOV10',
    ]);
  });

  it('in another tab is the same here', async () => {
    const { promo, keyValue } = await openPromo([item('a')]);
    promo.start();
    keyValue.writeElsewhere(STORAGE_PROMO_CODE, TENTH.name);
    await settle();
    expect(promo.state).toBe('applied');
    keyValue.writeElsewhere(STORAGE_PROMO_CODE, undefined);
    expect(promo.state).toBe('idle');
  });

  it('damaged by a strange hand is as good as none', async () => {
    const { promo, asked } = await openPromo([item('a')], createFakeKeyValue({ [STORAGE_PROMO_CODE]: '   ' }));
    await promo.recheck();
    expect([promo.state, promo.nameForOrder, asked()]).toEqual(['idle', undefined, []]);
  });
});
