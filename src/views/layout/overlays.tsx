import { observer } from 'mobx-react-lite';
import { useDeferredValue } from 'react';
import { useStores } from '../stores.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { lazyPart } from '../lazy-part.tsx';

const Menu = lazyPart(async () => (await import('./menu.tsx')).Menu);
const CatalogueOverlay = lazyPart(async () => (await import('./catalogue-overlay.tsx')).CatalogueOverlay);
const SearchOverlay = lazyPart(async () => (await import('./search-overlay.tsx')).SearchOverlay);

/** What opens over the page; fetched when first asked for. */
export const Overlays = observer(function Overlays() {
  const { ui, toasts } = useStores();
  // The press is answered with the next picture, whatever it takes to draw what it opens. What closes is gone at once:
  // the focus goes back before the next screen takes it.
  const mayMenu = useDeferredValue(ui.isMenuOpened);
  const mayCatalog = useDeferredValue(ui.isCatalogOpened);
  const maySearch = useDeferredValue(ui.isSearchOpened);
  const giveUp = (): void => {
    ui.closeOverlays();
    toasts.show('error', { key: 'error.cannot-connect-server' });
  };
  return (
    <>
      {mayMenu && ui.isMenuOpened && (
        <ErrorBoundary fallback={undefined} onError={giveUp}>
          <Menu />
        </ErrorBoundary>
      )}
      {mayCatalog && ui.isCatalogOpened && (
        <ErrorBoundary fallback={undefined} onError={giveUp}>
          <CatalogueOverlay />
        </ErrorBoundary>
      )}
      {maySearch && ui.isSearchOpened && (
        <ErrorBoundary fallback={undefined} onError={giveUp}>
          <SearchOverlay />
        </ErrorBoundary>
      )}
    </>
  );
});
