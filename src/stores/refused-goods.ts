import type { BasketKey } from '#domain/basket.ts';
import { AppError } from '#domain/errors.ts';
import { lineKey } from './basket-line.ts';
import type { BasketStore } from './basket.ts';

const PATH = /^products\.(\d+)\b/;

/** Those of what was sent that it was refused because of: its details point at them. */
export function refusedGoods<Line>(error: unknown, sent: Line[]): Line[] {
  if (!(error instanceof AppError) || error.code !== 'PRODUCT_VARIANT_NOT_IN_STOCK') return [];
  return error.details.flatMap(({ path }) => sent[Number(PATH.exec(path)?.[1])] ?? []);
}

/**
 * An order was refused because of some of its goods (PRODUCT_VARIANT_NOT_IN_STOCK, its details point at them): the basket
 * looks at its stock again, and a line that can be bought, only not so many of it, says so itself.
 */
export async function sayRefusedGoods(error: unknown, sent: BasketKey[], basket: BasketStore): Promise<void> {
  if (!(error instanceof AppError) || error.code !== 'PRODUCT_VARIANT_NOT_IN_STOCK') return;
  await basket.refreshVariants();
  const refused = new Set(refusedGoods(error, sent).map(lineKey));
  for (const line of basket.lines)
    if (refused.has(lineKey(line)) && line.trouble === undefined)
      basket.errors.tell(line, { key: 'basket.not-so-many' });
}
