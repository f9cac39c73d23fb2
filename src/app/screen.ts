import type { ComponentType } from 'react';
import { type LazyPart, lazyPart } from '#views/lazy-part.tsx';

/** A screen in a chunk of its own: drawn at once when the chunk is there, awaited where it is not. */
export interface Screen {
  /** Its source file: the key of its chunk in the build's manifest. */
  file: string;
  preload: LazyPart<object>['preload'];
  Draw: LazyPart<object>;
}

/** `file` is told apart from `load` because a manifest knows files only. */
export function screen(file: string, load: () => Promise<ComponentType>): Screen {
  const Draw = lazyPart(load);
  return { file: `src/views/screens/${file}.tsx`, preload: Draw.preload, Draw };
}
