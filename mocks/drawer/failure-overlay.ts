import type { RootOptions } from 'react-dom/client';
import type { DrawFailure } from '../draw-failures.ts';

/** What the outside could not give is told by the shop itself. */
const OF_THE_OUTSIDE = 'AppError';

/** Options of a root that tells of what its components throw, also behind a boundary, where nobody would see it. */
export function rootOptions(tell: (failure: DrawFailure) => void): RootOptions {
  return {
    onCaughtError(error, { componentStack = '' }) {
      console.error(error, componentStack);
      const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
      if (name !== OF_THE_OUTSIDE) tell({ message: `${name}: ${message}`, stack, drawnBy: componentStack });
    },
  };
}

/** How the shop is drawn while it is developed: Vite's server knows where in the sources a failure is. */
export const ROOT_OPTIONS = rootOptions((failure) => import.meta.hot?.send('shop:draw-failure', failure));
