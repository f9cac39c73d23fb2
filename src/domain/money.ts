import { MINOR_PER_MAJOR } from './constants.ts';
import { grouped } from './text.ts';

/** An amount in minor units (kopiyka, cent): always a whole number, so no sum is computed in floating point. */
export type Money = number;

/** Minor units of a wire amount in the major unit with at most two decimals. */
export function fromMajor(amount: number): Money {
  return Math.round(amount * MINOR_PER_MAJOR);
}

/** The wire amount (major unit, at most two decimals) of minor units. */
export function toMajor(amount: Money): number {
  return amount / MINOR_PER_MAJOR;
}

/**
 * '₴2,450', '₴2,450.50', '−₴440': symbol, thousands by commas, decimals only when not whole (spec section 9).
 * A true minus sign, because a hyphen next to a currency symbol is easily overlooked.
 */
export function formatPrice(amount: Money, symbol: string): string {
  const minor = Math.abs(amount);
  const fraction = minor % MINOR_PER_MAJOR;
  const whole = grouped(Math.floor(minor / MINOR_PER_MAJOR), ',');
  const decimals = fraction === 0 ? '' : `.${fraction.toString().padStart(2, '0')}`;
  return `${amount < 0 ? '−' : ''}${symbol}${whole}${decimals}`;
}
