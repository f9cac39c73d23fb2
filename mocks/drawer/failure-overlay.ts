import type { RootOptions } from 'react-dom/client';

/** What Vite's client shows over the page; in its own words an error of a build. */
type Overlay = new (error: { message: string; stack: string }) => HTMLElement;

/** What the outside could not give (`AppError`) is told by the shop itself. */
const OF_THE_OUTSIDE = 'AppError';

/** ' (http://localhost:5173/src/views/ui/price.tsx?t=1:12:5)' -> ' (/src/views/ui/price.tsx:12:5)'. */
function inFiles(where: string): string {
  return where.replaceAll(location.origin, '').replaceAll(/\?[\w=&]+(?=:\d)/g, '');
}

/** Shows over the page what a component threw and which component that was, innermost first. */
export function showFailure(error: unknown, where: string): void {
  console.error(error, where);
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  const Overlay = customElements.get('vite-error-overlay') as Overlay | undefined;
  if (Overlay === undefined || name === OF_THE_OUTSIDE) return;
  document.body.append(new Overlay({ message: `${name}: ${message}, thrown while drawing`, stack: inFiles(where) }));
}

/** How the shop is drawn while it is developed: behind a boundary a failure would be seen by nobody. */
export const ROOT_OPTIONS: RootOptions = {
  onCaughtError: (error, { componentStack = '' }) => showFailure(error, componentStack),
};
