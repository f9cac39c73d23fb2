/** The official table of 2010 (Cabinet of Ministers, resolution 55). */
const LETTERS: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'h',
  ґ: 'g',
  д: 'd',
  е: 'e',
  є: 'ie',
  ж: 'zh',
  з: 'z',
  и: 'y',
  і: 'i',
  ї: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ь: '',
  ю: 'iu',
  я: 'ia',
};

/** Letters that are written in another way where a word begins. */
const FIRST: Record<string, string> = { є: 'ye', ї: 'yi', й: 'y', ю: 'yu', я: 'ya' };

/** Lower case without apostrophes and accents of writing: 'М’ЯТА' and 'мята' are the same word. */
export function folded(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/['’ʼ`«»"]/g, '');
}

function official(text: string): string {
  return folded(text)
    .replaceAll('зг', 'zgh')
    .replaceAll(/(?<!\p{L})[єїйюя]/gu, (letter) => FIRST[letter] ?? letter)
    .replaceAll(/[а-яєіїґ]/g, (letter) => LETTERS[letter] ?? letter);
}

/**
 * A Ukrainian text in the ways a shopper without a Ukrainian keyboard may type it: by the official table ('khudi'), and
 * with 'h' for 'х' ('hudi').
 */
export function inLatin(text: string): string[] {
  const latin = official(text);
  return [latin, latin.replaceAll('kh', 'h')];
}
