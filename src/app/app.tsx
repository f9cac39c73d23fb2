import type { ReactElement } from 'react';
import { useEffect } from 'react';
import type { NavigateFunction } from 'react-router-dom';
import { useNavigate } from 'react-router-dom';
import { HydratedProvider } from '#views/hydrated.tsx';
import { StoresContext, type Stores } from '#views/stores.ts';
import { Router } from './router.tsx';

interface AppProps {
  stores: Stores;
  /** Hands out the way to another screen, for stores that go on by themselves. */
  onNavigate?: (navigate: NavigateFunction) => void;
}

/** The whole shop; whoever draws it puts a router around it. */
export function App({ stores, onNavigate }: AppProps): ReactElement {
  const navigate = useNavigate();
  useEffect(() => {
    onNavigate?.(navigate);
  }, [navigate, onNavigate]);
  return (
    <StoresContext value={stores}>
      <HydratedProvider>
        <Router />
      </HydratedProvider>
    </StoresContext>
  );
}
