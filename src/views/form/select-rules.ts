import { SELECT_TEXT_MAX_LENGTH } from '#domain/constants.ts';
import { asSeen } from '#domain/typed-text.ts';

/** A row of a select. */
export interface SelectItem {
  value: string;
  label: string;
  /** Other names that are as good: a code, or what it is called in another language, as a browser fills it in. */
  aliases?: readonly string[];
  /** The one to begin with, where the list begins with one. */
  isActive?: boolean;
}

/**
 * What is chosen among items that may have changed (spec section 2): values that are still there; when none is, with
 * prefill the active item or else the first, without it nothing.
 */
export function settledValues(items: readonly SelectItem[], values: readonly string[], isPrefilled: boolean): string[] {
  const kept = values.filter((value) => items.some((item) => item.value === value));
  if (kept.length > 0 || !isPrefilled) return kept;
  const first = items.find((item) => item.isActive === true) ?? items[0];
  return first === undefined ? [] : [first.value];
}

/** A label as it is shown: at most 100 characters, whole ones. */
export function shownLabel(label: string): string {
  const letters = [...label];
  return letters.length <= SELECT_TEXT_MAX_LENGTH ? label : `${letters.slice(0, SELECT_TEXT_MAX_LENGTH - 1).join('')}…`;
}

/** Letters without their marks and case: 'й' and 'Ї' are found by 'и' and 'і'. */
function plainLetters(text: string): string {
  return asSeen(text).normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();
}

/** Items with what was typed in their label; first those that begin with it, then those with a word that does; and those with another name that begins so. */
export function itemsFound(items: readonly SelectItem[], typed: string): SelectItem[] {
  const wanted = plainLetters(typed);
  const ranks: SelectItem[][] = [[], [], []];
  for (const item of items) {
    const label = plainLetters(item.label);
    const rank = label.startsWith(wanted) ? 0 : label.includes(` ${wanted}`) ? 1 : 2;
    const isCalledSo = item.aliases?.some((alias) => plainLetters(alias).startsWith(wanted)) === true;
    if (label.includes(wanted) || isCalledSo) ranks[rank]?.push(item);
  }
  return ranks.flat();
}

/** The item whose whole label or other name was typed or filled in by the browser, whatever its case; undefined when none was. */
export function itemNamed(items: readonly SelectItem[], typed: string): SelectItem | undefined {
  const name = asSeen(typed).toLocaleLowerCase();
  const found = items.filter(({ label, aliases = [] }) =>
    [label, ...aliases].some((one) => [name, `+${name}`].includes(one.toLocaleLowerCase())),
  );
  return found.length === 1 ? found[0] : undefined;
}
