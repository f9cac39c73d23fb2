import type { Language } from '#fixtures/localized.ts';

/** The language asked for in `Accept-Language`, by weight; Ukrainian when neither is named. */
export function languageOf(header: string | null): Language {
  let best: { language: Language; weight: number } = { language: 'uk', weight: 0 };
  for (const part of (header ?? '').slice(0, 500).split(',')) {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const weight = Number(
      parameters
        .find((one) => one.trim().startsWith('q='))
        ?.trim()
        .slice(2) ?? 1,
    );
    const name = tag.split('-')[0];
    if ((name === 'uk' || name === 'en') && weight > best.weight) best = { language: name, weight };
  }
  return best.language;
}

/** How the shop's addresses name it. */
export function localeOf(language: Language): 'ua' | 'en' {
  return language === 'uk' ? 'ua' : 'en';
}
