import { task } from './boot.ts';

function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    // One that did not come cannot be read.
    return [];
  }
}

/** Faces that a sheet names, none of them asked for yet. */
function facesOf(sheet: CSSStyleSheet): FontFace[] {
  return rulesOf(sheet).flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return [];
    const say = (name: string): string => rule.style.getPropertyValue(name);
    const family = say('font-family').replaceAll(/["']/g, '');
    return new FontFace(family, say('src'), { weight: say('font-weight') });
  });
}

/**
 * Puts on all faces of the shop at once, when all of them are there: a page is laid out anew for each that comes alone.
 * Their sheet is the printer's, so that it holds up nothing.
 */
export async function putOnFonts(document: Document): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[data-fonts]');
  if (link === null) return;
  if (link.sheet === null) await new Promise((resolve) => link.addEventListener('load', resolve, { once: true }));
  if (link.sheet === null) return;
  const faces = facesOf(link.sheet);
  // Each in a task of its own; what cannot be read is left to its stand-in.
  for (const face of faces) {
    await face.load().catch(() => {});
    await task();
  }
  for (const face of faces) if (face.status === 'loaded') document.fonts.add(face);
}
