import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CheckoutStep } from '#domain/order.ts';
import { allowedStep } from '#domain/order.ts';
import { useStores } from '../../stores.ts';

/**
 * The step in the address (`?step=delivery`), never past the first one that lacks something, and the way to another.
 * The address always names the step that is shown, so that Back walks the steps. To be called in an observer.
 */
export function useStep(): [step: CheckoutStep, go: (step: CheckoutStep) => void] {
  const { checkout } = useStores();
  const [query, setQuery] = useSearchParams();
  const asked = query.get('step') ?? undefined;
  const step = allowedStep(asked, checkout.openStep);
  useEffect(() => {
    if (asked !== step) setQuery({ step }, { replace: true });
  }, [asked, step, setQuery]);
  return [step, (next) => setQuery({ step: next })];
}
