import { promoName } from '#domain/promo-code.ts';
import type { PromoState, PromoStore } from './promo.ts';
import type { Toast, ToastsStore } from './toasts.ts';

/** What is said of it over the page; beside its field the basket says more. */
const SAID: Partial<Record<PromoState, [Toast['tone'], key: string]>> = {
  'not-active': ['error', 'error.promo-code-not-found'],
  'first-only': ['error', 'basket.promo.first-only'],
  'gift-missing': ['error', 'basket.promo.gift-missing'],
  failed: ['error', 'basket.promo.failed'],
};

/** A link brought a code: it counts from now on, as soon as there is a basket. One that is worth nothing leaves the former one. */
export async function takePromo(promo: PromoStore, toasts: ToastsStore, typed: string): Promise<void> {
  const name = promoName(typed);
  if (name === '') return;
  const former = promo.kept;
  await promo.keep(name);
  const { state } = promo;
  const isWorthless = state === 'not-active' || state === 'first-only';
  if (isWorthless && former !== undefined && former !== name) await promo.keep(former);
  const [tone, key] = SAID[state] ?? ['success', 'toast.promo-kept'];
  toasts.show(tone, { key, values: { name } });
}
