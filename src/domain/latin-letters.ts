/** Each Ukrainian letter with its Latin ones, by the official table of 2010 (Cabinet of Ministers, resolution 55). */
const TABLE =
  'аa бb вv гh ґg дd еe єie жzh зz иy іi їi йi кk лl мm нn оo пp рr сs тt уu фf хkh цts чch шsh щshch ь юiu яia';
const LETTERS = new Map(TABLE.split(' ').map((one) => [one.slice(0, 1), one.slice(1)]));
/** Where a word begins with them. */
const FIRST = new Map([...'єїйюя'].map((letter, index) => [letter, ['ye', 'yi', 'y', 'yu', 'ya'][index] ?? '']));

const APOSTROPHES = /['’ʼ`]/g;
const WORDS = /[\p{L}\p{N}'’ʼ`]+/gu;

/** A word in small letters without apostrophes: 'Кам’янське' is typed in many ways. */
export function plainWord(word: string): string {
  return word.normalize('NFKC').toLowerCase().replaceAll(APOSTROPHES, '');
}

/** The words of a text as they are written, with their apostrophes. */
export function wordsIn(text: string): string[] {
  return text.match(WORDS) ?? [];
}

/** A plain Ukrainian word as it is typed by who has Latin letters only: 'київ' is 'kyiv'. */
export function inLatin(word: string): string {
  return word
    .replaceAll('зг', 'zgh')
    .replace(/^[єїйюя]/, (letter) => FIRST.get(letter) ?? letter)
    .replaceAll(/[а-яєіїґ]/g, (letter) => LETTERS.get(letter) ?? letter);
}

/** Every word that a text may be looked for by: plain, and in Latin letters. */
export function searchWords(text: string): string[] {
  return wordsIn(text)
    .map(plainWord)
    .flatMap((word) => [word, inLatin(word)]);
}
