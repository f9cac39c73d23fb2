import type { ReactNode } from 'react';
import { useDeferredValue } from 'react';
import { useStores } from '../stores.ts';
import { ErrorBoundary } from './error-boundary.tsx';

interface WhenOpenProps {
  isOpen: boolean;
  /** Closes it; what could not be drawn is closed, and a message says so. */
  onClose: () => void;
  children: ReactNode;
}

/** What opens over the page. */
export function WhenOpen({ isOpen, onClose, children }: WhenOpenProps) {
  const { toasts } = useStores();
  // The press is answered with the next picture, whatever it takes to draw what it opens. What closes is gone at once:
  // the focus goes back before the next screen takes it.
  const mayOpen = useDeferredValue(isOpen, false);
  if (!mayOpen || !isOpen) return undefined;
  const giveUp = (): void => {
    onClose();
    toasts.show('error', { key: 'error.cannot-connect-server' });
  };
  return (
    <ErrorBoundary fallback={undefined} onError={giveUp}>
      {children}
    </ErrorBoundary>
  );
}
