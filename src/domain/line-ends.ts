/** Words that no line ends with: those of one letter, and what joins two others. */
const BOUND_WORD = /(?:^|[\s\p{Ps}\p{Pi}"{}>])(?:\p{L}|та|чи|або|але|бо|and|but|or) $/iu;

const WORD_AND_SPACE = /\S+ /g;
/** Before what no line begins with: a dash, and the dot between two facts. */
const SPACE_AND_DASH = / (?=[–—·])/g;

/** The same words by no-break spaces (U+00A0): each that no line may end with keeps to the one after it, a dash to the one before. */
export function bound(text: string): string {
  return text
    .replaceAll(WORD_AND_SPACE, (word) => (BOUND_WORD.test(word) ? `${word.slice(0, -1)}\u00A0` : word))
    .replaceAll(SPACE_AND_DASH, '\u00A0');
}
