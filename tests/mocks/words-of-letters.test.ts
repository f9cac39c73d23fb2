// @vitest-environment node
import { expect, test } from 'vitest';
import { CONFIRM_WORDS, DISCOUNT_WORDS, ORDER_WORDS, RESET_WORDS } from '#mocks/letter-words.ts';
import { PAYMENT_WORDS } from '#mocks/payment-words.ts';

/** Every sentence, said of ⟨1⟩, ⟨2⟩ and so on; each of them has to be in it. */
function sentences(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  if (typeof words !== 'function') {
    const parts = Object.values(Object(words));
    expect(parts, 'a list of sentences').not.toHaveLength(0);
    return parts.flatMap(sentences);
  }
  const told = Array.from({ length: words.length }, (_, at) => `⟨${at + 1}⟩`);
  const said = sentences((words as (...told: string[]) => unknown)(...told));
  for (const one of told) expect(said.join(' ')).toContain(one);
  return said;
}

test.each(['uk', 'en'] as const)('no letter in %s lacks a word, nor what it tells of', (language) => {
  for (const words of [CONFIRM_WORDS, RESET_WORDS, DISCOUNT_WORDS, ORDER_WORDS])
    for (const said of sentences(words[language])) expect(said.trim()).not.toBe('');
});

test.each(['ua', 'en'] as const)('no word of the payment page in %s is missing', (locale) => {
  for (const said of sentences(PAYMENT_WORDS[locale])) expect(said.trim()).not.toBe('');
});

test('a letter and the payment page call the shop as its pages do, in English too', () => {
  const letters = [CONFIRM_WORDS, RESET_WORDS, DISCOUNT_WORDS, ORDER_WORDS].map(({ en }) => en);
  const said = sentences([...letters, PAYMENT_WORDS.en]).join(' ');
  expect(said).toContain('ШОВ');
  expect(said).not.toMatch(/\bShov\b/);
});
