import { localePath } from '#stores/locale.ts';
import type { JsonLd, Say, Shown } from '../routes/route.ts';

export const CONTEXT = { '@context': 'https://schema.org' };

/** What robots read of a screen: the way to it, and what its row says of it. `origin` is that of public addresses, or empty. */
export function jsonLdOf(shown: Shown, origin: string, words: Say): JsonLd[] {
  const { locale, row } = shown.match;
  const at = (path: string): string => origin + localePath(locale, path);
  const steps = (row?.steps?.(shown, words) ?? []).map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step.name,
    item: at(step.path),
  }));
  const way = steps.length === 0 ? [] : [{ ...CONTEXT, '@type': 'BreadcrumbList', itemListElement: steps }];
  return [...way, ...(row?.described?.(shown, at, origin) ?? [])];
}
