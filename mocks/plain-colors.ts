import type { ColorSlug } from '#fixtures/catalogue/colors.ts';
import { COLORS } from '#fixtures/catalogue/colors.ts';
import type { Language } from '#fixtures/localized.ts';

/** What shoppers call a color, whatever the shop calls it: adjectives as dictionaries have them. */
interface PlainColor {
  uk: readonly string[];
  en: readonly string[];
  of: readonly ColorSlug[];
}

const PLAIN_COLORS: readonly PlainColor[] = [
  { uk: ['жовтий'], en: ['yellow'], of: ['yellow'] },
  { uk: ['чорний'], en: ['black'], of: ['coal', 'black'] },
  { uk: ['білий'], en: ['white'], of: ['chalk', 'white', 'paper'] },
  { uk: ['кремовий', 'молочний'], en: ['cream'], of: ['chalk', 'clay'] },
  { uk: ['бежевий'], en: ['beige'], of: ['linen', 'clay'] },
  { uk: ['сірий'], en: ['grey', 'gray'], of: ['stone'] },
  { uk: ['синій'], en: ['blue'], of: ['ultra', 'night'] },
  { uk: ['темно-синій'], en: ['dark', 'navy'], of: ['night'] },
  { uk: ['блакитний', 'голубий'], en: ['light', 'blue'], of: ['sky'] },
  { uk: ['зелений'], en: ['green'], of: ['olive', 'pine'] },
  { uk: ['темно-зелений'], en: ['dark'], of: ['pine'] },
  { uk: ['оливковий', 'хакі'], en: ['olive', 'khaki'], of: ['olive'] },
  { uk: ['червоний', 'теракотовий'], en: ['red', 'terracotta'], of: ['rust'] },
  { uk: ['коричневий', 'дерев’яний'], en: ['brown', 'wooden'], of: ['oak'] },
  // Nothing is of these; they are known, so that none is taken for a slip: 'pink' is not 'pine'.
  { uk: ['рожевий'], en: ['pink'], of: [] },
  { uk: ['помаранчевий', 'оранжевий'], en: ['orange'], of: [] },
  { uk: ['фіолетовий', 'бузковий'], en: ['purple', 'violet'], of: [] },
];

/** Endings of adjectives by the dictionary's: every gender, both numbers, what is bought and what it is of. */
const ENDINGS: Record<string, readonly string[]> = {
  ий: ['ий', 'а', 'е', 'і', 'у', 'ого', 'ої', 'их'],
  ій: ['ій', 'я', 'є', 'і', 'ю', 'ього', 'ьої', 'іх'],
};

/** An adjective in all its forms, by the dictionary's. */
export function formsOf(adjective: string): readonly string[] {
  const endings = ENDINGS[adjective.slice(-2)];
  return endings?.map((ending) => adjective.slice(0, -2) + ending) ?? [adjective];
}

function wordsOf(rows: readonly PlainColor[]): Record<Language, string[]> {
  return { uk: rows.flatMap(({ uk }) => uk.flatMap(formsOf)), en: rows.flatMap(({ en }) => en) };
}

const { uk: ukrainian, en: english } = wordsOf(PLAIN_COLORS);

/** Every plain word of a color, also of those that nothing is of. */
export const PLAIN_COLOR_WORDS: readonly string[] = [...ukrainian, ...english];

/** The plain words that a color of the shop is searched by besides its name; Ukrainian ones in all their forms. */
export function plainWordsOf(colorId: string): Record<Language, string[]> {
  return wordsOf(PLAIN_COLORS.filter(({ of }) => of.some((slug) => COLORS[slug]._id === colorId)));
}
