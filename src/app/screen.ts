import type { ComponentType } from 'react';
import { type LazyPart, lazyPart, type WordsOfPart } from '#views/lazy-part.tsx';

/** A screen in a chunk of its own: drawn at once when the chunk is there, awaited where it is not. */
export interface Screen {
  /** Its source file: the key of its chunk in the build's manifest. */
  file: string;
  preload: LazyPart<object>['preload'];
  Draw: LazyPart<object>;
  words: WordsOfPart;
}

/** `file` is told apart from `load` because a manifest knows files only. */
export function screen(file: string, load: () => Promise<ComponentType>, words: WordsOfPart = 'later'): Screen {
  const Draw = lazyPart(load, words);
  return { file: `src/views/screens/${file}.tsx`, preload: Draw.preload, Draw, words };
}
