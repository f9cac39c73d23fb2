/** Words that no line ends with: those of one letter, and what joins two others. */
const BOUND_WORD = /(?:^|[\s\p{Ps}\p{Pi}"{}>])(?:\p{L}|та|чи|або|але|бо|and|but|or) $/iu;

const WORD_AND_SPACE = /\S+ /g;

/** The same words, where each that no line may end with keeps to the one after it: by a no-break space (U+00A0). */
export function bound(text: string): string {
  return text.replaceAll(WORD_AND_SPACE, (word) => (BOUND_WORD.test(word) ? `${word.slice(0, -1)}\u00A0` : word));
}
