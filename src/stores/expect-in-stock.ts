import type { BasketKey } from '#domain/basket.ts';
import { isInStock } from '#domain/catalog.ts';
import { STOCK_CHECK_MS } from '#domain/constants.ts';
import { AppError } from '#domain/errors.ts';
import type { Clock } from '#ports/platform.ts';
import type { CatalogStore } from './catalog.ts';

/**
 * Reads stock anew and rejects as a server does where the size is sold out by now. What cannot be asked for, or is not
 * answered in time, is as it was last known.
 */
export async function expectInStock(
  catalog: CatalogStore,
  clock: Clock,
  { variantId, size }: BasketKey,
): Promise<void> {
  await new Promise<void>((resolve) => {
    const stop = clock.after(STOCK_CHECK_MS, resolve);
    const answered = (): void => {
      stop();
      resolve();
    };
    catalog.refresh([variantId]).then(answered, answered);
  });
  const variant = catalog.variants.get(variantId);
  if (variant === undefined || !isInStock(variant, size))
    throw new AppError('server', { code: 'PRODUCT_VARIANT_NOT_IN_STOCK', status: 409 });
}
