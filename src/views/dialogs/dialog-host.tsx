import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { lazyPart } from '../lazy-part.tsx';
import { useStores } from '../stores.ts';
import { useFetched } from '../use-fetched.ts';
import type { DialogParts } from './dialog-parts.ts';
import { DIALOGS } from './registry.ts';

const DialogWindow = lazyPart(async () => (await import('./dialog-window.tsx')).DialogWindow);

/** Shows the one dialog that is open. Knows nothing of MUI itself: that comes with the first dialog. */
export const DialogHost = observer(function DialogHost() {
  const { dialogs, oneClick } = useStores();
  const titleId = useId();
  const { current } = dialogs;
  const row = current && DIALOGS[current.name];
  const isDrawable = useFetched(row === undefined ? [] : [DialogWindow.preload, row.Content.preload]);
  // The window comes with what is in it: its name and its focus are there at once.
  if (current === undefined || row === undefined || !isDrawable) return undefined;
  // The name and the props come from one union member, which a table look-up makes the compiler forget.
  const Content = row.Content as React.ComponentType<typeof current.props & DialogParts>;
  return (
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
  );
});
