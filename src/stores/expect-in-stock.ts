import type { BasketKey } from '#domain/basket.ts';
import { STOCK_CHECK_MS } from '#domain/constants.ts';
import { AppError } from '#domain/errors.ts';
import type { Clock } from '#ports/platform.ts';
import type { CatalogStore } from './catalog.ts';

/**
 * Reads stock anew and rejects as a server does where the size is sold out by now. What cannot be asked for, or is not
 * answered in time, is as it was last known.
 */
export async function expectInStock(catalog: CatalogStore, clock: Clock, key: BasketKey): Promise<void> {
  const isLate = new Promise<void>((resolve) => void clock.after(STOCK_CHECK_MS, resolve));
  await Promise.race([catalog.refresh([key.variantId]).catch(() => {}), isLate]);
  if (!catalog.hasInStock(key)) throw new AppError('server', { code: 'PRODUCT_VARIANT_NOT_IN_STOCK', status: 409 });
}
