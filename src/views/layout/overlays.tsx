import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useStores } from '../stores.ts';
import { ErrorBoundary } from './error-boundary.tsx';

const Menu = lazy(async () => ({ default: (await import('./menu.tsx')).Menu }));
const CatalogueOverlay = lazy(async () => ({ default: (await import('./catalogue-overlay.tsx')).CatalogueOverlay }));

/** What opens over the page; fetched when first asked for. */
export const Overlays = observer(function Overlays() {
  const { ui, toasts } = useStores();
  const giveUp = (): void => {
    ui.closeOverlays();
    toasts.show('error', { key: 'error.cannot-connect-server' });
  };
  return (
    <>
      {ui.isMenuOpened && (
        <ErrorBoundary fallback={undefined} onError={giveUp}>
          <Suspense>
            <Menu />
          </Suspense>
        </ErrorBoundary>
      )}
      {ui.isCatalogOpened && (
        <ErrorBoundary fallback={undefined} onError={giveUp}>
          <Suspense>
            <CatalogueOverlay />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
});
