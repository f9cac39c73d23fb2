import type { ReactNode } from 'react';
import { createContext, startTransition, useContext, useEffect, useState } from 'react';
import { ErrorBoundary } from './layout/error-boundary.tsx';
import { useStores } from './stores.ts';

const HydratedContext = createContext(false);

/** Tells all `Hydrated` in it at once that the page is alive: in slices, so that nobody who presses something waits for it. */
export function HydratedProvider({ children }: { children: ReactNode }) {
  const { ui } = useStores();
  const [isHydrated, setHydrated] = useState(ui.isAwake);
  useEffect(() => ui.onceAwake(() => startTransition(() => setHydrated(true))), [ui]);
  return <HydratedContext value={isHydrated}>{children}</HydratedContext>;
}

interface HydratedProps {
  children: ReactNode;
  /** Stands there until then, and where it cannot be drawn. */
  fallback?: ReactNode;
}

/** What the server does not draw: what only a browser knows, or only scripts have a use for. */
export function Hydrated({ children, fallback }: HydratedProps) {
  return useContext(HydratedContext) ? <ErrorBoundary fallback={fallback}>{children}</ErrorBoundary> : fallback;
}
