import { autorun } from 'mobx';
import type { Stores } from '#views/stores.ts';
import { headOf } from './head.ts';
import { applyHead } from './head-tags.ts';
import type { Match } from './match.ts';

/** Keeps the head of the document that of the screen; gives the way to stop. */
export function followHead(match: Match, stores: Stores): () => void {
  const { origin } = window.location;
  return autorun(() => applyHead(headOf(match, stores, origin), document, origin));
}
