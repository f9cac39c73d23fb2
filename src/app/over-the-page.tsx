import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { useDeferredValue } from 'react';
import { ErrorBoundary } from '#views/layout/error-boundary.tsx';
import { useStores } from '#views/stores.ts';
import { Hydrated } from '#views/hydrated.tsx';
import { lazyPart } from '#views/lazy-part.tsx';
import { PageExtras } from './page-extras.tsx';

const DialogHost = lazyPart(async () => (await import('#views/dialogs/dialog-host.tsx')).DialogHost);

/** The dialog that is open, with its words; fetched when the first one opens. */
const OpenDialog = observer((): ReactElement | undefined => {
  const { dialogs, toasts } = useStores();
  // The press is answered with the next picture, whatever it takes to draw what is in the dialog.
  const isOpen = useDeferredValue(dialogs.current !== undefined, false);
  if (!isOpen || dialogs.current === undefined) return undefined;
  const giveUp = (): void => {
    dialogs.close();
    toasts.show('error', { key: 'error.cannot-connect-server' });
  };
  return (
    <ErrorBoundary fallback={undefined} onError={giveUp}>
      <DialogHost />
    </ErrorBoundary>
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
