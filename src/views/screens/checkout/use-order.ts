import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Checkout } from '#domain/order.ts';
import { useStores } from '../../stores.ts';

/**
 * The key of an order in the fragment of a letter's link is kept. It leaves the address at once and without a new entry in
 * the history, so that nobody finds it there later.
 */
function useLetterKey(id: string | undefined): void {
  const { checkout } = useStores();
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const key = new URLSearchParams(hash.slice(1)).get('key');
    if (id === undefined || key === null) return;
    checkout.drafts.keys.keep(id, key);
    void navigate({ search }, { replace: true });
    // Followed from a page that shows the order without it.
    if (checkout.checkout?.order.id === id) void checkout.open(id);
  }, [checkout, id, search, hash, navigate]);
}

/**
 * The order of this id, read when the page is alive and again when the browser brings the page back from the provider.
 * Undefined while it is on its way or cannot be had: `checkout.state` says which. To be called in an observer.
 */
export function useOrder(id: string | undefined): Checkout | undefined {
  const { checkout, ui } = useStores();
  const { isAwake } = ui;
  useLetterKey(id);
  useEffect(() => {
    if (!isAwake || id === undefined) return undefined;
    void checkout.open(id);
    const onShown = (event: PageTransitionEvent): void => {
      if (event.persisted) void checkout.open(id);
    };
    window.addEventListener('pageshow', onShown);
    return () => {
      window.removeEventListener('pageshow', onShown);
      checkout.leave();
    };
  }, [checkout, id, isAwake]);
  return isAwake && checkout.checkout?.order.id === id ? checkout.checkout : undefined;
}

/**
 * Asks for the order once more when somebody else is signed in: what was refused may be theirs, and what a guest ordered
 * is of the account from then on. To be called in an observer.
 */
export function useReaderChange(id: string): void {
  const { checkout, session } = useStores();
  const who = session.id;
  const reader = useRef(who);
  useEffect(() => {
    if (reader.current === who) return;
    reader.current = who;
    void checkout.open(id);
  }, [checkout, id, who]);
}
