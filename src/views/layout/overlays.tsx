import { observer } from 'mobx-react-lite';
import { useDeferredValue } from 'react';
import { useStores } from '../stores.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { latePart } from '../late-part.tsx';

const Menu = latePart(async () => (await import('./menu.tsx')).Menu);
const CatalogueOverlay = latePart(async () => (await import('./catalogue-overlay.tsx')).CatalogueOverlay);

/** What opens over the page; fetched when first asked for. */
export const Overlays = observer(function Overlays() {
  const { ui, toasts } = useStores();
  // The press is answered with the next picture, whatever it takes to draw what it opens.
  const isMenuOpened = useDeferredValue(ui.isMenuOpened);
  const isCatalogOpened = useDeferredValue(ui.isCatalogOpened);
  const giveUp = (): void => {
    ui.closeOverlays();
    toasts.show('error', { key: 'error.cannot-connect-server' });
  };
  return (
    <>
      {isMenuOpened && (
        <ErrorBoundary fallback={undefined} onError={giveUp}>
          <Menu />
        </ErrorBoundary>
      )}
      {isCatalogOpened && (
        <ErrorBoundary fallback={undefined} onError={giveUp}>
          <CatalogueOverlay />
        </ErrorBoundary>
      )}
    </>
  );
});
