import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useContext } from 'react';
import { ForBuyingContext } from '../../for-buying.ts';
import { ErrorBoundary } from '../../layout/error-boundary.tsx';
import { useStores } from '../../stores.ts';

/** Fetches the code of what a page does without until it is alive. */
export const lateParts = () => import('./late-parts.ts');

interface LateProps {
  children: ReactNode;
  /** Stands there until then, and where it cannot be had. */
  fallback?: ReactNode;
}

/** What a page does without until it is alive, with its words and stores. */
export const Late = observer(function Late({ children, fallback }: LateProps) {
  const { ui } = useStores();
  const forBuying = useContext(ForBuyingContext);
  if (!ui.isAwake) return fallback;
  return <ErrorBoundary fallback={fallback}>{forBuying(children, fallback)}</ErrorBoundary>;
});
