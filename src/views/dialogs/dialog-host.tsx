import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useId } from 'react';
import { useStores } from '../stores.ts';
import type { DialogParts } from './registry.ts';
import { DIALOGS } from './registry.ts';

const DialogWindow = lazy(async () => ({ default: (await import('./dialog-window.tsx')).DialogWindow }));

/** Shows the one dialog that is open. Knows nothing of MUI itself: that comes with the first dialog. */
export const DialogHost = observer(function DialogHost() {
  const { dialogs, oneClick } = useStores();
  const titleId = useId();
  const { current } = dialogs;
  if (current === undefined) return undefined;
  const row = DIALOGS[current.name];
  // The name and the props come from one union member, which a table look-up makes the compiler forget.
  const Content = row.Content as React.ComponentType<typeof current.props & DialogParts>;
  return (
    <Suspense>
      <DialogWindow
        key={current.name}
        titleId={titleId}
        width={row.width}
        isYellow={row.isYellow === true}
        // While an order is on its way its outcome must have a place to be told in.
        isLocked={oneClick.isBusy}
        onClose={dialogs.close}
      >
        <Content {...current.props} titleId={titleId} onClose={dialogs.close} />
      </DialogWindow>
    </Suspense>
  );
});
