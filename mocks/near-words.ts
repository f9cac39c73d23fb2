/** Shorter words differ from too many others by one letter. */
const WHOLE_FROM = 4;
/** Of a word that is still being typed so much must be there. */
const BEGINNING_FROM = 5;
/** Codes with a digit in them are not corrected: the next one belongs to something else. */
const LETTERS_ONLY = /^\p{L}+$/u;

/**
 * Whether a word is another but for one slip of the finger (Damerau's distance of 1): a wrong letter, one too many, one
 * left out, or two neighbors swapped. Long words may also be the beginning of the other.
 */
export function isNear(typed: string, word: string): boolean {
  if (typed.length < WHOLE_FROM || !LETTERS_ONLY.test(typed)) return false;
  const isBeginning = typed.length >= BEGINNING_FROM;
  if (!isBeginning && Math.abs(typed.length - word.length) > 1) return false;
  let same = 0;
  while (same < typed.length && typed[same] === word[same]) same += 1;
  const fits = (rest: string, from: number): boolean =>
    isBeginning ? word.startsWith(rest, from) : word.slice(from) === rest;
  const rest = typed.slice(same);
  const isSwapped = typed[same] === word[same + 1] && typed[same + 1] === word[same];
  return (
    fits(rest.slice(1), same + 1) ||
    fits(rest.slice(1), same) ||
    fits(rest, same + 1) ||
    (isSwapped && fits(rest.slice(2), same + 2))
  );
}
