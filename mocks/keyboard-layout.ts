/** The same keys of both layouts, without Shift and then those that are signs in Latin with it. */
const LATIN = 'qwertyuiop[]asdfghjkl;\'zxcvbnm,.\\{}:"<>|';
const UKRAINIAN = 'йцукенгшщзхїфівапролджєячсмитьбюґхїжєбюґ';

/** Where Ukrainian has other letters, or none. */
const RUSSIAN: Record<string, string> = { ы: 's', э: "'", ъ: ']', ё: '`' };

const TO_UKRAINIAN = new Map(Array.from(LATIN, (key, at) => [key, UKRAINIAN[at] ?? key]));
const TO_LATIN = new Map([
  ...Object.entries(RUSSIAN),
  // Signs with Shift stand last, and what is not shifted is kept.
  ...Array.from(LATIN, (key, at): [string, string] => [UKRAINIAN[at] ?? key, key]).toReversed(),
]);

/**
 * What the same keys write in the other layout, in lower case: '[els' is 'худі', 'рщщвшу' is 'hoodie'. A text with a
 * Cyrillic letter was typed in Ukrainian or Russian, any other in Latin.
 */
export function inOtherLayout(text: string): string {
  const keys = /\p{Script=Cyrillic}/u.test(text) ? TO_LATIN : TO_UKRAINIAN;
  return Array.from(text.toLowerCase(), (key) => keys.get(key) ?? key).join('');
}
