import { observer } from 'mobx-react-lite';
import { useContext, useDeferredValue } from 'react';
import { ForBuyingContext } from '../for-buying.ts';
import { useStores } from '../stores.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { latePart } from '../late-part.tsx';

const Menu = latePart(async () => (await import('./menu.tsx')).Menu);
const CatalogueOverlay = latePart(async () => (await import('./catalogue-overlay.tsx')).CatalogueOverlay);

/** What opens over the page; fetched when first asked for. */
export const Overlays = observer(function Overlays() {
  const { ui, toasts } = useStores();
  const forBuying = useContext(ForBuyingContext);
  // The press is answered with the next picture, whatever it takes to draw what it opens. What closes is gone at once:
  // the focus goes back before the next screen takes it.
  const mayMenu = useDeferredValue(ui.isMenuOpened);
  const mayCatalog = useDeferredValue(ui.isCatalogOpened);
  const giveUp = (): void => {
    ui.closeOverlays();
    toasts.show('error', { key: 'error.cannot-connect-server' });
  };
  return (
    <>
      {mayMenu && ui.isMenuOpened && (
        <ErrorBoundary fallback={undefined} onError={giveUp}>
          {forBuying(<Menu />)}
        </ErrorBoundary>
      )}
      {mayCatalog && ui.isCatalogOpened && (
        <ErrorBoundary fallback={undefined} onError={giveUp}>
          {forBuying(<CatalogueOverlay />)}
        </ErrorBoundary>
      )}
    </>
  );
});
