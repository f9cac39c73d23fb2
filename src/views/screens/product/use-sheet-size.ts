import type { Variant } from '#domain/catalog.ts';
import { wholeInches } from '#domain/length.ts';
import { framedSize } from '#domain/sheet.ts';
import { useWords } from '../../words.ts';

/** How large a picture on paper is, in words: its sheet, and its frame where this colour is one. */
export function useSheetSize({ details, color }: Variant): { sheet: string; framed: string | undefined } {
  const words = useWords();
  const said = (width: number, height: number): string =>
    words('art.size', { width, height, widthIn: wholeInches(width), heightIn: wholeInches(height) });
  const { sheet } = details;
  if (sheet === undefined) return { sheet: '', framed: undefined };
  const framed = framedSize(sheet, color.id);
  return { sheet: said(sheet.widthCm, sheet.heightCm), framed: framed && said(...framed) };
}
