import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { CookieBanner } from '#views/layout/cookie-banner.tsx';
import '#views/layout/discount-button.module.css';
import { WhenOpen } from '#views/layout/when-open.tsx';
import { takePromo } from '#stores/promo-by-link.ts';
import { Hydrated } from '#views/hydrated.tsx';
import { lazyPart } from '#views/lazy-part.tsx';
import { useStores } from '#views/stores.ts';
import { dialogOf, promoOf, withoutAsked } from './deep-link.ts';
import { matchAddress } from './match.ts';

/** Nobody needs it soon: its rules come with the page, so that it is one file. */
const DiscountButton = lazyPart(
  async () => (await import('#views/layout/discount-button.tsx')).DiscountButton,
  'first',
);

/** Whether the shopper is about something already: an offer that comes by itself would take the focus away. */
function isBusy(): boolean {
  const { activeElement } = document;
  return activeElement !== null && activeElement !== document.body;
}

/** Opens what the address of a page that has just come asks for, and takes the asking out of it without a new entry in the history. */
function useDialogOfAddress(isOffered: boolean): void {
  const { dialogs, discount, session, ui } = useStores();
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    const asked = dialogOf(search);
    // Whoever is signed in is where such a link leads.
    const isThere = asked?.name === 'auth' && session.isSignedIn;
    if (asked !== undefined) {
      if (!isThere) dialogs.open(asked.name, asked.props);
    }
    // A dialog that was asked for beats the one that comes by itself (decision 27).
    else if (isOffered && !ui.isScrollLocked && !isBusy()) discount.offer();
    const rest = withoutAsked(search);
    if (rest !== search) void navigate({ search: rest, hash }, { replace: true, state: state as unknown });
  }, [dialogs, discount, hash, isOffered, navigate, search, session, state, ui]);
}

/** Keeps the promo code that an address brings, and takes it out of the address: whoever shares that shares no code. */
function usePromoOfAddress(): void {
  const { promo, toasts } = useStores();
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  const code = promoOf(search);
  useEffect(() => {
    if (code === '') return;
    void takePromo(promo, toasts, code);
    void navigate({ search: withoutAsked(search), hash }, { replace: true, state: state as unknown });
    // oxlint-disable-next-line react/exhaustive-deps -- once for each code that comes
  }, [code]);
}

/** The question about cookies and the offer of a discount, and what an address asks for. */
const PageExtras = observer((): ReactElement => {
  const { locale, visits } = useStores();
  const { pathname } = useLocation();
  const row = matchAddress(pathname, locale.profile)?.row;
  const screen = row?.name ?? 'not-found';
  const isBuying = row?.isBuying === true;
  useEffect(() => visits.see(screen), [screen, visits]);
  useDialogOfAddress(!isBuying);
  usePromoOfAddress();
  return (
    <>
      <CookieBanner />
      {!isBuying && <DiscountButton />}
    </>
  );
});

const DialogHost = lazyPart(async () => (await import('#views/dialogs/dialog-host.tsx')).DialogHost);

/** The dialog that is open, with its words; fetched when the first one opens. */
const OpenDialog = observer((): ReactElement => {
  const { dialogs } = useStores();
  return (
    <WhenOpen isOpen={dialogs.current !== undefined} onClose={dialogs.close}>
      <DialogHost />
    </WhenOpen>
  );
});

/** What lies over a page: nothing of it is needed before the page is alive. */
export const OverThePage = (): ReactElement => (
  <>
    <Hydrated>
      <PageExtras />
    </Hydrated>
    <OpenDialog />
  </>
);
