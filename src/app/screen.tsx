import type { ComponentType, ReactElement } from 'react';
import { use } from 'react';
import { fetchOnce } from './fetch-once.ts';

/** A screen in a chunk of its own: drawn at once when the chunk is there, awaited where it is not. */
export interface Screen {
  /** Its source file: the key of its chunk in the build's manifest. */
  file: string;
  preload: () => Promise<void>;
  Draw: () => ReactElement;
}

/**
 * `file` is told apart from `load` because a manifest knows files only. Unlike React.lazy it draws without a pause once
 * preloaded, so hydration never falls back.
 */
export function screen(file: string, load: () => Promise<ComponentType>): Screen {
  let Loaded: ComponentType | undefined;
  const preload = fetchOnce(async () => {
    Loaded = await load();
  });
  const Draw = (): ReactElement => {
    use(preload());
    return Loaded === undefined ? <></> : <Loaded />;
  };
  return { file: `src/views/screens/${file}.tsx`, preload, Draw };
}
