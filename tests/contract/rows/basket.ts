import type { WireTokens } from '#contract/auth.ts';
import type { CallName } from '#contract/calls.ts';
import type { WireBasketItem } from '#contract/order.ts';
import { RULES } from '#contract/rules.ts';
import type { Bench } from '../bench.ts';
import type { Row } from '../row.ts';
import { row } from '../row.ts';
import type { ForSale, Shopper } from '../shop.ts';
import { basketOf, forSale, lineOf, shopper, stocked } from '../shop.ts';

const byId = (items: WireBasketItem[]): WireBasketItem[] =>
  items.toSorted((one, other) => one.variantId.localeCompare(other.variantId));

/** The basket after a call, in its answer and asked for anew. */
async function after(bench: Bench, by: Shopper, call: CallName, body: unknown, wanted: WireBasketItem[]) {
  const { items } = await bench.good<{ items: WireBasketItem[] }>(call, { body, token: by.token });
  bench.same(`the answer to ${call}`, byId(items), byId(wanted));
  bench.same(`the basket after ${call}`, byId(await basketOf(bench, by)), byId(wanted));
}

export const BASKET_ROWS: Row[] = [
  row('basket.add', {
    does: 'adds one piece, then two more of the same, then something else',
    says: RULES.add,
    suffers: 'gets fewer or more pieces than were put in',
    needs: ['stock'],
    async run(bench) {
      const by = await shopper(bench);
      const [one, other] = (await forSale(bench, 2)) as [ForSale, ForSale];
      await after(bench, by, 'basket.add', lineOf(one, 1), [lineOf(one, 1)]);
      await after(bench, by, 'basket.add', lineOf(one, 2), [lineOf(one, 3)]);
      await after(bench, by, 'basket.add', lineOf(other), [lineOf(one, 3), lineOf(other)]);
    },
  }),
  row('basket.set', {
    does: 'sets the pieces of a line, and takes another out',
    says: RULES.setLine,
    suffers: 'cannot take out of a basket what was put in by mistake',
    needs: ['stock'],
    async run(bench) {
      const by = await shopper(bench);
      const [one, other] = (await forSale(bench, 2)) as [ForSale, ForSale];
      await bench.good('basket.replace', { body: { items: [lineOf(one, 2), lineOf(other)] }, token: by.token });
      await after(bench, by, 'basket.update', lineOf(one, 3), [lineOf(one, 3), lineOf(other)]);
      await after(bench, by, 'basket.update', lineOf(one, 1), [lineOf(one, 1), lineOf(other)]);
      const { quantity: _, ...gone } = lineOf(one);
      await after(bench, by, 'basket.delete', gone, [lineOf(other)]);
    },
  }),
  row('basket.replace', {
    does: 'replaces a basket by another, and by nothing',
    says: RULES.replace,
    suffers: 'finds in a basket what was taken out of it on another device',
    async run(bench) {
      const by = await shopper(bench);
      const [one, other] = (await forSale(bench, 2)) as [ForSale, ForSale];
      await after(bench, by, 'basket.replace', { items: [lineOf(one)] }, [lineOf(one)]);
      await after(bench, by, 'basket.replace', { items: [lineOf(other)] }, [lineOf(other)]);
      await after(bench, by, 'basket.replace', { items: [] }, []);
    },
  }),
  row('basket.bounds', {
    does: 'puts in no piece, a hundred, less than one, and half of one',
    says: RULES.basketKept,
    suffers: 'a basket has lines that no order takes',
    async run(bench) {
      const by = await shopper(bench);
      const [goods] = await forSale(bench);
      await bench.good('basket.add', { body: lineOf(goods), token: by.token });
      for (const quantity of [0, 100, -1, 1.5])
        for (const call of ['basket.add', 'basket.update'] as const)
          await bench.refused('VALIDATION_ERROR', call, { body: lineOf(goods, quantity), token: by.token });
      bench.same('the basket afterwards', await basketOf(bench, by), [lineOf(goods)]);
    },
  }),
  row('basket.sold-out', {
    does: 'puts in more pieces than there are',
    says: RULES.notInStock,
    suffers: 'hears at the till only that there is nothing',
    needs: ['stock'],
    async run(bench) {
      const by = await shopper(bench);
      const [goods] = await forSale(bench);
      await stocked(bench, goods, 2);
      const more = { body: lineOf(goods, 3), token: by.token };
      await bench.refused('PRODUCT_VARIANT_NOT_IN_STOCK', 'basket.add', more);
      await bench.good('basket.add', { body: lineOf(goods, 2), token: by.token });
      await bench.refused('PRODUCT_VARIANT_NOT_IN_STOCK', 'basket.update', more);
      bench.same('the basket afterwards', await basketOf(bench, by), [lineOf(goods, 2)]);
    },
  }),
  row('basket.details', {
    does: 'puts in and sets more than there is, and puts in what nobody has',
    says: RULES.details,
    suffers: 'is told at the wrong place what is wrong',
    needs: ['stock'],
    async run(bench) {
      const by = await shopper(bench);
      const [goods] = await forSale(bench);
      await stocked(bench, goods, 1);
      await bench.good('basket.add', { body: lineOf(goods), token: by.token });
      const asks: [CallName, WireBasketItem][] = [
        ['basket.add', lineOf(goods, 2)],
        ['basket.update', lineOf(goods, 2)],
        ['basket.add', { ...lineOf(goods), variantId: crypto.randomUUID() }],
      ];
      for (const [call, body] of asks) {
        const answer = await bench.ask(call, { body, token: by.token });
        const { details = [] } = (answer.body ?? {}) as { details?: { path: string }[] };
        const stray = details.filter(({ path }) => !Object.hasOwn(body, path.split('.')[0] ?? ''));
        bench.same('details that name nothing of what was sent', stray, [], answer);
      }
    },
  }),
  row('basket.kept', {
    does: 'fills a basket and signs in again elsewhere',
    says: RULES.basketKept,
    suffers: 'loses the basket, or finds somebody else’s',
    async run(bench) {
      const [by, other] = [await shopper(bench), await shopper(bench)];
      const [goods] = await forSale(bench);
      await bench.good('basket.add', { body: lineOf(goods), token: by.token });
      const { email, password } = by;
      const again = await bench.good<WireTokens>('auth.login', { body: { email, password } });
      bench.same('the basket', await basketOf(bench, { token: again.accessToken }), [lineOf(goods)]);
      bench.same('the basket of somebody else', await basketOf(bench, other), []);
    },
  }),
];
