import { type ReactNode, Suspense } from 'react';

/**
 * A part of a page that comes alive after what stands around it, in a pass of its own: React ends in one task whatever has
 * no such edge, and a press meanwhile waits for it. None stands in another, for a page is awake after its second pass
 * (`Awakening`; `first-render.test.ts` counts). Nothing in it is waited for (decision 0021).
 */
export const Slice = ({ children }: { children: ReactNode }) => <Suspense>{children}</Suspense>;
