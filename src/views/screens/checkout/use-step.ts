import { useEffect } from 'react';
import { parsePath, useParams, useSearchParams } from 'react-router-dom';
import type { CheckoutStep } from '#domain/order.ts';
import { allowedStep } from '#domain/order.ts';
import { useLinks } from '../../links.tsx';
import { useStores } from '../../stores.ts';

/** Where a shopper is by now in the order of this address: an answer that comes late leads nobody back to it. */
export function useStepByNow(): {
  /** In whichever language; undefined elsewhere than in the order. */
  stepByNow: () => string | undefined;
  /** On to another step, in the language of now. */
  lead: (step: CheckoutStep) => void;
} {
  const { id } = useParams();
  const { follow, here } = useLinks();
  return {
    stepByNow: () => {
      const { pathname = '', search } = parsePath(here());
      return pathname.endsWith(`/checkout/${id}`) ? (new URLSearchParams(search).get('step') ?? '') : undefined;
    },
    lead: (step) => follow(`${parsePath(here()).pathname}?step=${step}`),
  };
}

/**
 * The step in the address (`?step=delivery`), never past the first one that lacks something. The address always names the
 * step that is shown, so that Back walks the steps. To be called in an observer.
 */
export function useStep(): CheckoutStep {
  const { checkout } = useStores();
  const { stepByNow } = useStepByNow();
  const [query, setQuery] = useSearchParams();
  const asked = query.get('step') ?? undefined;
  const step = allowedStep(asked, checkout.openStep);
  useEffect(() => {
    if (asked !== step && stepByNow() === (asked ?? '')) setQuery({ step }, { replace: true });
  });
  return step;
}
