import type { Category, Variant } from '#domain/catalog.ts';
import { asSeen } from '#domain/typed-text.ts';
import type { SearchStore } from '#stores/search.ts';

/** A line under the search field that can be chosen. */
export type Suggestion =
  | { kind: 'recent'; text: string }
  | { kind: 'forget' }
  | { kind: 'category'; category: Category }
  | { kind: 'variant'; variant: Variant }
  | { kind: 'all'; text: string; total: number };

/** What can be chosen while this is in the field: former searches while it is empty, what may be meant once it is not. */
export function suggestionsOf({ suggested, recent }: SearchStore, typed: string): Suggestion[] {
  if (asSeen(typed) === '') {
    const former = recent.map((text): Suggestion => ({ kind: 'recent', text }));
    return former.length === 0 ? [] : [...former, { kind: 'forget' }];
  }
  if (suggested === undefined) return [];
  const { text, categories, variants, total } = suggested;
  return [
    ...categories.map((category): Suggestion => ({ kind: 'category', category })),
    ...variants.map((variant): Suggestion => ({ kind: 'variant', variant })),
    ...(total > variants.length ? [{ kind: 'all', text, total } satisfies Suggestion] : []),
  ];
}

/** What tells a line from the others of its list. */
export function keyOf(line: Suggestion): string {
  if (line.kind === 'category') return line.category.id;
  if (line.kind === 'variant') return line.variant.id;
  return line.kind === 'recent' ? `recent ${line.text}` : line.kind;
}

/** The next line up or down from one (undefined: the field itself), round and round. */
export function nextLine(current: number | undefined, step: 1 | -1, count: number): number | undefined {
  const places = count + 1;
  const next = ((current ?? count) + step + places) % places;
  return next === count ? undefined : next;
}
