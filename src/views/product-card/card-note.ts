import type { Variant } from '#domain/catalog.ts';

/** How large a thing of one size is, as the beginning of its fit says it: 'Аркуш 50 × 70 см'. */
export function fitOfOneSize({ details: { fit }, sizes }: Pick<Variant, 'details' | 'sizes'>): string | undefined {
  return sizes[0]?.value === 'ONE_SIZE' ? fit?.split(/[.,:]/)[0] : undefined;
}

/** What stands under the name: for whom it is and whether there is an oversize of it; of one size, how large that is; and the number of its pattern. */
export function cardNote(variant: Variant, words: (key: string, values?: Record<string, string>) => string): string {
  const whom = words(`listing.type.${variant.type}`);
  const isOversize = variant.sizes.some(({ value }) => value.endsWith('OVERSIZE'));
  const what = fitOfOneSize(variant) ?? (isOversize ? words('listing.oversize', { whom }) : whom);
  const { pattern } = variant.details;
  return pattern === undefined ? what : `${what}\u00A0· ${words('pattern.number', { number: pattern.number })}`;
}
