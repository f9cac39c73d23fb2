import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { WhenOpen } from '#views/layout/when-open.tsx';
import { useStores } from '#views/stores.ts';
import { Hydrated } from '#views/hydrated.tsx';
import { lazyPart } from '#views/lazy-part.tsx';
import { PageExtras } from './page-extras.tsx';

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
