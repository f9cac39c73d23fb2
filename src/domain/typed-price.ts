import type { Money } from './money.ts';
import { fromMajor } from './money.ts';
import { asSeen } from './typed-text.ts';

/** No address of a listing says more. */
export const PRICE_AT_MOST: Money = fromMajor(9_999_999);

/**
 * A price as shoppers type it, in whole hryvnias: '1 500', '₴1,500', '1500,50 грн'; one above the most that can be said is
 * that. Undefined when it is none.
 */
export function typedPrice(text: string): Money | undefined {
  const plain = asSeen(text).replaceAll(/[\s₴]|грн\.?|uah/gi, '');
  const [, whole] = /^(\d+|\d{1,3}(?:[.,]\d{3})+)(?:[.,]\d\d?)?$/.exec(plain) ?? [];
  if (whole === undefined) return undefined;
  return Math.min(fromMajor(Number(whole.replaceAll(/\D/g, ''))), PRICE_AT_MOST);
}
