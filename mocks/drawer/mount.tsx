import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Backend } from '../backend.ts';
import type { CallLog } from '../call-log.ts';
import type { SignIn } from './accounts-tab.tsx';
import { Drawer } from './drawer.tsx';

/** Puts the developer's drawer beside the shop, in a root of its own: what breaks in one leaves the other alone. */
export function mountDrawer(backend: Backend, calls: CallLog, signIn: SignIn): void {
  const root = document.createElement('div');
  root.id = 'drawer-root';
  document.body.append(root);
  createRoot(root).render(
    <StrictMode>
      <Drawer backend={backend} calls={calls} signIn={signIn} />
    </StrictMode>,
  );
}
