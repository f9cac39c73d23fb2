import type { Variant } from '#domain/catalog.ts';

/** What its colours are called: those of what hangs on a wall are frames. */
export const colorKind = ({ details }: Variant): 'color' | 'frame' => (details.sheet === undefined ? 'color' : 'frame');
