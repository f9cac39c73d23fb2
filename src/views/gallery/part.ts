import type { ReactNode } from 'react';

/** A row of the gallery: a part by its file below src/views, and every state it can be in. */
export interface Part {
  /** 'ui/button' */
  file: string;
  /** What is drawn, by the name of the state. */
  states: Readonly<Record<string, ReactNode>>;
  /** A state of it is as wide as the page: one under the other. */
  isWide?: boolean;
}

/** For what a sample would do if it were pressed. */
export function nothing(): void {}
