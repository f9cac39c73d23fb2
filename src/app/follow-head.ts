import { autorun } from 'mobx';
import type { Stores } from '#views/stores.ts';
import { headOf, wordsIn } from './head.ts';
import { applyHead, publicOrigin } from './head-tags.ts';
import { jsonLdOf } from './json-ld.ts';
import type { Match } from './routes/route.ts';

/** Keeps the head of the document that of the screen; gives the way to stop. */
export function followHead(match: Match, search: string, stores: Stores): () => void {
  const origin = publicOrigin(document);
  const words = wordsIn(match.locale);
  const shown = { match, stores, query: new URLSearchParams(search) };
  return autorun(() => applyHead(headOf(shown), jsonLdOf(shown, origin, words), document, origin));
}
