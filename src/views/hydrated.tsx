import type { ReactNode } from 'react';
import { startTransition, useEffect, useState } from 'react';
import { ErrorBoundary } from './layout/error-boundary.tsx';
import { useStores } from './stores.ts';

/** Whether the page is alive, for what shows more then: drawn in slices, so that nobody who presses something waits for it. */
function useHydrated(): boolean {
  const { ui } = useStores();
  const [isHydrated, setHydrated] = useState(ui.isAwake);
  useEffect(() => ui.onceAwake(() => startTransition(() => setHydrated(true))), [ui]);
  return isHydrated;
}

interface HydratedProps {
  children: ReactNode;
  /** Stands there until then, and where it cannot be drawn. */
  fallback?: ReactNode;
}

/** What the server does not draw: what only a browser knows, or only scripts have a use for. */
export function Hydrated({ children, fallback }: HydratedProps) {
  return useHydrated() ? <ErrorBoundary fallback={fallback}>{children}</ErrorBoundary> : fallback;
}
