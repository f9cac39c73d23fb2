import type { WireBasketItem } from '#contract/order.ts';
import type { Memory, Probe } from './probe.ts';
import { NOBODY, good, inStock, ofSoldOut, refused, soldOut, wrongSize } from './probe.ts';

const mine = ({ tokens }: Memory, body: unknown) =>
  body === undefined ? undefined : { body, token: tokens?.accessToken };
const unknown = (memory: Memory) => {
  const line = inStock(memory);
  return line && { ...line, variantId: NOBODY };
};
/** The same one where the shop has no other. */
const another = (memory: Memory) => inStock(memory, 1) ?? inStock(memory);
const keyOf = (line: WireBasketItem | undefined) => line && { variantId: line.variantId, size: line.size };
const items = <Line>(line: Line | undefined) => line && { items: [line] };

/** The basket of the new account. */
export const BASKET: Probe[] = [
  good('basket.get', 'an empty one', ({ tokens }) => ({ token: tokens?.accessToken })),
  good('basket.add', 'a line', (memory) => mine(memory, inStock(memory))),
  good('basket.update', 'three pieces', (memory) => mine(memory, inStock(memory, 0, 3))),
  good('basket.get', 'with a line', ({ tokens }) => ({ token: tokens?.accessToken })),
  good('basket.replace', 'by another line', (memory) => mine(memory, items(another(memory)))),
  good('basket.delete', 'the line', (memory) => mine(memory, keyOf(another(memory)))),
  refused('BASKET_ITEM_NOT_FOUND', 'basket.update', 'a line that is not there', (memory) =>
    mine(memory, inStock(memory, 0, 3)),
  ),
  refused('BASKET_ITEM_NOT_FOUND', 'basket.delete', 'a line that is not there', (memory) =>
    mine(memory, keyOf(inStock(memory))),
  ),
  ...(['basket.add', 'basket.replace'] as const).flatMap((call) => {
    const asked = (memory: Memory, line: object | undefined) =>
      mine(memory, call === 'basket.add' ? line : items(line));
    return [
      refused('PRODUCT_SINGLE_VARIANT_NOT_FOUND', call, 'no such variant', (memory) => asked(memory, unknown(memory))),
      refused('COMBINATION_OF_PRODUCT_VARIANT_AND_SIZE_NOT_FOUND', call, 'a size it does not come in', (memory) =>
        asked(memory, wrongSize(memory)),
      ),
      ofSoldOut(
        refused('PRODUCT_VARIANT_NOT_IN_STOCK', call, 'a size that is sold out', (memory) =>
          asked(memory, soldOut(memory)),
        ),
      ),
    ];
  }),
];

/** Leaves the basket of the new account as it was found. */
export const EMPTY_BASKET: Probe[] = [good('basket.replace', 'by nothing', (memory) => mine(memory, { items: [] }))];
