import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { useDeferredValue } from 'react';
import { ErrorBoundary } from '#views/layout/error-boundary.tsx';
import { useStores } from '#views/stores.ts';
import { ForBuying } from './for-buying.tsx';
import { latePart } from '#views/late-part.tsx';

const DialogHost = latePart(async () => (await import('#views/dialogs/dialog-host.tsx')).DialogHost);
const LateParts = latePart(async () => (await import('./late-parts.tsx')).LateParts);

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
      <ForBuying>
        <DialogHost />
      </ForBuying>
    </ErrorBoundary>
  );
});

/** What lies over a page: nothing of it is needed before the page is alive. */
export const OverThePage = observer((): ReactElement => {
  const { ui } = useStores();
  return (
    <>
      {ui.isAwake && (
        <ErrorBoundary fallback={undefined}>
          <LateParts />
        </ErrorBoundary>
      )}
      <OpenDialog />
    </>
  );
});
