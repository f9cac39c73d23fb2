import type { ComponentType, ReactElement, ReactNode } from 'react';
import { type Fetch, fetchOnce } from './fetch-once.ts';
import { lostStyles } from './lost-styles.ts';
import { loadLaterMessages } from './messages.ts';
import { useFetched } from './use-fetched.ts';

/** A part in a chunk of its own. */
export interface LazyPart<Props extends object> {
  /** `standIn` is drawn until it is there; nothing when not given. */
  (props: Props & { standIn?: ReactNode }): ReactElement;
  /** Fetches it before it is drawn. */
  preload: Fetch;
}

/** 'first': a part that visits begin with, which says no other words; 'later': any other. */
export type WordsOfPart = 'first' | 'later';

/** A part whose code and words are fetched when it is first drawn, if they were not before. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  words: WordsOfPart = 'later',
): LazyPart<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const preload = fetchOnce(async () => {
    const [loaded] = await Promise.all([load(), words === 'later' && loadLaterMessages()]);
    await lostStyles();
    Loaded = loaded;
  });
  const Part = ({ standIn, ...props }: Props & { standIn?: ReactNode }): ReactElement => {
    useFetched([preload]);
    // What is left of the props is the part's own, which the compiler cannot tell of a type it does not know.
    return Loaded === undefined ? <>{standIn}</> : <Loaded {...(props as unknown as Props)} />;
  };
  return Object.assign(Part, { preload });
}
