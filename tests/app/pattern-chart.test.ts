import { expect, test } from 'vitest';
import { type Chart, chartOf } from '#app/pattern-chart.ts';
import { patternOfChart } from '#domain/pattern-chart.ts';
import type { Locale } from '#domain/profile.ts';
import { loadMessages, messagesOf, takeWords } from '#views/messages.ts';
import { crossesOf } from '#views/pattern/own-number.ts';
import { wordsOfBuild } from '../../src/build/words-of-build.ts';

async function chartOfFile(locale: Locale, file: string): Promise<Chart | undefined> {
  const pattern = patternOfChart(file);
  return pattern && chartOf(locale, pattern);
}

test('the chart of a number says how many crosses it has, of which thread, and how large they come out', async () => {
  const chart = await chartOfFile('en', '1991.pdf');
  expect(chart?.crosses).toHaveLength(crossesOf('1991'));
  expect(chart).toMatchObject({
    language: 'en',
    title: 'Pattern no.\u00A01991',
    // 73 crosses, 14 to an inch.
    facts: ['1,157 crosses in a field of 73 × 73', 'On 14-count cloth it measures 13.2 × 13.2 cm'],
    threads: [{ words: 'DMC 347, red: 448 crosses' }, { words: 'DMC 3371, black brown: 709 crosses' }],
  });
});

test('the chart of a band is as long as the band and speaks the language it is asked in', async () => {
  const chart = await chartOfFile('ua', '0306-band-96.pdf');
  expect(chart).toMatchObject({ language: 'uk', title: 'Узор №\u00A00306', columns: 96, rows: 25 });
  expect(chart?.facts[1]).toBe('На канві Aida 14 узор має 17,4 × 4,5 см');
});

test.each([
  ['en', 'On 14-count cloth it measures 5.2 × 5.2 in (13.2 × 13.2 cm)'],
  ['ua', 'На канві Aida 14 узор має 5,2 × 5,2 дюйма (13,2 × 13,2 см)'],
] as const)('the American shop measures it in inches, with centimetres beside them (%s)', async (locale, said) => {
  await loadMessages(locale);
  const words = messagesOf(locale) ?? {};
  takeWords(locale, wordsOfBuild(words, 'us'));
  expect((await chartOfFile(locale, '1991.pdf'))?.facts[1]).toBe(said);
  takeWords(locale, words);
});

test('what is the file of no chart has none', async () => {
  expect(await chartOfFile('ua', '199.pdf')).toBeUndefined();
});
