import type { ReactElement } from 'react';
import { lazy, Suspense } from 'react';

const NotFound = lazy(async () => ({ default: (await import('./not-found.tsx')).NotFound }));

/** The 404 screen, in a chunk of its own: few shoppers ever need it. */
export function NoSuchPage(): ReactElement {
  return (
    <Suspense>
      <NotFound />
    </Suspense>
  );
}
