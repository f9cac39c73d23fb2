import { observer } from 'mobx-react-lite';
import { useStores } from '../stores.ts';
import { lazyPart } from '../lazy-part.tsx';
import { WhenOpen } from './when-open.tsx';

const Menu = lazyPart(async () => (await import('./menu.tsx')).Menu);
const CatalogueOverlay = lazyPart(async () => (await import('./catalogue-overlay.tsx')).CatalogueOverlay);
const SearchOverlay = lazyPart(async () => (await import('./search-overlay.tsx')).SearchOverlay);

/** The overlays of the shop; each is fetched when first asked for. */
export const Overlays = observer(function Overlays() {
  const { ui } = useStores();
  return (
    <>
      <WhenOpen isOpen={ui.isMenuOpened} onClose={ui.closeOverlays}>
        <Menu />
      </WhenOpen>
      <WhenOpen isOpen={ui.isCatalogOpened} onClose={ui.closeOverlays}>
        <CatalogueOverlay />
      </WhenOpen>
      <WhenOpen isOpen={ui.isSearchOpened} onClose={ui.closeOverlays}>
        <SearchOverlay />
      </WhenOpen>
    </>
  );
});
