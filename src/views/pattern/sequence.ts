const KNUTH = 2_654_435_761;

/** Numbers from 0 to 1 that always follow one another in the same way for the same pattern number. */
export function sequence(number: string): () => number {
  let state = 0;
  for (const letter of number) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), KNUTH) >>> 0;
  state = (state || 1) >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
