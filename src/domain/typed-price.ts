import { wholePrice } from './listing.ts';
import type { Money } from './money.ts';
import { asSeen } from './typed-text.ts';

/**
 * A price as shoppers type it, in whole hryvnias: '1 500', '₴1,500', '1500,50 грн'. Undefined when it is none above
 * nothing.
 */
export function typedPrice(text: string): Money | undefined {
  const plain = asSeen(text).replaceAll(/[\s₴]|грн\.?|uah/gi, '');
  const [, whole = ''] = /^(\d+|\d{1,3}(?:[.,]\d{3})+)(?:[.,]\d\d?)?$/.exec(plain) ?? [];
  return wholePrice(whole.replaceAll(/\D/g, ''));
}
