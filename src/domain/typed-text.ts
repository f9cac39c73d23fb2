/** Marks nobody sees: direction, byte order, zero width. Those that join letters or emoji are a part of what is written. */
const INVISIBLE = /(?!\u200C|\u200D)\p{Cf}/gu;

/** What was typed or pasted as people see it: without invisible marks and without spaces around it. */
export function asSeen(typed: string): string {
  return typed.replaceAll(INVISIBLE, '').trim();
}
