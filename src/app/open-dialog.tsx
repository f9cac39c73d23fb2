import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '#views/layout/error-boundary.tsx';
import { useStores } from '#views/stores.ts';
import { ForBuying } from './for-buying.tsx';

const DialogHost = lazy(async () => ({ default: (await import('#views/dialogs/dialog-host.tsx')).DialogHost }));

/** The dialog that is open, with its words; fetched when the first one opens. */
export const OpenDialog = observer((): ReactElement | undefined => {
  const { dialogs, toasts } = useStores();
  if (dialogs.current === undefined) return undefined;
  const giveUp = (): void => {
    dialogs.close();
    toasts.show('error', { key: 'error.cannot-connect-server' });
  };
  return (
    <ErrorBoundary fallback={undefined} onError={giveUp}>
      <Suspense>
        <ForBuying>
          <DialogHost />
        </ForBuying>
      </Suspense>
    </ErrorBoundary>
  );
});
