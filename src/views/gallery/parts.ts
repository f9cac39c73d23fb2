import { ACTION_PARTS } from './action-parts.tsx';
import { CHOICE_PARTS } from './choice-parts.tsx';
import { FORM_PARTS } from './form-parts.tsx';
import { GOODS_PARTS } from './goods-parts.tsx';
import { OFFER_PARTS } from './offer-parts.tsx';
import type { Part } from './part.ts';
import { TOAST_PARTS } from './toast-parts.tsx';
import { WORD_PARTS } from './word-parts.tsx';

interface Group {
  name: string;
  parts: Part[];
  /** Its parts are drawn for a whole page: its themes stand one under the other. */
  isStacked?: boolean;
}

/** Everything the gallery shows. A new part is a row in one of the groups. */
export const GROUPS: readonly Group[] = [
  { name: 'actions', parts: ACTION_PARTS },
  { name: 'words', parts: WORD_PARTS },
  { name: 'goods', parts: GOODS_PARTS, isStacked: true },
  { name: 'forms', parts: [...FORM_PARTS, ...CHOICE_PARTS] },
  { name: 'offers', parts: OFFER_PARTS, isStacked: true },
  { name: 'toasts', parts: TOAST_PARTS, isStacked: true },
];
