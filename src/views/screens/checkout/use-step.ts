import { useContext, useEffect, useRef } from 'react';
import { type Location, parsePath, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { Checkout, CheckoutStep } from '#domain/order.ts';
import { allowedStep, CHECKOUT_STEPS } from '#domain/order.ts';
import { CameByContext } from '../../afterwards.tsx';
import { useLinks } from '../../links.tsx';
import { useStores } from '../../stores.ts';
import { isOtherCustomer } from './contacts-schema.ts';
import { isOtherDelivery } from './delivery-schema.ts';
import { useTyped } from './use-draft.ts';

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

/** Whether a step was begun anew and not saved: what it said before would be paid for unseen. */
export function useIsBegunAnew({ order, shippingMethods }: Checkout): (step: CheckoutStep) => boolean {
  const { profile } = useStores().locale;
  const typed = useTyped(order);
  return (step) => {
    const { contacts, delivery } = typed();
    if (step === 'contacts') return isOtherCustomer(order, contacts, profile.countries);
    return step === 'delivery' && isOtherDelivery(order, delivery, profile, shippingMethods);
  };
}

/** What the entry of a step keeps that is not open any more: the key of the one before it, which shows the same. */
interface Twin {
  twinOf?: string;
}

/**
 * The step in the address (`?step=delivery`), never past the first one that lacks something; the first that was begun anew
 * where the address names none. It always names the step that is shown, so that Back walks the steps: over a
 * second entry of the same step too, which a step that is not open any more has become. To be called in an observer.
 */
export function useStep(known: Checkout): CheckoutStep {
  const { checkout } = useStores();
  const { stepByNow } = useStepByNow();
  const [query, setQuery] = useSearchParams();
  const isBegunAnew = useIsBegunAnew(known);
  const asked = query.get('step') ?? undefined;
  const step = allowedStep(asked ?? CHECKOUT_STEPS.find(isBegunAnew), checkout.openStep);
  const { key, state } = useLocation() as Location<Twin | null>;
  const cameBy = useContext(CameByContext);
  const navigate = useNavigate();
  const last = useRef<{ key: string; step: CheckoutStep; twinOf?: string | undefined }>({ key, step });
  /** The entry that a press has led here from. */
  const before = useRef<{ key: string; step: CheckoutStep }>(undefined);
  useEffect(() => {
    const left = last.current;
    last.current = { key, step, twinOf: state?.twinOf };
    if (key !== left.key && cameBy !== 'REPLACE') before.current = cameBy === 'PUSH' ? left : undefined;
    const isOpen = asked === undefined || asked === step;
    const isOnceMore = key === left.twinOf || (!isOpen && step === left.step);
    if (key !== left.key && cameBy === 'POP' && isOnceMore) void navigate(-1);
    else if (asked !== step && stepByNow() === (asked ?? '')) {
      const twin: Twin = before.current?.step === step ? { twinOf: before.current.key } : {};
      setQuery({ step }, { replace: true, state: twin });
    }
  });
  return step;
}
