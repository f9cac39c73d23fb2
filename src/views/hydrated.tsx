import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { ErrorBoundary } from './layout/error-boundary.tsx';
import { useStores } from './stores.ts';

interface HydratedProps {
  children: ReactNode;
  /** Stands there until then, and where it cannot be drawn. */
  fallback?: ReactNode;
}

/** What the server does not draw: what only a browser knows, or only scripts have a use for. */
export const Hydrated = observer(function Hydrated({ children, fallback }: HydratedProps) {
  const { ui } = useStores();
  return ui.isAwake ? <ErrorBoundary fallback={fallback}>{children}</ErrorBoundary> : fallback;
});
