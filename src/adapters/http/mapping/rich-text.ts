import type { WireRichText } from '#contract/common.ts';
import type { RichText, TextRun } from '#domain/rich-text.ts';
import { present } from '../present.ts';
import { safeLink } from './link.ts';

type WireBlock = WireRichText[number];
type WireRun = Exclude<WireBlock, { type: 'list' }>['children'][number];

function toRun(wire: WireRun): TextRun {
  return present({ ...wire, link: safeLink(wire.link) });
}

/** The same structure; a link that leads to no good place leaves its text. */
export function toRichText(wire: WireRichText): RichText {
  return wire.map((block) =>
    block.type === 'list'
      ? { ...block, items: block.items.map((item) => item.map(toRun)) }
      : { ...block, children: block.children.map(toRun) },
  );
}
